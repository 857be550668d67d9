// What can be done now with what is chosen, each with the moves that do it.
import type { MoveChoice, Scene } from '../../protocol.ts'
import { isReady, movesFor, setOf, type Target } from './targets.ts'

export interface Step {
  /** The kind of node in which the move is meant; null: any. */
  kind: string | null
  text: string
}

export interface Offer {
  id: string
  steps: Step[]
  /** The zone that can be touched for it; null: a button alone. */
  zone: string | null
  /** The move, where it is but one. */
  move: MoveChoice | null
  target: Target | null
  cards: string[]
  points: number
  deadly: boolean
}

/** What is chosen on the own side for a single move: a hand card, `stored 7h`, `7h from 2`. */
const SINGLE = ['use', 'move']

export function offersOf(scene: Scene, targets: Target[], cards: string[]): Offer[] {
  const taking = targets.filter((target) => isReady(target, cards)).map((one) => given(one, cards))
  const single = scene.moves.filter(({ text }) => isMeant(text, cards))
  const zones = scene.moves.filter(({ text }) => /^(on|top on) \d$/.test(text))
  const stepwise = targets.filter(({ stepwise, begins }) => stepwise && begins !== null)
  return [
    ...taking,
    ...stepwise.flatMap(({ begins }) => scene.moves.filter(({ text }) => text === begins)).map(once),
    ...[...single, ...zones].map(once),
  ]
}

function given(target: Target, cards: string[]): Offer {
  const at = setOf(target, cards)
  const id = `${target.use} ${target.ability ?? ''}`.trim()
  const found = { id, zone: target.zone, move: null, target, cards }
  const points = target.points[at] ?? 0
  return { ...found, steps: movesFor(target, cards), points, deadly: target.deadly[at] ?? false }
}

function once(move: MoveChoice): Offer {
  const zone = move.piece === null || move.text.startsWith('move ') ? move.zone : null
  const id = move.text
  const steps = [{ kind: null, text: id }]
  return { id, steps, zone: goal(move) ?? zone, move, target: null, cards: [], points: 0, deadly: false }
}

/** The ability that a card is moved to, as a zone. */
function goal({ text, zone }: MoveChoice): string | null {
  const to = /^move \w+ from \d to (\d)$/.exec(text)?.[1]
  const side = zone?.split('-')[1] ?? '0'
  return to === undefined ? null : `stack-${side}-${to}`
}

function isMeant(text: string, cards: string[]): boolean {
  const [deed = '', ...rest] = text.split(' ')
  const [card] = cards
  if (cards.length !== 1 || card === undefined || !SINGLE.includes(deed)) return false
  const thing = rest.join(' ')
  return deed === 'use' ? thing === card : thing.startsWith(`${card} to `)
}

/** What can be chosen for a single move: stored cards, and cards that can be moved. */
export function singles(scene: Scene): string[] {
  return scene.moves.flatMap(({ text }) => {
    const stored = /^use (stored \w+)$/.exec(text)?.[1]
    return stored ?? /^move (\w+ from \d) to \d$/.exec(text)?.[1] ?? []
  })
}

const TOUCHED = ['bomb', 'hide', 'stash', 'retrieve', 'keep']

/** The move that touching a piece makes at once. */
export function touchMove(scene: Scene, targets: Target[], piece: string): MoveChoice | null {
  const naming = targets.find(({ stepwise, begins }) => stepwise && begins === null)?.deed
  const found = scene.moves.find((move) => {
    const deed = move.text.split(' ')[0] ?? ''
    return move.piece === piece && (TOUCHED.includes(deed) || deed === naming)
  })
  return found ?? null
}

const CHOSEN = ['play', 'level', 'add', 'toss', 'defend', 'discard', 'use', 'move', 'on', 'pick', 'nemesis']

/** The moves that need nothing to be chosen first, such as the end of a turn. */
export function looseMoves(scene: Scene, targets: Target[]): MoveChoice[] {
  const naming = targets.some(({ begins, stepwise }) => begins === null && !stepwise)
  return scene.moves.filter(({ text, piece }) => {
    const deed = text.split(' ')[0] ?? ''
    if (text === 'done' && naming) return false
    return piece === null && !CHOSEN.includes(deed) && !text.startsWith('top on ')
  })
}
