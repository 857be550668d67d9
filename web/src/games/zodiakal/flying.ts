// Which tokens went where between two countings.
import type { Counts } from './late.ts'

export interface Move {
  kind: number
  /** `box` or a seat. */
  from: string
  to: string
}

/** Matches for each kind those who have fewer with those who have more. */
export function movesBetween(before: Counts, after: Counts): Move[] {
  return after.box.flatMap((_, kind) => {
    const changes = Object.entries(holders(after, kind)).map(([who, count]) => {
      return [who, count - (holders(before, kind)[who] ?? count)] as const
    })
    const givers = changes.flatMap(([who, change]) => Array<string>(Math.max(0, -change)).fill(who))
    const takers = changes.flatMap(([who, change]) => Array<string>(Math.max(0, change)).fill(who))
    return givers.flatMap((from, at) => {
      const to = takers[at]
      return to === undefined ? [] : [{ kind, from, to }]
    })
  })
}

function holders(counts: Counts, kind: number): Record<string, number> {
  const hands = counts.hands.map((hand, seat) => [String(seat), hand[kind] ?? 0] as const)
  return Object.fromEntries([['box', counts.box[kind] ?? 0], ...hands])
}
