// Where the next throw of a seat leads, and what it would bring.
import type { Chart, Tile } from './chart.ts'
import { lastMissing, type ZodiakalView } from './view.ts'

export interface Reached {
  steps: number
  square: number
  /** Null on a plain square, where nothing happens. */
  tile: Tile | null
  /** How many of the token the box has. */
  left: number
  /** Whether the token is the last one the seat needs. */
  wins: boolean
}

/** The squares that so many steps and fewer lead to; as many as the die has faces by default. */
export function reachOf(
  view: ZodiakalView,
  chart: Chart,
  seat: number,
  most: number = chart.faces,
): Reached[] {
  const missing = lastMissing(view.hands[seat] ?? [], chart.needed(seat))
  return Array.from({ length: most }, (_, before) => {
    const steps = before + 1
    const square = ((view.pos[seat] ?? 0) + steps) % chart.squares
    const tile = chart.at(square)
    const left = tile ? (view.box[tile.kind] ?? 0) : 0
    const wins = tile !== null && left > 0 && missing.includes(tile.kind)
    return { steps, square, tile, left, wins }
  })
}
