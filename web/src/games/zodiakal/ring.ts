// Where the squares of the ring lie, and where a throw leads.

export interface Place {
  row: number
  column: number
}

/** Row and column of an edge square, clockwise from the upper left corner. */
export function placeOf(square: number, side: number): Place {
  const edge = side - 1
  const along = square % edge
  switch (Math.floor(square / edge) % 4) {
    case 0:
      return { row: 0, column: along }
    case 1:
      return { row: along, column: edge }
    case 2:
      return { row: edge, column: edge - along }
    default:
      return { row: edge - along, column: 0 }
  }
}

export function sideOf(squares: number): number {
  return squares / 4 + 1
}

/** The squares that so many steps from a square lead over, clockwise, the last one included. */
export function walk(from: number, steps: number, squares: number): number[] {
  return Array.from({ length: steps }, (_, step) => (from + step + 1) % squares)
}

export interface Spot {
  x: number
  y: number
}

/** Where one of several pieces on a square stands, in parts of a square from its middle. */
export function spotOf(number: number, many: number): Spot {
  if (many <= 1) return { x: 0, y: 0 }
  if (many === 2) return { x: number === 0 ? -0.22 : 0.22, y: number === 0 ? 0.06 : 0.18 }
  return { x: number % 2 === 0 ? -0.22 : 0.22, y: number < 2 ? -0.12 : 0.24 }
}

/** Where the tokens of the box lie: on a wheel, in parts of its radius from its middle. */
export function wheel(number: number, many: number): Spot {
  const angle = ((number / many) * 360 - 135) * (Math.PI / 180)
  return { x: Math.cos(angle), y: Math.sin(angle) }
}
