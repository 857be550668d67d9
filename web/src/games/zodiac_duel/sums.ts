// The power of a side, taken apart as far as it is told.

export interface Part {
  value: number
  /** 0 the fighter, 1 its stars, 2 the rearguard, 3 all that was added. */
  kind: number
}

const ADDED = 3

/**
 * The parts of a power: those that are told, without those that are 0 except the first;
 * else what stands on the card, and all that was added to it.
 */
export function partsOf(total: number, told: number[] | null, printed: number): Part[] {
  const parts = told
    ? told.map((value, kind) => ({ value, kind }))
    : [
        { value: printed, kind: 0 },
        { value: total - printed, kind: ADDED },
      ]
  return parts.filter(({ value }, place) => place === 0 || value !== 0)
}
