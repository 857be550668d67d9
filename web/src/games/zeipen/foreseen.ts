// What a move would cause, as its words tell it.
import type { MessageJson, MoveChoice } from '../../protocol.ts'
import { atOf } from './spaces.ts'

export type Cause = 'cut' | 'clash' | 'attack'

export interface Wound {
  at: string
  seat: number
  cause: Cause
}

export interface Foreseen {
  wounds: Wound[]
  shifts: { from: string; to: string }[]
  /** The events one by one. */
  events: MessageJson[]
}

export const NOTHING: Foreseen = { wounds: [], shifts: [], events: [] }

/** Reads what is foreseen of a move; nothing for those that cause nothing. */
export function foreseenOf(move: MoveChoice | null): Foreseen {
  const events = (move?.label.values['events'] ?? []) as MessageJson[]
  if (events.length === 0) return NOTHING
  const found: Foreseen = { wounds: [], shifts: [], events }
  for (const { key, values } of events) {
    const at = atIn(values['space'])
    if (key === 'event.shift') found.shifts.push({ from: atIn(values['start']), to: at })
    else found.wounds.push({ at, seat: seatOf(values['seat']), cause: key.slice(6) as Cause })
  }
  return found
}

/** How many cards each side would lose. */
export function losses({ wounds }: Foreseen, own: number): { own: number; enemy: number } {
  const mine = wounds.filter(({ seat }) => seat === own).length
  return { own: mine, enemy: wounds.length - mine }
}

function atIn(space: unknown): string {
  const { x, y } = (space as MessageJson).values as { x: number; y: number }
  return atOf({ x, y })
}

function seatOf(seat: unknown): number {
  return (seat as { seat: number }).seat
}
