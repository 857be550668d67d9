// The cards of a table with both halves, read from the words of its scene's pieces.
import type { MessageJson, Piece, Scene, Zone } from '../../protocol.ts'
import type { Words } from '../../table/board.ts'

export interface Fighter {
  /** Such as `leo`. */
  sign: string
  /** The sign's name in the reader's language. */
  name: string
  power: number
}

export interface Star {
  name: string
  text: string
  /** `plus`, `cancel-penalty`, `immediate` or `other`. */
  type: string
  typeName: string
}

export interface Card {
  /** Such as `leo-9`. */
  id: string
  fighter: Fighter
  /** What a Pisces turns into; null for all others, and once it has turned. */
  later: Fighter | null
  star: Star
}

/** A card where it lies, with its piece in the scene. */
export interface Lying {
  piece: Piece
  zone: Zone
  card: Card
}

/** The card that a piece is, which its id ends with: `base-0-leo-9` in `base-0`. */
export function cardId(piece: Piece, zone: Zone): string {
  return piece.id.slice(zone.id.length + 1)
}

/** The name of a sign alone. */
export function signName(sign: string, words: Words): string {
  return words.say({ key: `sign.${sign}`, values: {}, rule: null })
}

export class Almanac {
  readonly #cards = new Map<string, Card>()
  readonly #zones: Map<string, Zone>

  constructor(scene: Scene, words: Words) {
    this.#zones = new Map(scene.zones.map((zone) => [zone.id, zone]))
    for (const zone of scene.zones) {
      for (const piece of zone.pieces) {
        const card = readCard(cardId(piece, zone), piece.label, words)
        if (card && !this.#cards.get(card.id)?.later) this.#cards.set(card.id, card)
      }
    }
  }

  zone(id: string): Zone | undefined {
    return this.#zones.get(id)
  }

  /** All known cards of a zone, each as it lies there. */
  lying(id: string, words: Words): Lying[] {
    const zone = this.#zones.get(id)
    if (!zone) return []
    return zone.pieces.flatMap((piece) => {
      const card = readCard(cardId(piece, zone), piece.label, words)
      return card ? [{ piece, zone, card }] : []
    })
  }

  /** How many cards of a zone the reader does not know. */
  backs(id: string): number {
    const pieces = this.#zones.get(id)?.pieces ?? []
    return pieces.filter((piece) => piece.label.key === 'card.back').length
  }

  card(id: string): Card | null {
    return this.#cards.get(id) ?? null
  }
}

const WRAPPED = new Set(['card.placed', 'card.cancelled', 'card.duelling'])

/** Reads both halves of a card from its words; null for backs, signs and face-down cards. */
export function readCard(id: string, label: MessageJson, words: Words): Card | null {
  const values = label.values as Record<string, MessageJson>
  if (WRAPPED.has(label.key)) return values['card'] ? readCard(id, values['card'], words) : null
  if (label.key === 'card.star') return { ...halves(values, 'name', words), id, later: null }
  if (label.key !== 'card.fighter' && label.key !== 'card.pisces') return null
  const form = values['later']
  return {
    ...halves(values, 'star', words),
    id,
    later: form ? fighterOf(form.values, words) : null,
  }
}

function halves(
  values: Record<string, unknown>,
  name: string,
  words: Words,
): Pick<Card, 'fighter' | 'star'> {
  const type = values['type'] as MessageJson
  const star = {
    name: spoken(values[name], words),
    text: spoken(values['text'], words),
    type: type.key.replace('type.', ''),
    typeName: words.say(type),
  }
  return { fighter: fighterOf(values, words), star }
}

function fighterOf(values: Record<string, unknown>, words: Words): Fighter {
  const sign = values['sign'] as MessageJson
  const power = Number(values['power'])
  return { sign: sign.key.replace('sign.', ''), name: words.say(sign), power }
}

/** A value that is a term in the languages of the card set. */
function spoken(term: unknown, words: Words): string {
  return words.say({ key: '{term}', values: { term } as MessageJson['values'], rule: null })
}
