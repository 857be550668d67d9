// Which of two inks can be read on a colour.

export const DARK_INK = '#231f38'
export const LIGHT_INK = '#ffffff'

/** The ink, dark or white, that stands out more on a `#rgb` or `#rrggbb` colour. */
export function inkOn(tone: string | null): string {
  const ground = luminance(tone)
  if (ground === null) return DARK_INK
  const dark = luminance(DARK_INK) ?? 0
  return contrast(ground, 1) >= contrast(ground, dark) ? LIGHT_INK : DARK_INK
}

/** The contrast of two luminances, from 1 to 21 (WCAG 2). */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** The relative luminance from 0 to 1; null for anything but a hexadecimal colour. */
export function luminance(tone: string | null): number | null {
  const digits = tone?.match(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i)?.[1]
  if (!digits) return null
  const size = digits.length / 3
  const [red, green, blue] = [0, 1, 2].map((place) => {
    const part = digits.slice(place * size, (place + 1) * size)
    return linear(parseInt(size === 1 ? part + part : part, 16) / 255)
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
