// Spaces of the grid: where they stand on the screen, and how the cursor walks among them.

/** x grows to the first player's right, y away from the first player. */
export interface Space {
  x: number
  y: number
}

/** A place on the screen, counted from 1. */
export interface Cell {
  row: number
  column: number
}

/** The part of the grid that is shown. */
export interface Frame {
  west: number
  east: number
  south: number
  north: number
}

export function spaceOf(at: string): Space {
  const [x = '0', y = '0'] = at.split(',')
  return { x: Number(x), y: Number(y) }
}

export function atOf({ x, y }: Space): string {
  return `${x},${y}`
}

/** The space of a piece, whose place is row and column with north above. */
export function atOfPlace(place: number[] | null): string | null {
  const [row, column] = place ?? []
  return row === undefined || column === undefined ? null : atOf({ x: column, y: 0 - row })
}

/** All occupied spaces with the free ones around them, where cards can come to. */
export function frameAround(occupied: string[]): Frame {
  const spaces = [{ x: 0, y: 0 }, ...occupied.map(spaceOf)]
  const xs = spaces.map(({ x }) => x)
  const ys = spaces.map(({ y }) => y)
  return {
    west: Math.min(...xs) - 1,
    east: Math.max(...xs) + 1,
    south: Math.min(...ys) - 1,
    north: Math.max(...ys) + 1,
  }
}

export function sizeOf({ west, east, south, north }: Frame): { columns: number; rows: number } {
  return { columns: east - west + 1, rows: north - south + 1 }
}

/** Where a space stands on the screen; a turned grid is seen from the north. */
export function cellOf(at: string, frame: Frame, turned: boolean): Cell {
  const { x, y } = spaceOf(at)
  return turned
    ? { row: y - frame.south + 1, column: frame.east - x + 1 }
    : { row: frame.north - y + 1, column: x - frame.west + 1 }
}

/** The x of each column and the y of each row, as they stand on the screen. */
export function axesOf(frame: Frame, turned: boolean): { columns: number[]; rows: number[] } {
  const { columns, rows } = sizeOf(frame)
  const xs = Array.from({ length: columns }, (_, step) => frame.west + step)
  const ys = Array.from({ length: rows }, (_, step) => frame.north - step)
  return turned ? { columns: xs.reverse(), rows: ys.reverse() } : { columns: xs, rows: ys }
}

const WAYS: Record<string, Cell> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowRight: { row: 0, column: 1 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
}
/** How much worse a step aside is than a step ahead. */
const ASIDE = 3

/** The cell to which a key leads from another one; null: the cursor stays. */
export function walked(cells: Cell[], from: number, key: string): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return cells.length - 1
  const way = WAYS[key]
  const here = cells[from]
  if (!way || !here) return null
  let best: { index: number; distance: number } | null = null
  for (const [index, cell] of cells.entries()) {
    const down = cell.row - here.row
    const across = cell.column - here.column
    const ahead = down * way.row + across * way.column
    if (ahead <= 0) continue
    const aside = Math.abs(down * way.column) + Math.abs(across * way.row)
    const distance = ahead + ASIDE * aside
    if (best === null || distance < best.distance) best = { index, distance }
  }
  return best?.index ?? null
}

/** The four spaces that share an edge with one, clockwise from the top of the screen. */
export function edgesOf(at: string, turned: boolean): string[] {
  const { x, y } = spaceOf(at)
  const up = turned ? -1 : 1
  return [
    { x, y: y + up },
    { x: x + up, y },
    { x, y: y - up },
    { x: x - up, y },
  ].map(atOf)
}
