// The nine kinds of side and how they are drawn: a shape for the colour, a sign for the
// symbol. Everything is drawn for the upper side, around (0,0) and looking up.

export type Colour = 'green' | 'orange' | 'red' | 'blue'
export type Symbol = 'sword' | 'pointer' | 'hook' | 'push'

export interface Side {
  colour: Colour
  symbol: Symbol | null
}

/** Reads the key of a side, such as `side.green_sword`. */
export function sideOf(key: string): Side {
  const [colour, symbol] = key.replace('side.', '').split('_')
  return { colour: colour as Colour, symbol: (symbol as Symbol | undefined) ?? null }
}

/** The sides of a card that is seen from across the table. */
export function acrossTable<Value>(sides: Value[]): Value[] {
  return [...sides.slice(2), ...sides.slice(0, 2)]
}

/** Green is a shield, orange an arrow, red an arrow with two tips, blue a dotted ring. */
export const SHAPES: Record<Colour, string> = {
  green: 'M-14.5 -12H14.5V1.5C14.5 7.5 7.5 11 0 13C-7.5 11 -14.5 7.5 -14.5 1.5Z',
  orange: 'M0 -14.5L14.5 -2V12H-14.5V-2Z',
  red: 'M0 -9L14.5 2V12H-14.5V2Z',
  blue: 'M0 -12.5a12.5 12.5 0 1 1 0 25a12.5 12.5 0 1 1 0 -25Z',
}

/** The second tip of a red arrow. */
export const SECOND_TIP = 'M-14.5 -3.4L0 -14.4L14.5 -3.4'

/** A bare blue side has a small ring only. */
export const BARE = 'M0 -5.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0 -11Z'

/** Swords are short and broad, pointers long and broken, hooks bend back, pushes are bars. */
export const SIGNS: Record<Symbol, string> = {
  sword: 'M0 -8.5L3.4 -5V2.4H7.6V5.4H1.9V9.5H-1.9V5.4H-7.6V2.4H-3.4V-5Z',
  pointer: 'M0 -9L6.6 -1.6H-6.6ZM-1.9 .4H1.9V3.4H-1.9ZM-1.9 5.4H1.9V8.8H-1.9Z',
  hook: 'M3 -8.5H6.4V1.4A6.3 6.3 0 0 1 -6.2 2.2L-9.4 2.2L-4.5 -3.8L.4 2.2L-2.8 2A2.9 2.9 0 0 0 3 1.2Z',
  push: 'M-8 -9H8V-6H-8ZM-8 -4H8V-1H-8ZM-1.9 1H1.9V9H-1.9Z',
}

/** Where each side lies on a card of 100 by 100, clockwise from the top. */
export const PLACES: readonly string[] = [
  'translate(50 17.5)',
  'translate(82.5 46) rotate(90)',
  'translate(50 82.5) rotate(180)',
  'translate(17.5 46) rotate(270)',
]

/** In red and orange the arrow sits low, so that its sign does, too. */
export function signPlace(colour: Colour): string {
  return colour === 'red' ? 'translate(0 2.5) scale(.82)' : 'translate(0 .5) scale(.92)'
}
