// The colour of each sign on its cards: dark enough for white letters (AA) and to be read
// on card paper. Glyph and name say the same without it.
const TONES: Record<string, string> = {
  aquarius: '#0b6fa8',
  aries: '#b3261e',
  cancer: '#4a6a7c',
  capricornus: '#3b4650',
  gemini: '#806000',
  leo: '#b4540a',
  libra: '#a8356e',
  pisces: '#00695c',
  sagittarius: '#3a48a8',
  scorpius: '#6f2b8a',
  taurus: '#48691f',
  virgo: '#7a4b3a',
}

const UNKNOWN = '#37327a'

export function toneOf(sign: string): string {
  return TONES[sign] ?? UNKNOWN
}
