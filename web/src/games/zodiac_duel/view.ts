// What the server sends as the view of a table of Zodiac Duel (games/zodiac_duel/view.py).
import type { Update } from '../../protocol.ts'

export type Role = 'fighter' | 'star'

export interface Duel {
  n: number
  leader: number
  /** The sign to follow; null before the duel is led. */
  led: string | null
  /** Card ids, `down` or null, by seat. */
  fighters: (string | null)[]
  stars: string[][]
  winner: number | null
  powers: (number | null)[]
  signs: (string | null)[]
  penalised: boolean[]
  forfeit: boolean
  cancelled?: string[]
  /** By seat: the power of the fighter, of the stars and of the rearguard. */
  parts?: number[][]
}

export interface ZodiacView {
  mode: string
  phase: string
  round: number
  duel: number
  actor: number | 'chance' | null
  signs: string[] | null
  base: string[][]
  used: string[]
  wins: number[]
  initiative: number | null
  duels: Duel[]
  turns_left: (number | null)[]
  deck_size: number
  winner: number | null
  seat: number | null
  hand_known_to_rival: string[] | null
  pool: string[] | null
  pending: [string, Role][] | null
}

export const SEATS = 2
export const DOWN = 'down'

export function viewOf(update: Update): ZodiacView {
  return update.view as unknown as ZodiacView
}

/** The seat at the lower edge of the screen. */
export function nearSeat(view: ZodiacView): number {
  return view.seat ?? 0
}

export function other(seat: number): number {
  return 1 - seat
}

/** The duel that is being fought or about to be; null before the first and after the last. */
export function foughtDuel(view: ZodiacView): Duel | null {
  const last = view.duels.at(-1)
  return last && last.winner === null ? last : null
}

/** How many duels win the game, as far as pips are drawn. */
export const WINS = 3
