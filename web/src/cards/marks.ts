// Our own drawings, each inside a box of 24 by 24: marks by name, textures to go with them.
import { SIGN_MARKS } from './signs.ts'

const SPIKES = [0, 45, 90, 135, 180, 225, 270, 315]

const MARKS: Record<string, string> = {
  sun: `M12 7.2a4.8 4.8 0 1 1 0 9.6a4.8 4.8 0 1 1 0-9.6Z${SPIKES.map(spike).join('')}`,
  drop: 'M12 1.8C9.2 5.9 5 10.6 5 15.2a7 7 0 0 0 14 0C19 10.6 14.8 5.9 12 1.8Z',
  flame:
    'M12.8 1.5c.5 4.6 6 6.7 6 13a6.8 6.8 0 0 1-13.6 .4c0-3.6 2.4-5.3 3-8.2 1.4 .9 2 2.1 2.2 3.7 1.6-2.3 2.7-5.2 2.4-8.9Z' +
    'M12.1 12.4c-.9 2-2.9 2.6-2.9 4.7a2.9 2.9 0 0 0 5.8-.1c0-1.9-2.2-2.6-2.9-4.6Z',
  moon: 'M14.6 2.3A9.8 9.8 0 1 0 21.7 15.6 8.6 8.6 0 0 1 14.6 2.3Z',
  star: 'M12 1.7l3.1 6.5 7.2 .9-5.3 4.9 1.4 7.1L12 17.6l-6.4 3.5L7 14 1.7 9.1l7.2-.9Z',
  wind:
    'M2 8.2h11.2a2.3 2.3 0 1 0-2.2-3.1H8.7a4.6 4.6 0 1 1 4.5 5.5H2Z' +
    'M2 13h15.8a4.1 4.1 0 1 1-4 5.2h2.5a1.8 1.8 0 1 0 1.5-2.8H2Z',
  disc: 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18Z',
  ring: 'M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19ZM12 7.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9Z',
  diamond: 'M12 1.5L21 12L12 22.5L3 12Z',
  club:
    'M12 1.8a4.7 4.7 0 0 1 3.9 7.3a4.8 4.8 0 1 1-2.7 8c.2 2.2 .9 3.8 2.3 5.4h-7' +
    'c1.4-1.6 2.1-3.2 2.3-5.4a4.8 4.8 0 1 1-2.7-8A4.7 4.7 0 0 1 12 1.8Z',
  spade:
    'M12 1.5C9.5 5.8 2.5 9 2.5 14.2a4.8 4.8 0 0 0 8.3 3.3c-.2 2-.9 3.6-2.3 5h7' +
    'c-1.4-1.4-2.1-3-2.3-5a4.8 4.8 0 0 0 8.3-3.3C21.5 9 14.5 5.8 12 1.5Z',
  heart: 'M12 22C9 18 2.5 14 2.5 8.2A5.2 5.2 0 0 1 12 5.4A5.2 5.2 0 0 1 21.5 8.2C21.5 14 15 18 12 22Z',
  triangle: 'M12 2.5L22.5 20.5H1.5Z',
  square: 'M4 4H20V20H4Z',
  hexagon: 'M12 1.8L21 6.9V17.1L12 22.2L3 17.1V6.9Z',
  cross: 'M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6Z',
  ...SIGN_MARKS,
}

const NEUTRAL = ['disc', 'diamond', 'triangle', 'square', 'hexagon', 'cross', 'ring']

export type Texture = 'dots' | 'waves' | 'peaks' | 'sparks' | 'lines'

const TEXTURE_OF: Record<string, Texture> = {
  sun: 'dots',
  drop: 'waves',
  flame: 'peaks',
  moon: 'sparks',
}

/** The path of a mark; an unknown name always gets the same one of the neutral shapes. */
export function markPath(name: string): string {
  return MARKS[name] ?? MARKS[NEUTRAL[sum(name) % NEUTRAL.length] ?? 'disc'] ?? ''
}

/** The texture that goes with a mark, so that suits differ without colour as well. */
export function textureOf(mark: string): Texture {
  return TEXTURE_OF[mark] ?? 'lines'
}

/** Strokes that fill a block of so many units with a texture. */
export function texturePath(texture: Texture, width: number, height: number): string {
  const rows = range(height, 12)
  if (texture === 'waves') return rows.map((y) => wave(y, width)).join('')
  if (texture === 'peaks') return rows.map((y) => peaks(y, width)).join('')
  if (texture === 'lines') return rows.map((y) => `M4 ${y}H${width - 4}`).join('')
  const stroke = texture === 'dots' ? 'h.01' : 'm-2.5 0h5m-2.5-2.5v5'
  return rows
    .map((y, row) => range(width, 12, row % 2 ? 6 : 0).map((x) => `M${x} ${y}${stroke}`))
    .flat()
    .join('')
}

function spike(degrees: number): string {
  const at = (radius: number, offset: number): string => {
    const angle = ((degrees + offset) * Math.PI) / 180
    const x = 12 + radius * Math.sin(angle)
    const y = 12 - radius * Math.cos(angle)
    return `${x.toFixed(2)} ${y.toFixed(2)}`
  }
  return `M${at(6.6, -16)}L${at(11.4, 0)}L${at(6.6, 16)}Z`
}

function wave(y: number, width: number): string {
  return `M4 ${y}${'q3 -4 6 0t6 0'.repeat(Math.floor((width - 8) / 12))}`
}

function peaks(y: number, width: number): string {
  return `M4 ${y}${'l4 -5l4 5'.repeat(Math.floor((width - 8) / 8))}`
}

function range(length: number, step: number, offset = 0): number[] {
  const margin = 8
  const count = Math.max(0, Math.floor((length - 2 * margin - offset) / step) + 1)
  return Array.from({ length: count }, (_, index) => margin + offset + index * step)
}

function sum(name: string): number {
  return [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0)
}
