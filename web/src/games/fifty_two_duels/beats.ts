// The turn of a Nemesis, as the log tells it: one thing after another.
import type { LogLine } from '../../protocol.ts'
import { tokensIn } from './cards.ts'

export type Beat =
  | { does: 'turn up'; cards: string[] }
  | { does: 'level card'; card: string }
  | { does: 'assign'; card: string; column: number }
  | { does: 'level' }
  | { does: 'activate'; column: number }
  | { does: 'used'; column: number; cards: string[] }
  | { does: 'say' }

/** The number of the column with a name, 0 if there is none. */
export type Columns = (name: unknown) => number

/** What a line of the log shows; `say`: words alone. */
export function beatsIn({ message }: LogLine, columns: Columns): Beat[] {
  const { values } = message
  const cards = tokensIn(values['cards'])
  const column = columns(values['ability'])
  switch (message.key) {
    case 'log.turned_up':
      return [{ does: 'turn up', cards }]
    case 'log.assign_faces':
      return cards.map((card) => ({ does: 'level card', card }))
    case 'log.assign':
      return column ? cards.map((card) => ({ does: 'assign', card, column })) : []
    case 'log.level':
      return [{ does: isNemesis(values['seat']) ? 'level' : 'say' }]
    case 'log.activate':
      return [column ? { does: 'activate', column } : { does: 'say' }]
    case 'log.used':
      return [column ? { does: 'used', column, cards } : { does: 'say' }]
    default:
      return [{ does: 'say' }]
  }
}

/** The lines since the Nemesis began what is told of it; none where it did nothing. */
export function nemesisLines(lines: LogLine[]): LogLine[] {
  const first = lines.findIndex(({ message }) => BEGINNINGS.includes(message.key))
  return first < 0 ? [] : lines.slice(first).filter(({ message }) => !HUSHED.includes(message.key))
}

const BEGINNINGS = ['log.turn_nemesis', 'log.turned_up', 'log.assign', 'log.assign_faces']
const HUSHED = ['log.draw_hidden']

function isNemesis(value: unknown): boolean {
  return (value as { key?: string } | null)?.key === 'side.nemesis'
}

/** What lies before a Nemesis while its turn is told. */
export interface Laid {
  columns: string[][]
  level: string[]
  hand: string[]
  /** The column that is resolved. */
  lit: number | null
  /** The card that has just been laid. */
  fresh: string | null
}

/** How things lie after a beat. */
export function after(laid: Laid, beat: Beat): Laid {
  switch (beat.does) {
    case 'turn up':
      return { ...laid, hand: beat.cards, fresh: null }
    case 'level card':
      return { ...taken(laid, beat.card), level: [...laid.level, beat.card], fresh: beat.card }
    case 'assign':
      return { ...laidIn(taken(laid, beat.card), beat.card, beat.column), fresh: beat.card }
    case 'level':
      return { ...laid, level: [], fresh: null }
    case 'activate':
      return { ...laid, lit: beat.column, fresh: null }
    case 'used':
      return { ...emptied(laid, beat.column, beat.cards), lit: null, fresh: null }
    default:
      return { ...laid, fresh: null }
  }
}

function taken(laid: Laid, card: string): Laid {
  return { ...laid, hand: laid.hand.filter((one) => one !== card) }
}

function laidIn(laid: Laid, card: string, column: number): Laid {
  const columns = laid.columns.map((cards, at) => (at === column - 1 ? [...cards, card] : cards))
  return { ...laid, columns }
}

function emptied(laid: Laid, column: number, used: string[]): Laid {
  const columns = laid.columns.map((cards, at) =>
    at === column - 1 ? cards.filter((one) => !used.includes(one)) : cards,
  )
  return { ...laid, columns }
}

