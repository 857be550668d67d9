// Keys while the focus is on the table: the first letter of a card goes to it, plus and
// minus zoom, Escape takes back what was begun.
import type { Pressed } from '../../table/keys.ts'

export interface Deeds {
  /** Goes to the next of one's cards with this first letter. */
  letter(letter: string): boolean
  zoom(nearer: boolean): boolean
  back(): boolean
}

export function keysOf(deeds: Deeds): Pressed {
  return (key) => {
    if (key === 'Escape') return deeds.back()
    if (key === '+' || key === '-') return deeds.zoom(key === '+')
    return /^\p{L}$/u.test(key) && deeds.letter(key.toLocaleLowerCase())
  }
}

/** The one after `from` among things with that first letter, which wraps around. */
export function nextWith<Thing extends { letter: string }>(
  things: Thing[],
  letter: string,
  from: number,
): Thing | null {
  const inOrder = [...things.slice(from + 1), ...things.slice(0, from + 1)]
  return inOrder.find((thing) => thing.letter === letter) ?? null
}

/** The letter that a card is found by, without accents. */
export function letterOf(name: string): string {
  return name.normalize('NFD').charAt(0).toLocaleLowerCase()
}
