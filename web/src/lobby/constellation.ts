// A drawing for games that have none: the same name always makes the same stars.
export interface Star {
  x: number
  y: number
  r: number
}

const STARS = 6

/** Return stars in a circle of radius 58 around (60, 60), from left to right. */
export function constellation(name: string): Star[] {
  const chance = chanceOf(name)
  return Array.from({ length: STARS }, (_, place) => ({
    x: 24 + place * (72 / (STARS - 1)) + between(chance, -4, 4),
    y: between(chance, 34, 86),
    r: between(chance, 2, 4.5),
  })).map(rounded)
}

function between(chance: () => number, low: number, high: number): number {
  return low + chance() * (high - low)
}

function rounded({ x, y, r }: Star): Star {
  const tenth = (value: number): number => Math.round(value * 10) / 10
  return { x: tenth(x), y: tenth(y), r: tenth(r) }
}

/** Numbers from 0 to 1 that depend on the name alone (FNV-1a, then xorshift). */
function chanceOf(name: string): () => number {
  let state = 2166136261
  for (const letter of name) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  }
  state ||= 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}
