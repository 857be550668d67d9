// What stands on the shield of a character, drawn in a box of 64 by 72; sheets that are not
// known here have a mark of their own, always the same one.
export interface Crest {
  path: string
  tone: string
}

const CRESTS: Record<string, Crest> = {
  priestess: {
    tone: '#8a5a12',
    path:
      'M29.5 14h5v9h9v5h-9v22h-5V28h-9v-5h9Z' +
      'M14 20l4 4-2 2-4-4ZM50 20l-4 4 2 2 4-4ZM12 32h6v3h-6ZM46 32h6v3h-6ZM16 45l4-4 2 2-4 4ZM48 45l-4-4-2 2 4 4Z',
  },
  merchant: {
    tone: '#1f6b4c',
    path:
      'M25 14h14l-3.5 7C44 25 49 33 49 41c0 7-6 11-17 11s-17-4-17-11c0-8 5-16 13.5-20Z' +
      'M30 28v3c-4 .6-6 2.6-6 5.2 0 3.4 3 4.4 6.5 5.2 3 .7 4 1.2 4 2.3 0 1-1 1.7-2.8 1.7-2 0-3.7-.8-5.2-2l-2 3c1.5 1.2 3.3 2 5.5 2.3v2.3h4v-2.4c3.6-.6 5.5-2.6 5.5-5.2 0-3.5-3-4.5-6.5-5.3-3-.7-4-1-4-2.1 0-.9 1-1.5 2.5-1.5 1.7 0 3 .6 4.3 1.5l1.9-3A11 11 0 0 0 34 31v-3Z',
  },
  knight: {
    tone: '#2f4f8f',
    path:
      'M32 12c10 0 16 7 16 17v9l-6 13H34V34h10v-5H20v5h10v17h-8l-6-13v-9c0-10 6-17 16-17Z' +
      'M36.5 38v3H42v-3ZM36.5 43.5v3h4v-3ZM22 38v3h5.5v-3ZM23.5 43.5v3h4v-3Z',
  },
  rogue: {
    tone: '#4b3a66',
    path:
      'M46 12l2 6-20 22 3 3-3 3-3.5-3.5-6 6.5c1 2-.5 4.5-3 4.5s-4-2-3.5-4.2 3-3.3 4.8-2.3l6-6.5L19 37l3-3 3 3 20-22Z' +
      'M18 14l10 11-3.5 4L16 20l-1-6ZM38 34l3-3 4 4 3-3 3 3-3.5 3.5 5 5.5c2-.8 4 .5 4.3 2.6s-1.5 4.4-3.8 4.2-3.7-2.2-3-4.3l-5-5.5L41 46l-3-3 3-3-3.5-3.5Z',
  },
  wizard: {
    tone: '#5b2f86',
    path:
      'M36 11l9 27c4 .8 7 2.3 7 4.5 0 4-9 6.5-20 6.5s-20-2.5-20-6.5c0-2.2 3-3.7 7-4.5l7-17Z' +
      'M33 22l1.6 3.8 4.1 .3-3.2 2.6 1 4-3.5-2.2-3.5 2.2 1-4-3.2-2.6 4.1-.3Z',
  },
  berserker: {
    tone: '#8c2a1e',
    path:
      'M29.5 12h5v6c6-5 12-5 16-2 2 7 0 15-5 20-4-3-8-4-11-4v20h-5V32c-3 0-7 1-11 4-5-5-7-13-5-20 4-3 10-3 16 2Z',
  },
}

const STRANGE = ['#5a5140', '#2d5566', '#6b3550', '#46602a']
const DEVICES = [
  'M32 14l6 14 15 1-11 10 3 15-13-8-13 8 3-15-11-10 15-1Z',
  'M32 14a18 18 0 1 1 0 36a18 18 0 1 1 0-36ZM32 22a10 10 0 1 0 0 20a10 10 0 1 0 0-20Z',
  'M32 13l17 19-17 19-17-19Z',
  'M16 18h32v9H16ZM16 37h32v9H16Z',
]

/** The crest of a character by its id. */
export function crestOf(character: string): Crest {
  const sum = [...character].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  const path = DEVICES[sum % DEVICES.length] ?? ''
  return CRESTS[character] ?? { path, tone: STRANGE[(sum >> 2) % STRANGE.length] ?? '#5a5140' }
}
