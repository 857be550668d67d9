// What all parts of the skin look at.
import { getContext, setContext } from 'svelte'
import type { Scene, Zone } from '../../protocol.ts'
import { say } from '../../shared/say.ts'
import type { Words } from '../../table/board.ts'
import { tellOf, type Values } from '../../table/telling.ts'
import { capital } from '../../table/words.ts'
import type { Deck } from './deck.ts'
import type { Flights } from '../../table/motion.ts'
import type { DualView } from './view.ts'

export interface Table {
  readonly view: DualView
  readonly scene: Scene
  readonly deck: Deck
  readonly words: Words
  readonly frozen: boolean
  readonly flights: Flights
  choose(text: string): void
  explain(text: string): void
}

const TABLE = Symbol('dual')

export function setTable(table: Table): void {
  setContext(TABLE, table)
}

export function useTable(): Table {
  return getContext<Table>(TABLE)
}

export function zoneOf(table: Table, id: string): Zone | undefined {
  return table.scene.zones.find((zone) => zone.id === id)
}

/** A sentence about a seat, in the second person where the reader sits there. */
export function about(table: Table, key: string, seat: number, values: Values = {}): string {
  return tellOf(table.words.name(seat), seat === table.view.seat, key, values)
}

/** A player's name that stands alone. */
export function nameOf(table: Table, seat: number): string {
  return capital(table.words.name(seat))
}

/** The backs of a hand in words, such as "2 Yellow, 3 Blue". */
export function backsInWords(table: Table, backs: Map<string, number>): string {
  const parts = [...backs].map(([letter, count]) => {
    return `${count} ${table.deck.suits.get(letter)?.name ?? letter}`
  })
  return parts.length ? parts.join(', ') : say('dual.no_cards')
}
