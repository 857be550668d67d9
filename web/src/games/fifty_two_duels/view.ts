// What the server sends as the view of a table of 52 Duels (games/fifty_two_duels/view.py).
import type { Update } from '../../protocol.ts'

export interface Side {
  character: string | null
  /** Cards, or their number where the reader does not know them. */
  hand: string[] | number
  deck: string[] | number
  discard: string[]
  /** The newest one last. */
  wounds: string[]
  abilities: string[][]
  level_open: string[]
  levels: string[][]
  stored: string[]
  in_use: string[]
  ward: number
  revealed: boolean
  digging: string[] | number
  /** Of the own side: the cards of which the other one knows that they are not in the deck. */
  opponent_knows_not_in_deck?: string[]
  /** Of another side: the cards in its hand, its deck or face down. */
  unseen?: string[]
}

export interface Pending {
  kind: string
  actor: number | 'chance'
  side?: number
  ability?: number
  damage?: number
  number?: number
  chosen?: string[]
}

export interface DuelsView {
  turn: number
  active: number
  actions_left: number
  free_items_left: number
  actor: number | 'chance' | null
  pending: Pending | null
  result: number[] | null
  reason: string | null
  sides: Side[]
}

export function viewOf(update: Update): DuelsView {
  return update.view as unknown as DuelsView
}

export function other(side: number): number {
  return 1 - side
}

export function countOf(cards: string[] | number): number {
  return typeof cards === 'number' ? cards : cards.length
}

/** Whether the other side is a Nemesis, which has no seat. */
export function isSolo(update: Update): boolean {
  return update.seats.length === 1
}
