// The words that a table's screen is read in: the game's sentences and the table's own.
import type { SeatShown, Update } from '../protocol.ts'
import { levelName } from '../shared/level_name.ts'
import { say } from '../shared/say.ts'
import type { Language } from '../shared/settings.ts'
import en from '../words/table.en.json'
import es from '../words/table.es.json'
import { GameWords, type Sentences } from './words.ts'

const OWN: Record<Language, Sentences> = { en, es }

/** Returns the words of a table for whoever looks at it. */
export function readingOf(
  game: Sentences,
  language: Language,
  names: string[],
  reader: number | null,
): GameWords {
  return new GameWords({ language, names, reader }, OWN[language], game)
}

/** The names by seat; bots are called by their levels, an empty seat by its number. */
export function namesOf(seats: Update['seats']): string[] {
  const names = seats.map(nameOf)
  const alike = (name: string): boolean => names.indexOf(name) !== names.lastIndexOf(name)
  return names.map((name, seat) => (alike(name) ? numbered(name, seats[seat]) : name))
}

function nameOf(seat: SeatShown): string {
  if (seat.name) return seat.name
  if (seat.kind === 'bot') return say('table.bot', { level: levelName(seat.level) })
  const key = seat.kind === 'person' ? 'table.nameless' : 'table.free_seat'
  return say(key, { number: seat.seat + 1 })
}

/** Whether anybody else may read what is said at the table: a person, or who watches. */
export function hasCompany({ seats, spectators, viewer }: Update): boolean {
  const others = seats.some((seat) => seat.kind !== 'bot' && !seat.yours)
  return others || spectators > (viewer === null ? 1 : 0)
}

/** One of several who are called the same. */
function numbered(name: string, seat: SeatShown | undefined): string {
  const number = (seat?.seat ?? 0) + 1
  if (seat?.name === '') return say('table.bot_of_seat', { level: levelName(seat.level), number })
  return say('table.alike', { name, number })
}
