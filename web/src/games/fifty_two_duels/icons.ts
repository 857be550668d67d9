// Our own drawings, each a path in a box of 24 by 24, filled by the even-odd rule.
import { markPath } from '../../cards/marks.ts'

const CARD = 'M5 2h14a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Z'

const PATHS: Record<string, string> = {
  // Effects.
  hit: burst(9, 11.4, 6),
  sure: 'M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22ZM12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14ZM12 8.6a3.4 3.4 0 1 1 0 6.8a3.4 3.4 0 1 1 0-6.8Z',
  self: markPath('drop'),
  heal: markPath('cross'),
  ward: 'M12 1.5L20.5 4.6V11c0 5.6-3.6 9.6-8.5 11.6C7.1 20.6 3.5 16.6 3.5 11V4.6Z',
  draw: `${CARD}M10.6 7v3.6H7v2.8h3.6V17h2.8v-3.6H17v-2.8h-3.6V7Z`,
  discards: `${CARD}M7 10.6v2.8h10v-2.8Z`,
  recover: 'M12 1.5L20.5 10H15v7H9v-7H3.5ZM4 19.5h16v3H4Z',
  lose: `${CARD}M12 6c-2 3-4 5-4 7.5a4 4 0 0 0 8 0C16 11 14 9 12 6Z`,
  strip: 'M2 3h20v4H2ZM2 9h9v4H2ZM2 15h20v4H2ZM14 9.5h8v3h-8Z',
  retrieve: 'M12 4a8 8 0 1 1-7.7 5.8l2.9 .8A5 5 0 1 0 12 7v3.5L5.5 5.5 12 .5Z',
  dig: 'M10 2a8 8 0 0 1 6.3 12.9l6 6-2.3 2.3-6-6A8 8 0 1 1 10 2ZM10 5.2a4.8 4.8 0 1 0 0 9.6a4.8 4.8 0 1 0 0-9.6Z',
  keep: 'M12 17.5L3.5 9H9V2h6v7h5.5ZM4 19.5h16v3H4Z',
  store: 'M6.5 4h11A4.5 4.5 0 0 1 22 8.5V11h-8v-1.5h-4V11H2V8.5A4.5 4.5 0 0 1 6.5 4ZM2 13h8v2h4v-2h8v7H2Z',
  look: 'M1 12c3-5.3 6.7-8 11-8s8 2.7 11 8c-3 5.3-6.7 8-11 8s-8-2.7-11-8ZM12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10ZM12 9.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5Z',
  action: 'M14 1L4 13.5h6.5L9 23l11-13.5h-7Z',
  move: 'M7 3L1.5 8.5L7 14v-3.7h9V6.7H7ZM17 10l5.5 5.5L17 21v-3.7H8v-3.6h9Z',
  trigger: 'M3 3h3v8h9V6.5l7 6-7 6V14H3Z',
  passive:
    'M7 7c2.2 0 3.7 1.5 5 3.2C13.3 8.5 14.8 7 17 7a5 5 0 0 1 0 10c-2.2 0-3.7-1.5-5-3.2C10.7 15.5 9.2 17 7 17A5 5 0 0 1 7 7Z' +
    'M7 9.6a2.4 2.4 0 0 0 0 4.8c1.3 0 2.3-1.1 3.3-2.4C9.3 10.7 8.3 9.6 7 9.6ZM17 9.6c-1.3 0-2.3 1.1-3.3 2.4 1 1.3 2 2.4 3.3 2.4a2.4 2.4 0 0 0 0-4.8Z',
  text: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20ZM10.7 6v2.7h2.6V6ZM10.7 10.3V18h2.6v-7.7Z',

  // What cards of an ability have in common.
  same_suit: 'M6 4l5 7.5-5 7.5-5-7.5ZM18 4l5 7.5-5 7.5-5-7.5Z',
  same_rank: 'M2 4h8a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H2a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1ZM14 4h8a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1h-8a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1ZM3.5 9.5v2h5v-2ZM3.5 13v2h5v-2ZM15.5 9.5v2h5v-2ZM15.5 13v2h5v-2Z',
  run: 'M1.5 16h4.5v6H1.5ZM7 12h4.5v10H7ZM12.5 7.5H17V22h-4.5ZM18 3h4.5v19H18Z',
  full_house: 'M12 1.5L23 10h-2.5v12h-17V10H1ZM7 12v3h3v-3ZM14 12v3h3v-3ZM7 16.7v3h3v-3ZM14 16.7v3h3v-3Z',
  any: 'M5 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6ZM12 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6ZM19 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6Z',
  none: 'M7 10V7.5a5 5 0 0 1 10 0V10h2v12H5V10ZM9.5 10h5V7.5a2.5 2.5 0 0 0-5 0ZM12 13.5a1.8 1.8 0 0 0-1 3.3V19h2v-2.2a1.8 1.8 0 0 0-1-3.3Z',

  // Items, by suit.
  c: 'M15 1.5l6 3.5-1 1.7-2-1.1-1.4 2.3a8.3 8.3 0 1 1-3.5-2L14.6 3.6 14 3.3ZM6.3 13.5a4.5 4.5 0 0 1 3-3.7L8.6 8a6.5 6.5 0 0 0-4.3 5.2Z',
  s: 'M12 1.5C7 1.5 4 6 4 11c0 4-1 8-2.5 11.5h21C21 19 20 15 20 11c0-5-3-9.5-8-9.5ZM12 6c2.7 0 4.2 2.3 4.2 5 0 3-1.7 5.5-4.2 6.5-2.5-1-4.2-3.5-4.2-6.5 0-2.7 1.5-5 4.2-5Z',
  h: 'M9 1.5h6v2.6h-1V9l5.7 8.5A3.3 3.3 0 0 1 17 22.6H7a3.3 3.3 0 0 1-2.7-5.1L10 9V4.1H9ZM12 20c-.7-1.7-3.2-2.5-3.2-4.7 0-1.7 2.3-2.1 3.2-.6 .9-1.5 3.2-1.1 3.2 .6 0 2.2-2.5 3-3.2 4.7Z',
  d: 'M6 3h12l5 6.5L12 22.5 1 9.5ZM5.3 9.3h3.6L11 4.8H7.3ZM13 4.8l2.1 4.5h3.6L15.5 4.8ZM11 9.3h2L12 7Z',

  // The table.
  life: 'M12 22C9 18 1.5 14 1.5 8A5.6 5.6 0 0 1 12 5a5.6 5.6 0 0 1 10.5 3C22.5 14 15 18 12 22Z',
  level: 'M12 1.5l3 7h7.5l-6 4.7 2.3 7.8L12 16.5 5.2 21l2.3-7.8-6-4.7H9Z',
  lock: 'M7 10V7.5a5 5 0 0 1 10 0V10h2v12H5V10ZM9.5 10h5V7.5a2.5 2.5 0 0 0-5 0Z',
  sheet: 'M4 1.5h11l5 5v16H4ZM7 9v2h10V9ZM7 13v2h10v-2ZM7 17v2h6v-2Z',
  wounds: 'M4 4l4-2 3 5 2-5 4 1-2 5 6-1 1 4-6 1 4 5-4 3-4-5-2 6-4-1 1-6-6 2-1-4 6-3Z',
}

/** The path of a drawing; an unknown name gets a mark. */
export function iconPath(name: string): string {
  return PATHS[name] ?? markPath(name)
}

/** A star with so many points. */
function burst(points: number, outer: number, inner: number): string {
  const corner = (step: number): string => {
    const radius = step % 2 ? inner : outer
    const angle = (step * Math.PI) / points
    const x = 12 + radius * Math.sin(angle)
    return `${x.toFixed(2)} ${(12 - radius * Math.cos(angle)).toFixed(2)}`
  }
  return `M${Array.from({ length: 2 * points }, (_, step) => corner(step)).join('L')}Z`
}
