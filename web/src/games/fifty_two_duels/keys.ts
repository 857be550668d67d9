// Keys while the focus is on the table: 1 to 4 an ability, L the level, I an item, E ends
// the turn, A activates, H holds, T takes the damage, Enter does what is ready, Escape puts
// the last card back.
import { PRESSABLE, type Pressed } from '../../table/keys.ts'

export interface Deeds {
  /** Returns whether there was such a move to make. */
  move(text: string): boolean
  ability(number: number): boolean
  level(): boolean
  item(): boolean
  confirm(): boolean
  back(): boolean
}

const MOVES: Record<string, string> = { e: 'end', a: 'activate', h: 'hold', t: 'take' }

export function keysOf(deeds: Deeds): Pressed {
  return (key, target) => {
    if (key === 'Escape') return deeds.back()
    if (key === 'Enter') return !target?.closest(PRESSABLE) && deeds.confirm()
    if (/^[1-4]$/.test(key)) return deeds.ability(Number(key))
    const letter = key.toLowerCase()
    if (letter === 'l') return deeds.level()
    if (letter === 'i') return deeds.item()
    const move = MOVES[letter]
    return move !== undefined && deeds.move(move)
  }
}
