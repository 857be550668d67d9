// What the server sends as the view of a table of Zodiakal (games/zodiakal/view.py).
import type { Update } from '../../protocol.ts'

export type Phase =
  | 'first'
  | 'roll'
  | 'move'
  | 'collect'
  | 'discard'
  | 'sacrifice'
  | 'special'
  | 'detail'
  | 'block'
  | 'steal'
  | 'duel'
  | 'take'
  | 'end'

/** Who declared an effect or a block, and who is still to be asked about it, in order. */
export interface Window {
  by: number
  queue: number[]
}

export interface Duel {
  challenger: number
  rival: number
  throws: number[]
}

export interface ZodiakalView {
  phase: Phase
  turn: number | null
  turn_number: number
  throws: number
  used: boolean
  rolled: number | null
  pos: number[]
  tiles: (string | null)[]
  armed: boolean[]
  /** Counts by seat and kind. */
  hands: number[][]
  /** Counts by kind. */
  box: number[]
  kinds: number[]
  declared: string[]
  window: Window[] | null
  duel: Duel | null
  /** The seat that takes a token and the one that loses it. */
  taking: [number, number] | null
  winner: number | null
  capped: boolean
  winners: number[] | null
  seat: number | null
}

export function viewOf(update: Update): ZodiakalView {
  return update.view as unknown as ZodiakalView
}

/** All seats clockwise, the reader's first. */
export function seatsAround(view: ZodiakalView): number[] {
  const seats = view.pos.length
  const first = view.seat ?? 0
  return Array.from({ length: seats }, (_, step) => (first + step) % seats)
}

/** The kinds that would each be the last one needed to win; none while more are lacking. */
export function lastMissing(hand: number[], needed: number): number[] {
  const missing = hand.flatMap((count, kind) => (count === 0 ? [kind] : []))
  return hand.length - missing.length === needed - 1 ? missing : []
}
