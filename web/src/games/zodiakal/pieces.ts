// The players' pieces: white, black, red and yellow, told apart by their heads as well.

interface Piece {
  tone: string
  edge: string
  shine: string
}

export const PIECES: [Piece, Piece, Piece, Piece] = [
  { tone: '#fbf8ee', edge: '#3a3560', shine: '#c9c2dd' },
  { tone: '#23212f', edge: '#d9d2ee', shine: '#7d78a0' },
  { tone: '#cf3a2f', edge: '#fff1ec', shine: '#ff9f92' },
  { tone: '#f3c42f', edge: '#4d3800', shine: '#fff3bf' },
]

/** A ball, a cube, a point and a cross, above the shoulders of a piece. */
export const HEADS: [string, string, string, string] = [
  'M8.5 11A7.5 7.5 0 1 0 23.5 11A7.5 7.5 0 1 0 8.5 11Z',
  'M9 4H23V18H9Z',
  'M16 1.5L25.5 18H6.5Z',
  'M12.8 2H19.2V7H24.2V13.2H19.2V18.2H12.8V13.2H7.8V7H12.8Z',
]
