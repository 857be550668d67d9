// What an action caused, as the view tells it, in beats that are shown one after another.
import type { Cause } from './foreseen.ts'

export interface Shift {
  from: string
  to: string
}

export type Beat =
  | { does: 'shift'; shifts: Shift[] }
  | { does: 'turn'; at: string }
  | { does: 'wound'; cause: Cause; at: string[] }

/** Reads events such as `shift 0,-1 1,0` and `wound 1,1 0 alder clash`. */
export function beatsIn(events: string[]): Beat[] {
  const beats: Beat[] = []
  for (const event of events) {
    const [kind, at = '', ...rest] = event.split(' ')
    const last = beats.at(-1)
    if (kind === 'shift') {
      const shift = { from: at, to: rest[0] ?? '' }
      if (last?.does === 'shift') last.shifts.push(shift)
      else beats.push({ does: 'shift', shifts: [shift] })
    } else if (kind === 'turn') {
      beats.push({ does: 'turn', at })
    } else {
      const cause = rest.at(-1) as Cause
      if (last?.does === 'wound' && last.cause === cause) last.at.push(at)
      else beats.push({ does: 'wound', cause, at: [at] })
    }
  }
  return beats
}

/** Where the last action happened: shifted and turned cards, and those that were wounded. */
export function touchedBy(events: string[]): string[] {
  return beatsIn(events).flatMap((beat) => {
    if (beat.does === 'shift') return beat.shifts.map(({ to }) => to)
    return beat.does === 'turn' ? [beat.at] : beat.at
  })
}
