// Keys that work while the focus is on the table: P passes, R goes to a rearguard, ? shows
// the card that has the focus large, Escape puts it back.
import type { Pressed } from '../../table/keys.ts'

export interface Deeds {
  pass(): void
  /** Returns whether there is a rearguard to go to. */
  rearguard(): boolean
  enlarge(): void
  escape(): void
}

export function keysOf(deeds: Deeds): Pressed {
  return (pressed) => {
    const key = pressed.toLowerCase()
    if (key === 'r') return deeds.rearguard()
    if (key === 'p') deeds.pass()
    else if (key === '?') deeds.enlarge()
    else if (key === 'escape') deeds.escape()
    else return false
    return true
  }
}
