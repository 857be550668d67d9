// The cards that lie on an ability or at a level, also while a Nemesis' turn is being told.
import type { Piece } from '../../protocol.ts'
import { SUIT, suitOf } from './cards.ts'
import { isNemesis, piecesOf, type Table } from './table.ts'

export function onStack(table: Table, side: number, number: number): Piece[] {
  const told = isNemesis(table, side) ? table.story.laid?.columns[number - 1] : undefined
  return told?.map((token) => drawn(table, side, token)) ?? piecesOf(table, `stack-${side}-${number}`)
}

export function atLevel(table: Table, side: number): Piece[] {
  const told = isNemesis(table, side) ? table.story.laid?.level : undefined
  return told?.map((token) => drawn(table, side, token)) ?? piecesOf(table, `level-${side}`)
}

function drawn(table: Table, side: number, token: string): Piece {
  const id = `${side}-${token}`
  const known = table.scene.zones.flatMap(({ pieces }) => pieces).find((piece) => piece.id === id)
  return known ?? card(id, token)
}

/** A card that lies nowhere any more. */
export function card(id: string, token: string): Piece {
  const suit = SUIT[suitOf(token)]
  const words = {
    rank: { key: `rank.${token.charAt(0)}`, values: {}, rule: null },
    suit: { key: `suit.${suitOf(token)}`, values: {}, rule: null },
  }
  return {
    id,
    face: token,
    below: null,
    tone: suit?.tone ?? null,
    mark: suit?.mark ?? null,
    pips: 0,
    label: { key: 'card.card', values: words, rule: null },
    at: null,
  }
}
