// What the server sends as the view of a table of Zeipen Dualis (games/zeipen/view.py).
import type { Update } from '../../protocol.ts'

export type Phase =
  | 'hand'
  | 'build'
  | 'row'
  | 'draft'
  | 'reveal'
  | 'toss'
  | 'choose'
  | 'setup card'
  | 'setup cell'
  | 'action'
  | 'target'
  | 'over'

/** A card on the grid. */
export interface Lying {
  at: string
  seat: number
  card: string
  face: 'active' | 'alternate'
}

export interface ZeipenView {
  phase: Phase
  actor: number | 'chance' | null
  first: number | null
  /** Finished actions. */
  turn: number
  board: Lying[]
  hands: (string[] | null)[]
  hand_name: (string | null)[]
  hand_counts: number[]
  known: string[][]
  wounded: string[][]
  frozen: string[]
  enclosed: string[]
  /** The first step while the second is due, such as `move 0,-1`. */
  pending: string | null
  row: string[]
  supply: Record<string, number>
  revealed: string[][]
  seen: number
  /** What the last finished action caused, in order. */
  events: string[]
  result: { winner: number | null; reason: string } | null
}

export const SEATS = 2

/** Phases in which hands are found, and in which the first player is. */
export const FINDING_HANDS: Phase[] = ['hand', 'build', 'row', 'draft']
export const FINDING_FIRST: Phase[] = ['reveal', 'toss', 'choose']

export function viewOf(update: Update): ZeipenView {
  return update.view as unknown as ZeipenView
}

export function other(seat: number): number {
  return SEATS - 1 - seat
}

/** The seat at the lower edge of the screen; a spectator sits with the first player. */
export function nearSeat(viewer: number | null, view: ZeipenView): number {
  return viewer ?? view.first ?? 0
}

/** Whether the grid, which is laid out for the first player, is seen from its other side. */
export function isTurned(near: number, view: ZeipenView): boolean {
  return near !== (view.first ?? near)
}

/** The space of the card that is on its way, and the card that comes from the hand. */
export interface Pending {
  from: string | null
  card: string | null
}

export function pendingOf(view: ZeipenView): Pending | null {
  if (view.pending === null) return null
  const [deed, what = ''] = view.pending.split(' ')
  return deed === 'move' ? { from: what, card: null } : { from: null, card: what }
}
