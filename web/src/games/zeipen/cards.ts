// Cards as the scene names them, with their sides as they are seen on this screen.
import type { MessageJson, Piece } from '../../protocol.ts'
import type { Words } from '../../table/board.ts'
import { acrossTable, type Side, sideOf } from './sides.ts'
import { atOfPlace } from './spaces.ts'

export interface Card {
  /** The id of the piece, and of the card on it. */
  piece: string
  id: string
  seat: number | null
  name: string
  /** What stands under the name, such as "the flood"; empty where nothing does. */
  title: string
  numeral: string
  /** Clockwise from the top of the screen. */
  sides: Side[]
  sideNames: string[]
  /** The face that cannot be seen now. */
  hidden: { sides: Side[]; sideNames: string[] } | null
  alternate: boolean
  frozen: boolean
  enclosed: boolean
  /** Copies on the board and how many a flip demands. */
  copies: { have: number; needed: number } | null
  /** How many are left of it in the row. */
  left: number | null
  /** Its space on the grid. */
  at: string | null
  tone: string | null
  mark: string | null
  label: MessageJson
}

type Values = Record<string, MessageJson | undefined>

/**
 * Reads a card; null for backs, spaces and the board card. `across` says whether it belongs
 * to who sits at the upper edge, `turned` whether the grid is seen from the north.
 */
export function readCard(
  piece: Piece,
  words: Words,
  { across, turned }: { across: boolean; turned: boolean },
): Card | null {
  const values = piece.label.values as Values
  if (values['sides'] === undefined || values['card'] === undefined) return null
  const lying = values['sides'].key === 'card.compass'
  const notes = ((values['notes'] ?? []) as MessageJson[]).map((note) => [note.key, note] as const)
  const noted = new Map(notes)
  const behind = noted.get('note.alternate') ?? noted.get('note.copies')
  const hidden = (behind?.values as Values | undefined)?.['sides'] ?? values['other']
  return {
    piece: piece.id,
    id: cardId(piece),
    seat: seatOf(piece.id),
    ...named(values['card'], words),
    numeral: String(values['numeral'] ?? ''),
    ...sidesIn(values['sides'], words, lying ? turned : across),
    hidden: hidden ? sidesIn(hidden, words, across) : null,
    alternate: noted.has('note.alternate'),
    frozen: noted.has('note.frozen'),
    enclosed: noted.has('note.enclosed'),
    copies: copiesIn(noted.get('note.copies')),
    left: typeof values['left'] === 'number' ? values['left'] : null,
    at: lying ? atOfPlace(piece.at) : null,
    tone: piece.tone,
    mark: piece.mark,
    label: piece.label,
  }
}

/** The card on the other face, for those who want to see it. */
export function turnedOver(card: Card): Card {
  return card.hidden ? { ...card, ...card.hidden, alternate: !card.alternate, hidden: null } : card
}

/** Cards of one kind beside the grid, which cannot be told apart. */
export interface Stack {
  card: Card
  /** The pieces, the first one on top. */
  pieces: string[]
}

export function stacked(cards: Card[]): Stack[] {
  const stacks = new Map<string, Stack>()
  for (const card of cards) {
    const stack = stacks.get(card.id)
    if (stack) stack.pieces.push(card.piece)
    else stacks.set(card.id, { card, pieces: [card.piece] })
  }
  return [...stacks.values()]
}

const OF_SEAT = /^([01])-(.+)-\d+$/
const ZONES = /^(?:offer|row)-(.+)$/

/** The id of the card on a piece; where the piece does not tell it, its name in small letters. */
export function cardId({ id, face }: Piece): string {
  return OF_SEAT.exec(id)?.[2] ?? ZONES.exec(id)?.[1] ?? (face ?? id).toLowerCase()
}

function seatOf(piece: string): number | null {
  const seat = OF_SEAT.exec(piece)?.[1]
  return seat === undefined ? null : Number(seat)
}

function named(card: MessageJson, words: Words): { name: string; title: string } {
  if (!isMessage(card)) return { name: spoken(card, words), title: '' }
  const title = card.values['title']
  return {
    name: spoken(card.values['card'], words),
    title: title === undefined ? '' : spoken(title, words),
  }
}

function isMessage(value: unknown): value is MessageJson {
  return typeof value === 'object' && value !== null && 'key' in value
}

/** A value in the reader's language. */
export function spoken(value: unknown, words: Words): string {
  return words.say({ key: '{value}', values: { value } as MessageJson['values'], rule: null })
}

function sidesIn(
  message: MessageJson,
  words: Words,
  across: boolean,
): { sides: Side[]; sideNames: string[] } {
  const told = Object.values(message.values) as MessageJson[]
  const seen = across ? acrossTable(told) : told
  return { sides: seen.map(({ key }) => sideOf(key)), sideNames: seen.map((side) => words.say(side)) }
}

function copiesIn(note: MessageJson | undefined): Card['copies'] {
  if (!note) return null
  return { have: Number(note.values['have']), needed: Number(note.values['needed']) }
}
