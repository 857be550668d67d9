// What the server sends as the view of a table of Dual (games/dual/view.py).
import type { Update } from '../../protocol.ts'

/** Who played which face, such as `[0, 'y3']`. */
export type Played = [number, string]

export interface LastTrick {
  cards: Played[]
  winner: number
  lowest: number
  by: 'value' | 'stars'
  /** `none` or a seat in digits; null before the decision and after the last trick. */
  wind: string | null
}

export interface RoundDone {
  cube: number
  coin: number[]
  stars: number[]
  cards: number[]
}

export interface DualView {
  phase: 'dealer' | 'deal' | 'flip' | 'play' | 'wind' | 'end'
  round: number
  trick: number
  dealer: number | null
  leader: number | null
  turn: number | null
  hands: (string[] | null)[]
  backs: number[][]
  flips: (string | null)[]
  table: Played[]
  last_trick: LastTrick | null
  won: string[][]
  coins: number[]
  cubes: number[]
  stars: number[]
  scores: number[]
  rounds_done: RoundDone[]
  winners: number[] | null
  seat: number | null
}

export function viewOf(update: Update): DualView {
  return update.view as unknown as DualView
}

/** The seats clockwise from the reader's left; a spectator sees all of them. */
export function opponents(view: DualView): number[] {
  const seats = view.won.length
  const first = view.seat === null ? 0 : view.seat + 1
  const clockwise = Array.from({ length: seats }, (_, step) => (first + step) % seats)
  return clockwise.filter((seat) => seat !== view.seat)
}

/** The seats in the order in which they play a trick that `leader` starts. */
export function playingOrder(leader: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, step) => (leader + step) % seats)
}
