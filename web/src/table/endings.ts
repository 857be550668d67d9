// How a game ended, seat by seat.
import type { EndShown } from '../protocol.ts'

export type Fate = 'wins' | 'shares' | 'loses' | 'drawn'

/** What became of each seat; empty where there is no result. */
export function fates(end: EndShown, seats: number): Fate[] {
  if (end.result) return end.result.map((mine) => byResult(mine, end.result ?? []))
  const all = Array.from({ length: seats }, (_, seat) => seat)
  if (end.by === 'draw') return all.map(() => 'drawn')
  if (end.loser === null || seats !== 2) return []
  return all.map((seat) => (seat === end.loser ? 'loses' : 'wins'))
}

function byResult(mine: number, result: number[]): Fate {
  const best = Math.max(...result)
  if (result.length > 1 && Math.min(...result) === best) return 'drawn'
  if (mine < best) return 'loses'
  return result.filter((one) => one === best).length > 1 ? 'shares' : 'wins'
}
