// What all parts of the skin look at.
import { getContext, setContext } from 'svelte'
import type { LogLine, MessageJson, MoveChoice, Piece, Scene, Zone } from '../../protocol.ts'
import type { Words } from '../../table/board.ts'
import type { Flights } from '../../table/motion.ts'
import { tellOf, type Values } from '../../table/telling.ts'
import { capital } from '../../table/words.ts'
import type { Picking } from './picking.svelte.ts'
import type { Sheet } from './sheet.ts'
import type { Story } from './story.svelte.ts'
import { touchMove } from './offers.ts'
import type { Target } from './targets.ts'
import type { DuelsView } from './view.ts'

export interface Table {
  readonly view: DuelsView
  readonly scene: Scene
  readonly words: Words
  readonly log: LogLine[]
  /** The side at the lower edge of the screen. */
  readonly near: number
  /** The seat that looks; null: a spectator. */
  readonly reader: number | null
  readonly solo: boolean
  readonly frozen: boolean
  readonly flights: Flights
  readonly picking: Picking
  readonly story: Story
  readonly targets: Target[]
  /** The sheets by side; null before they are picked. */
  readonly sheets: (Sheet | null)[]
  /** What was said last about a thing that cannot be done. */
  readonly note: string
  remark(note: string): void
  choose(text: string): void
  explain(text: string): void
  /** Opens a window with all that a side has. */
  open(side: number): void
}

const TABLE = Symbol('52 Duels')

export function setTable(table: Table): void {
  setContext(TABLE, table)
}

export function useTable(): Table {
  return getContext<Table>(TABLE)
}

export function zoneOf(table: Table, id: string): Zone | null {
  return table.scene.zones.find((zone) => zone.id === id) ?? null
}

export function piecesOf(table: Table, id: string): Piece[] {
  return zoneOf(table, id)?.pieces ?? []
}

/** What a zone is, in words. */
export function titleOf(table: Table, id: string): string {
  const zone = zoneOf(table, id)
  return zone ? capital(table.words.say(zone.label)) : ''
}

export function numberOf(table: Table, id: string): number {
  return zoneOf(table, id)?.count ?? 0
}

export function isNemesis(table: Table, side: number): boolean {
  return table.solo && side === 1
}

/** The name of a side that stands alone. */
export function nameOf(table: Table, side: number): string {
  const nemesis: MessageJson = { key: 'side.nemesis', values: {}, rule: null }
  return capital(isNemesis(table, side) ? table.words.say(nemesis) : table.words.name(side))
}

/** A sentence about a side, in the second person where the reader sits there. */
export function about(table: Table, key: string, side: number, values: Values = {}): string {
  return tellOf(nameOf(table, side), side === table.reader, key, values)
}

/** The move that touching a piece makes at once. */
export function moveOn(table: Table, piece: Piece): MoveChoice | null {
  return touchMove(table.scene, table.targets, piece.id)
}

export function isAsked(table: Table): boolean {
  return table.reader !== null && table.view.actor === table.reader
}

export function kindOf(table: Table): string {
  return table.view.pending?.kind ?? ''
}

/** The first letter of a suit's name. */
export function letterOf(table: Table, suit: string): string {
  const name = table.words.say({ key: `suit.${suit}`, values: {}, rule: null })
  return name.charAt(0).toLocaleUpperCase()
}
