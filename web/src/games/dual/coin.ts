// How far each seat has come on the way to the Coin of this round, from counts alone.
import type { DualView } from './view.ts'

export interface CoinRace {
  /** Cards won by seat. */
  won: number[]
  /** Cards with which nobody else can have more. */
  need: number
  /** Seats with the most cards so far; none before the first trick is taken. */
  ahead: number[]
  /** The seat that nobody can catch up with any more. */
  sure: number | null
}

/** `cards` are in the whole deck. */
export function coinRace(view: DualView, cards: number): CoinRace {
  const won = view.won.map((pile) => pile.length)
  const need = Math.floor(cards / 2) + 1
  const most = Math.max(...won)
  const leading = won.flatMap((count, seat) => (count === most ? [seat] : []))
  const sure = won.findIndex((count) => count >= need)
  return { won, need, ahead: most > 0 ? leading : [], sure: sure < 0 ? null : sure }
}
