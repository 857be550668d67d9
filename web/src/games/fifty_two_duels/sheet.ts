// A character sheet, read from the pieces in which the scene tells all that stands on it.
import type { MessageJson, Piece, Zone } from '../../protocol.ts'
import type { Words } from '../../table/board.ts'

/** What a number of cards does. */
export interface Entry {
  cards: number
  does: MessageJson
}

export interface Ability {
  number: number
  name: string
  /** `same_suit`, `run` and so on; null at a column of a Nemesis. */
  requirement: string | null
  /** The requirement in words, or the name of the column's suit. */
  takes: string
  /** The letter of the suit that heads a column; null elsewhere. */
  suit: string | null
  /** How many cards it takes; null at a column. */
  most: number | null
  entries: Entry[]
  /** The trigger, the passive bonus and what else stands there. */
  boxes: MessageJson[]
}

export interface Level {
  number: number
  threshold: number
  gain: string
}

export interface Sheet {
  name: string
  defence: string
  abilities: Ability[]
  levels: Level[]
}

type Values = Record<string, unknown>

export function readSheet(zone: Zone, words: Words): Sheet {
  const about = (key: string): Piece[] => zone.pieces.filter(({ label }) => label.key.match(key))
  return {
    name: spoken(zone.label.values['name'], words),
    defence: about('^sheet.defence$')
      .map(({ label }) => spoken(label.values['text'], words))
      .join(''),
    abilities: about('^sheet.(ability|column)$').map(({ label }) => readAbility(label, words)),
    levels: about('^sheet.(nemesis_)?level$').map(({ label }) => readLevel(label.values, words)),
  }
}

function readAbility({ values }: MessageJson, words: Words): Ability {
  const parts = partsOf(values['does'] as MessageJson)
  const { requirement, suit } = values
  return {
    number: Number(values['number']),
    name: spoken(values['name'], words),
    requirement: requirement === undefined ? null : kindOf(requirement as MessageJson),
    takes: spoken(requirement ?? suit, words),
    suit: suit === undefined ? null : (suit as MessageJson).key.replace('suit.', ''),
    most: values['most'] === undefined ? null : Number(values['most']),
    entries: parts.filter(({ key }) => key === 'sheet.entry').map(readEntry),
    boxes: parts.filter(({ key }) => key !== 'sheet.entry'),
  }
}

/** `sheet.entry` and boxes, out of a chain of them. */
export function partsOf(does: MessageJson): MessageJson[] {
  return chained(does, 'join.entries').filter(({ key }) => key !== 'effect.nothing')
}

/** The members of a chain such as "a, b, c", which nests what follows in `rest`. */
export function chained(message: MessageJson, key: string): MessageJson[] {
  if (message.key !== key) return [message]
  const { first, rest } = message.values as Record<string, MessageJson>
  return [...(first ? [first] : []), ...(rest ? chained(rest, key) : [])]
}

function readEntry({ values }: MessageJson): Entry {
  return { cards: Number(values['cards']), does: values['do'] as MessageJson }
}

function readLevel(values: Values, words: Words): Level {
  return {
    number: Number(values['number']),
    threshold: Number(values['threshold']),
    gain: spoken(values['gain'], words),
  }
}

/** The kind of a requirement, also where it is limited to some suits. */
function kindOf(requirement: MessageJson): string {
  const inner = requirement.values['requirement'] as MessageJson | undefined
  return inner ? kindOf(inner) : requirement.key.replace('requirement.', '')
}

/** A value of a message on its own: a number, a name in several languages or a message. */
export function spoken(value: unknown, words: Words): string {
  if (value === undefined) return ''
  return words.say({ key: '{value}', values: { value }, rule: null })
}
