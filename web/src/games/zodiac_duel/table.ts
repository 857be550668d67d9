// What all parts of the skin look at.
import { getContext, setContext } from 'svelte'
import type { MoveChoice, Piece, Scene } from '../../protocol.ts'
import type { Words } from '../../table/board.ts'
import { tellOf, type Values } from '../../table/telling.ts'
import { capital } from '../../table/words.ts'
import type { Flights } from '../../table/motion.ts'
import type { Almanac, Lying } from './cards.ts'
import type { Role, ZodiacView } from './view.ts'

/** A card that is shown large; `held` until it is closed, by those who touch the screen. */
export interface Reading {
  lying: Lying
  /** The half that counts where it lies. */
  role: Role
  held: boolean
}

export interface Table {
  readonly view: ZodiacView
  readonly scene: Scene
  readonly almanac: Almanac
  readonly words: Words
  readonly frozen: boolean
  readonly flights: Flights
  readonly reading: Reading | null
  read(reading: Reading | null): void
  choose(text: string): void
  explain(text: string): void
}

const TABLE = Symbol('zodiac duel')

export function setTable(table: Table): void {
  setContext(TABLE, table)
}

export function useTable(): Table {
  return getContext<Table>(TABLE)
}

/** The move that lies on a piece; there is never more than one. */
export function moveOn(table: Table, piece: Piece): MoveChoice | null {
  return table.scene.moves.find((move) => move.piece === piece.id) ?? null
}

/** The moves that lie on no card of a base, a hand or a duel. */
export function looseMoves(table: Table): MoveChoice[] {
  return table.scene.moves.filter((move) => move.piece === null && !move.text.startsWith('keep '))
}

/** Whether the reader has to choose a card for a star, so that only targets matter. */
export function isTargeting(table: Table): boolean {
  return table.scene.moves.some((move) => move.text.startsWith('choose '))
}

/** What the scene says of one thing, such as `status.winning`, about any seat. */
export function statusOf(table: Table, key: string): string[] {
  const found = table.scene.status.filter((message) => message.key === key)
  return found.map((message) => capital(table.words.say(message)))
}

/** The seat that would win the duel as it stands; null before both fight. */
export function winningSeat(table: Table): number | null {
  const said = table.scene.status.find((message) => message.key === 'status.winning')
  const about = said?.values['seat'] as { seat: number } | undefined
  return about?.seat ?? null
}

/** A sentence about a seat, in the second person where the reader sits there. */
export function about(table: Table, key: string, seat: number, values: Values = {}): string {
  return tellOf(table.words.name(seat), seat === table.view.seat, key, values)
}

/** A player's name that stands alone. */
export function nameOf(table: Table, seat: number): string {
  return capital(table.words.name(seat))
}
