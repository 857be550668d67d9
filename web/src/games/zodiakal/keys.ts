// Keys while the focus is on the table: 1 to 7 touch a token, letters a tile, Enter passes,
// Escape takes the last touch back.
import { PRESSABLE, type Pressed } from '../../table/keys.ts'

export interface Deeds {
  token(kind: number): boolean
  tile(letter: string): boolean
  pass(): boolean
  back(): boolean
}

export function keysOf(deeds: Deeds): Pressed {
  return (key, target) => {
    if (key === 'Escape') return deeds.back()
    if (key === 'Enter') return !target?.closest(PRESSABLE) && deeds.pass()
    if (/^[1-9]$/.test(key)) return deeds.token(Number(key) - 1)
    return /^\p{L}$/u.test(key) && deeds.tile(key.toLocaleUpperCase())
  }
}
