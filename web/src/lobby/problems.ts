// Where in the form a refusal belongs, and what is said about it.
import type { GameShown } from '../protocol.ts'
import { Refusal } from '../shared/api.ts'
import { canSay, say } from '../shared/say.ts'
import type { Draft } from './draft.ts'

/** A refusal at its place: a switch's name, `seats`, `clock`, `cards`, or `form`. */
export interface Trouble {
  place: string
  text: string
}

/** Return where and how a failed request is shown in the form. */
export function troubleOf(error: unknown, game: GameShown, draft: Draft): Trouble {
  return { place: placeOf(error, game, draft), text: reasonOf(error) }
}

/** Return a refusal in the reader's words where the client has them, else in the server's. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Refusal)) throw error
  const key = `lobby.problem.${error.code}`
  if (canSay(key)) return say(key)
  return error.message || say('lobby.problem.unknown', { code: error.code })
}

/** Keys are such as `options.rounds`, `seats.0.level`, `clock` or `cards`. */
function placeOf(error: unknown, game: GameShown, draft: Draft): string {
  if (!(error instanceof Refusal) || error.code === 'unreachable') return 'form'
  const [head = '', name = ''] = (error.key ?? '').replace(/^\$\.?/, '').split(/[.[]/)
  if (head === 'options' && game.switches.some((one) => one.name === name)) {
    return name === game.players_switch ? 'seats' : name
  }
  if (head === 'cards' && draft.cards !== null) return 'form'
  return ['seats', 'clock', 'cards'].includes(head) ? head : 'form'
}
