// Names of seats in the reader's words.
import type { OpenTable } from '../protocol.ts'
import { levelName } from '../shared/level_name.ts'
import { say } from '../shared/say.ts'
import { levelOf, PERSON } from '../shared/seat_names.ts'

/** Return what a bot of a level is called. */
export function botName(level: string): string {
  return say('lobby.seat.bot_of', { level: levelName(level) })
}

/** Return the names of those who sit at a public table, by seat; empty where nobody does. */
export function namesAt(table: OpenTable): string[] {
  return table.names.map((name, seat) => (table.open.includes(seat) ? '' : spoken(name)))
}

function spoken(name: string): string {
  if (name === PERSON) return say('lobby.seat.nameless')
  const level = levelOf(name)
  return level === null ? name : botName(level)
}
