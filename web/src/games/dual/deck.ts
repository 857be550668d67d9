// The cards and suits of a table, read from its scene: every card of the deck lies in one
// of the scene's zones, in the reader's hand, on the table, among winnings or still out.
import type { MessageJson, Piece, Scene } from '../../protocol.ts'
import type { Words } from '../../table/board.ts'

export interface Suit {
  letter: string
  name: string
  /** The first letters of the name that no other suit begins with. */
  short: string
  tone: string | null
  mark: string | null
}

export interface Face {
  /** Such as `y3`; the suit's letter and the value. */
  text: string
  suit: Suit
  value: string
  /** The face at the other end. */
  below: string
  pips: number
  /** The same for both faces of a card. */
  card: string
  /** The face alone in words, such as "Yellow 3". */
  name: string
}

// The look of the usual suits, for scenes in which none of their faces lies awake.
const USUAL: Record<string, { tone: string; mark: string }> = {
  y: { tone: '#E0A800', mark: 'sun' },
  b: { tone: '#1F6FB2', mark: 'drop' },
  r: { tone: '#C8332B', mark: 'flame' },
  p: { tone: '#6E4A9E', mark: 'moon' },
}

export class Deck {
  /** By letter, in the usual order. */
  readonly suits = new Map<string, Suit>()
  readonly faces = new Map<string, Face>()

  constructor(scene: Scene, words: Words) {
    const pieces = scene.zones.flatMap((zone) => zone.pieces)
    for (const piece of pieces) this.#readSuits(piece, words)
    this.#order()
    shorten([...this.suits.values()])
    for (const piece of pieces) this.#readFaces(piece, words)
  }

  /** How many cards there are. */
  get cards(): number {
    return new Set([...this.faces.values()].map((face) => face.card)).size
  }

  face(text: string): Face | null {
    return this.faces.get(text) ?? null
  }

  /** The suits by couples that share cards, each with its partner; null where any is mixed. */
  couples(): [Suit, Suit][] | null {
    const partner = new Map<string, string>()
    for (const { suit, below } of this.faces.values()) {
      const other = letterOf(below)
      if ((partner.get(suit.letter) ?? other) !== other) return null
      partner.set(suit.letter, other)
    }
    const letters = [...this.suits.keys()]
    const firsts = letters.filter((letter, at) => at < letters.indexOf(partner.get(letter) ?? ''))
    return firsts.map((letter) => [this.#suit(letter), this.#suit(partner.get(letter) ?? '')])
  }

  #order(): void {
    const place = (letter: string): number => (Object.keys(USUAL).indexOf(letter) + 99) % 99
    const suits = [...this.suits.values()].sort(
      (one, other) => place(one.letter) - place(other.letter),
    )
    this.suits.clear()
    for (const suit of suits) this.suits.set(suit.letter, suit)
  }

  #readSuits(piece: Piece, words: Words): void {
    for (const [text, end] of endsOf(piece)) {
      const letter = letterOf(text)
      const term = end?.values['suit']
      const name = term ? words.say({ key: 'card.suit', values: { suit: term }, rule: null }) : letter
      const known = this.suits.get(letter)
      const awake = text === piece.face || piece.face === null
      const look = awake ? { tone: piece.tone, mark: piece.mark } : known ?? USUAL[letter]
      const { tone = null, mark = null } = look ?? {}
      this.suits.set(letter, { letter, name, short: letter, tone, mark })
    }
  }

  #readFaces(piece: Piece, words: Words): void {
    if (piece.face === null || piece.below === null) return
    const ends = endsOf(piece)
    const card = ends.map(([text]) => text).sort().join('')
    for (const [text, end] of ends) {
      const below = text === piece.face ? piece.below : piece.face
      const name = end ? words.say(end) : text
      const suit = this.#suit(letterOf(text))
      const value = text.slice(letterOf(text).length)
      this.faces.set(text, { text, suit, value, below, pips: piece.pips, card, name })
    }
  }

  #suit(letter: string): Suit {
    return (
      this.suits.get(letter) ?? { letter, name: letter, short: letter, tone: null, mark: null }
    )
  }
}

/** How many backs of each suit lie in a hand, in the deck's order of suits. */
export function backsOf(pieces: Piece[]): Map<string, number> {
  const backs = new Map<string, number>()
  for (const piece of pieces) {
    const letter = letterOf(piece.face ?? backLetter(piece))
    backs.set(letter, (backs.get(letter) ?? 0) + 1)
  }
  return backs
}

/** The same hand's backs after all its cards are turned over. */
export function turnedBacks(
  backs: Map<string, number>,
  couples: [Suit, Suit][],
): Map<string, number> {
  const turned = couples.flatMap(([one, other]): [string, number][] => [
    [one.letter, backs.get(other.letter) ?? 0],
    [other.letter, backs.get(one.letter) ?? 0],
  ])
  return new Map(turned.filter(([, count]) => count > 0))
}

export function letterOf(face: string): string {
  return face.charAt(0)
}

/** The suit of a back, which its id ends with: `hand-1-y-0`. */
function backLetter(piece: Piece): string {
  return piece.id.split('-').at(-2) ?? ''
}

/** The faces of a piece, each with its words. */
function endsOf(piece: Piece): [string, MessageJson | undefined][] {
  const said = piece.label.values as Record<string, MessageJson | undefined>
  if (piece.face === null) return [[backLetter(piece), piece.label]]
  const label = 'card' in said ? (said['card']?.values as typeof said) : said
  const up: [string, MessageJson | undefined] = [piece.face, label['awake'] ?? label['first']]
  if (piece.below === null) return [up]
  return [up, [piece.below, label['asleep'] ?? label['other']]]
}

function shorten(suits: Suit[]): void {
  for (const suit of suits) {
    const others = suits.filter((other) => other !== suit)
    const unique = (length: number): boolean =>
      others.every((other) => !other.name.startsWith(suit.name.slice(0, length)))
    suit.short = unique(1) ? suit.name.slice(0, 1) : suit.name.slice(0, 2)
  }
}
