// A table that is being thought up, and what is sent to open it.
import type { GameShown, NewClock, NewSeat, NewTable, SwitchShown } from '../protocol.ts'

export type Plain = boolean | number | string | string[]
export type SeatKind = NewSeat['kind']
export type ClockKind = 'none' | 'move' | 'game' | 'days'

export interface SeatDraft {
  kind: SeatKind
  level: string
  name: string
}

export interface ClockDraft {
  kind: ClockKind
  /** Seconds for each move. */
  move: number
  /** Minutes for the whole game, and seconds more after each move. */
  minutes: number
  increment: number
  /** Days for each move. */
  days: number
}

export interface Draft {
  game: string
  seats: SeatDraft[]
  options: Record<string, Plain>
  clock: ClockDraft
  /** A built-in set's name, or null for `ownCards`. */
  cards: string | null
  ownCards: string
  chat: boolean
}

export interface Person {
  nickname: string
  level: string
}

const DAY = 24 * 3600

/** Return the table that a game proposes: the person, and bots in all other seats. */
export function usualDraft(game: GameShown, person: Person): Draft {
  const options = Object.fromEntries(game.switches.map((one) => [one.name, one.default]))
  const draft: Draft = {
    game: game.name,
    seats: [],
    options,
    clock: { kind: 'none', move: 60, minutes: 10, increment: 10, days: 1 },
    cards: game.default_cards,
    ownCards: '',
    chat: true,
  }
  seatPlayers(draft, usualPlayers(game), person)
  return draft
}

/** Return for how many a game is set up unless somebody asks for another number. */
export function usualPlayers(game: GameShown): number {
  const counts = game.switches.find((one) => one.name === game.players_switch)
  return typeof counts?.default === 'number' ? counts.default : (game.players[0] ?? 1)
}

/** Give the draft so many seats; those that stay keep their people. */
export function seatPlayers(draft: Draft, count: number, person: Person): void {
  const added = Array.from({ length: Math.max(0, count - draft.seats.length) })
  const first = draft.seats.length === 0
  const more = added.map((_, place): SeatDraft => {
    const mine = first && place === 0
    return { kind: mine ? 'me' : 'bot', level: person.level, name: mine ? person.nickname : '' }
  })
  draft.seats = [...draft.seats, ...more].slice(0, count)
}

/** Return the switches that a person sets in the form; seats set the number of players. */
export function variants(game: GameShown): SwitchShown[] {
  return game.switches.filter((one) => one.name !== game.players_switch)
}

/** Return the names of the switches that differ from their defaults. */
export function changed(game: GameShown, draft: Draft): string[] {
  return game.switches
    .filter((one) => !same(draft.options[one.name], one.default))
    .map((one) => one.name)
}

/** Lists count as equal when they hold the same names, in any order. */
function same(one: Plain | undefined, other: Plain): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && one.every((name) => other.includes(name))
}

/** Return what the server is asked to open. */
export function asked(game: GameShown, draft: Draft): NewTable {
  const options = { ...draft.options }
  if (game.players_switch) options[game.players_switch] = draft.seats.length
  const own = changed(game, { ...draft, options })
  return {
    game: game.name,
    seats: draft.seats.map(seatAsked),
    options: Object.fromEntries(own.map((name) => [name, options[name] as Plain])),
    cards: cardsAsked(game, draft),
    clock: clockAsked(draft.clock),
    chat: draft.chat,
  }
}

/** Return a table for one person and bots of one level, without any more questions. */
export function againstBots(game: GameShown, person: Person, level: string): NewTable {
  return asked(game, usualDraft(game, { ...person, level }))
}

/** Return the clock to ask for, in seconds. */
export function clockAsked(clock: ClockDraft): NewClock | null {
  if (clock.kind === 'none') return null
  if (clock.kind === 'game') {
    return { seconds: Math.round(clock.minutes * 60), increment: clock.increment, per_move: false }
  }
  const seconds = clock.kind === 'days' ? clock.days * DAY : clock.move
  return { seconds: Math.round(seconds), increment: 0, per_move: true }
}

function seatAsked(seat: SeatDraft): NewSeat {
  if (seat.kind === 'bot') return { kind: 'bot', level: seat.level }
  const name = seat.kind === 'me' ? seat.name.trim() : ''
  return name ? { kind: seat.kind, name } : { kind: seat.kind }
}

function cardsAsked(game: GameShown, draft: Draft): string | null {
  if (draft.cards === null) return draft.ownCards
  return draft.cards === game.default_cards ? null : draft.cards
}
