// Our own drawings: the seven tiles inside a box of 48 by 48, the seven tokens inside 24 by 24.

export interface Drawing {
  /** Filled with the ink. */
  fill?: string
  /** Drawn with a pen in the ink. */
  line?: string
  /** Filled with the ground, on top of the ink. */
  hole?: string
  /** Drawn with a thin pen in the ground, on top of the ink. */
  groove?: string
  /** Filled with the glow, on top of everything. */
  glow?: string
}

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

const spark = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`

const TILES: Record<string, Drawing> = {
  moon: {
    fill: 'M30 7.5A17 17 0 1 0 41 30.5A14 14 0 0 1 30 7.5Z',
    hole: dot(15.5, 22, 2.6) + dot(21.5, 32.5, 3.2) + dot(13.5, 30, 1.5) + dot(22, 16, 1.4),
    glow: spark(36.5, 15, 5.5) + spark(42.5, 23, 3),
  },
  queen: {
    fill: 'M10 34.5L6 15.5L16 23L24 9.5L32 23L42 15.5L38 34.5ZM10 37.5H38V42H10Z',
    glow: dot(6, 13.5, 2.6) + dot(24, 7.5, 2.9) + dot(42, 13.5, 2.6) + dot(24, 28.5, 2.4),
    hole: dot(16, 30, 1.5) + dot(32, 30, 1.5),
  },
  comet: {
    fill:
      'M28 19C19 24.5 11.5 32.5 4.5 44C16 37.5 25.5 30.5 33 22.5ZM24.5 15.5C16.5 16 9 20.5 3.5 28' +
      'C12 24.5 19 22 26.5 20.5ZM35 25C31.5 32 26.5 38 19.5 44.5C28.5 41 36 34.5 40 26Z',
    glow: spark(34, 14, 12) + dot(34, 14, 4.6),
  },
  wind: {
    line:
      'M5 17.5H25.5A5.6 5.6 0 1 0 19.9 11.5M5 25H35A6.2 6.2 0 1 1 28.8 31.4' +
      'M9 32.5H19.5A5 5 0 1 1 14.6 37.6',
    glow: spark(39, 13, 4.5),
  },
  wanderer: {
    fill:
      'M22 15.5C16.5 18 15 27 11 38.5C17 41 27 41 32 38.5C30.5 29 30 20 26 15.5Z' +
      dot(24.5, 10.5, 4.6),
    line: 'M27 22L35.5 23.5M36.5 13.5L34.5 42',
    hole: 'M21.5 24L19.5 40.4L23.4 40.4Z',
    glow: spark(39.5, 8.5, 4.5) + spark(9, 14, 3.2),
  },
  hero: {
    fill:
      'M24 11.5C14 11.5 10.5 18.5 10.5 26V38L19.5 43V31.5L14.5 27C17.5 25 21 25.2 22.4 27V34.5H25.6V27' +
      'C27 25.2 30.5 25 33.5 27L28.5 31.5V43L37.5 38V26C37.5 18.5 34 11.5 24 11.5Z',
    glow: 'M9 14.5C9.5 1.5 38.5 1.5 39 14.5C33 7.5 15 7.5 9 14.5Z',
  },
  sea: {
    fill: 'M24 30.5C23.4 22.5 19 18 9.5 16.8C14 11 21 12 24 18C27 12 34 11 38.5 16.8C29 18 24.6 22.5 24 30.5Z',
    line: 'M4 32.5q5-5 10 0t10 0t10 0t10 0M4 40q5-5 10 0t10 0t10 0t10 0',
    glow: dot(15, 8, 1.7) + dot(24, 6, 2) + dot(33, 8, 1.7),
  },
}

const TOKENS: Record<string, Drawing> = {
  moonstone: {
    fill: 'M12 2.2L20.2 7.6V16.4L12 21.8L3.8 16.4V7.6Z',
    groove: 'M3.8 7.6L12 11.4L20.2 7.6M12 11.4V21.8M7.6 5.1L12 11.4L16.4 5.1',
  },
  goblet: {
    fill: 'M5.6 2.6H18.4C18.4 9 16.7 12.4 13.3 13.4V17.6L17.4 19.4V21.4H6.6V19.4L10.7 17.6V13.4C7.3 12.4 5.6 9 5.6 2.6Z',
    groove: 'M6.3 6.2H17.7',
    hole: dot(12, 9.4, 1.5),
  },
  star: {
    fill: 'M15 2.2L16.9 6.9L21.9 7.2L18 10.4L19.3 15.3L15 12.6L10.7 15.3L12 10.4L8.1 7.2L13.1 6.9Z',
    line: 'M8.8 13.6L3 20.6M12.2 16.2L8.6 21.4M6.2 10.8L2.2 14.2',
  },
  trumpet: {
    fill: 'M2 9.6H11.6C15 9.6 18.4 7.6 21 4.6V18.2C18.4 15.2 15 13.2 11.6 13.2H2Z',
    line: 'M6.2 13.2V15.6A2.3 2.3 0 0 0 10.8 15.6V13.2M7 9.6V7M10 9.6V7',
  },
  flute: {
    fill: 'M2.6 17.9L17.9 2.6A1.6 1.6 0 0 1 20.2 2.6L21.4 3.8A1.6 1.6 0 0 1 21.4 6.1L6.1 21.4A1.6 1.6 0 0 1 3.8 21.4L2.6 20.2A1.6 1.6 0 0 1 2.6 17.9Z',
    hole: dot(17.4, 6.6, 1.15) + dot(13.9, 10.1, 1.15) + dot(10.6, 13.4, 1.15) + dot(6.2, 17.8, 1.15),
  },
  sword: {
    fill: 'M21.6 2.4L20.8 7.4L10.9 17.3L6.7 13.1L16.6 3.2ZM4.4 12.2L11.8 19.6L10.2 21.2L7.6 18.8L4.4 22L2 19.6L5.2 16.4L2.8 13.8Z',
    groove: 'M19.4 4.6L9.2 14.8',
  },
  pearl: {
    fill: 'M1.8 13.2C2.6 18.6 6.8 22 12 22C17.2 22 21.4 18.6 22.2 13.2L17.6 15L12 13.4L6.4 15Z',
    glow: dot(12, 8.2, 5.4),
    groove: 'M12 21V16.6M7.2 20L6.6 16.8M16.8 20L17.4 16.8',
  },
}

const UNKNOWN_TILE: Drawing = { fill: spark(24, 24, 18) }
const UNKNOWN_TOKEN: Drawing = { fill: spark(12, 12, 9) }

/** The drawing of a tile, a plain star for one that a board of one's own brought along. */
export function tileArt(tile: string): Drawing {
  return TILES[tile] ?? UNKNOWN_TILE
}

/** The drawing of a token, a plain star for one that a board of one's own brought along. */
export function tokenArt(token: string): Drawing {
  return TOKENS[token] ?? UNKNOWN_TOKEN
}
