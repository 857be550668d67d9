// The throws of the die that are shown, and which of them belong together.

export interface Roll {
  seat: number
  value: number
  why: 'move' | 'steal' | 'duel'
}

/** The newest throws that belong together: the pair of a duel, else the last one alone. */
export function newest(rolls: Roll[]): Roll[] {
  const last = rolls.at(-1)
  if (last === undefined) return []
  if (last.why !== 'duel') return [last]
  const before = rolls.map(({ why }) => why !== 'duel').lastIndexOf(true)
  const duel = rolls.slice(before + 1)
  return duel.slice(duel.length % 2 === 0 ? -2 : -1)
}
