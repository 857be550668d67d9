// The colours of tiles and tokens: the ground, the ink on it, a glow, and a rim that shows
// on the night of the board.
import { inkOn, LIGHT_INK, luminance } from '../../cards/colour.ts'

export interface Tone {
  tone: string
  ink: string
  glow: string
  rim: string
}

/** By the words of board files. */
const TONES: Record<string, Tone> = {
  white: { tone: '#f1eee3', ink: '#3b3768', glow: '#c08a1e', rim: '#a79fca' },
  yellow: { tone: '#f0c33c', ink: '#4a3300', glow: '#fff6d0', rim: '#8a6500' },
  black: { tone: '#24212f', ink: '#f3ecd8', glow: '#ffd36b', rim: '#938bb5' },
  'light blue': { tone: '#8ecdee', ink: '#0e3f5c', glow: '#ffffff', rim: '#2f7196' },
  'dark green': { tone: '#1d6543', ink: '#f0f5e6', glow: '#f0c469', rim: '#7cc79e' },
  orange: { tone: '#e27a24', ink: '#3a1700', glow: '#fff0d2', rim: '#8c4306' },
  'dark blue': { tone: '#24479b', ink: '#eaf1ff', glow: '#a9d4ff', rim: '#86a8ee' },
  red: { tone: '#9b2f33', ink: '#fff0f0', glow: '#ffd36b', rim: '#e5989a' },
}

const SPARE = ['#7d4a9b', '#9b3a4a', '#4d6b2f', '#2f6b6b', '#8a6a3a', '#5a5f7a', '#b0507a']

/** The colours of a tile by its colour word, else made from the tone that the scene gives it. */
export function toneOf(word: string, tone: string | null, number: number): Tone {
  const known = TONES[word]
  if (known) return known
  const ground = (luminance(tone) === null ? SPARE[number % SPARE.length] : tone) ?? ''
  const ink = inkOn(ground)
  return { tone: ground, ink, glow: ink, rim: ink === LIGHT_INK ? '#b4bae0' : '#5a5f7a' }
}
