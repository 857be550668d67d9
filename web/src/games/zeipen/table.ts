// What all parts of the skin look at.
import { getContext, setContext } from 'svelte'
import type { LogLine, MoveChoice, Piece, Scene, Zone } from '../../protocol.ts'
import type { Words } from '../../table/board.ts'
import type { Flights } from '../../table/motion.ts'
import { tellOf, type Values } from '../../table/telling.ts'
import { capital } from '../../table/words.ts'
import { type Card, readCard } from './cards.ts'
import type { Desk } from './desk.svelte.ts'
import type { Story } from './story.svelte.ts'
import type { ZeipenView } from './view.ts'

export interface Table {
  readonly view: ZeipenView
  readonly scene: Scene
  readonly words: Words
  readonly log: LogLine[]
  /** The seat that reads; null: a spectator. */
  readonly viewer: number | null
  /** The seat at the lower edge. */
  readonly near: number
  /** Whether the grid is seen from the north. */
  readonly turned: boolean
  readonly frozen: boolean
  readonly story: Story
  readonly desk: Desk
  readonly flights: Flights
  /** Takes the last first step back; null where that cannot be done alone. */
  readonly takeBack: (() => void) | null
  explain(text: string): void
}

const TABLE = Symbol('zeipen')

export function setTable(table: Table): void {
  setContext(TABLE, table)
}

export function useTable(): Table {
  return getContext<Table>(TABLE)
}

export function zoneOf({ scene }: Table, id: string): Zone | undefined {
  return scene.zones.find((zone) => zone.id === id)
}

export function cardOn(table: Table, piece: Piece): Card | null {
  const { words, near, turned } = table
  const across = /^[01]-/.test(piece.id) && !piece.id.startsWith(`${near}-`)
  return readCard(piece, words, { across, turned })
}

/** All cards of a zone that the reader knows. */
export function cardsOf(table: Table, id: string): Card[] {
  const pieces = zoneOf(table, id)?.pieces ?? []
  return pieces.flatMap((piece) => cardOn(table, piece) ?? [])
}

/** The card of a piece, wherever it lies. */
export function findCard(table: Table, id: string | null): Card | null {
  if (id === null) return null
  for (const zone of table.scene.zones) {
    const piece = zone.pieces.find((one) => one.id === id)
    if (piece) return cardOn(table, piece)
  }
  return null
}

/** The moves that lie on any of these pieces. */
export function movesOn({ scene }: Table, pieces: string[]): MoveChoice[] {
  return scene.moves.filter(({ piece }) => piece !== null && pieces.includes(piece))
}

/** Whether the reader chooses an action, so that it makes sense to ask why one is missing. */
export function isChoosing({ view, scene }: Table): boolean {
  return scene.moves.length > 0 && view.phase === 'action'
}

export function moveInWords({ words }: Table, move: MoveChoice): string {
  return capital(words.say(move.label))
}

/** A sentence about a seat, in the second person where the reader sits there. */
export function about(table: Table, key: string, seat: number, values: Values = {}): string {
  return tellOf(table.words.name(seat), seat === table.viewer, key, values)
}

/** A player's name that stands alone. */
export function nameOf(table: Table, seat: number): string {
  return capital(table.words.name(seat))
}
