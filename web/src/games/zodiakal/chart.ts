// The board as the scene names it: tiles on a ring, each with its kind of token.
import type { MessageJson, Piece, Scene, Zone } from '../../protocol.ts'
import type { Words } from '../../table/board.ts'
import { sideOf } from './ring.ts'
import { type Tone, toneOf } from './tones.ts'

/** A tile and its kind of token; `kind` is its place in all lists of counts. */
export interface Tile extends Tone {
  kind: number
  id: string
  token: string
  square: number
  /** One letter that no other tile has. */
  letter: string
  /** Such as "the Comet". */
  name: string
  /** The name as messages have it, in all languages. */
  term: string
  colour: string
  tokenName: string
  /** What can be done there. */
  effect: string
  /** What joins it to its allies and rivals. */
  relations: string[]
}

const SQUARES = 24
const FACES = 6
const TILE = 'ring-'
const TOKEN = 'box-'

export class Chart {
  /** By kind. */
  readonly tiles: Tile[]
  readonly squares: number
  readonly side: number
  /** Of the die. */
  readonly faces: number
  readonly #at: Map<number, Tile>
  readonly #named: Map<string, Tile>
  readonly #racks: Map<number, MessageJson>

  constructor(scene: Scene, words: Words) {
    const ring = scene.zones.find(({ id }) => id === 'ring')
    const box = scene.zones.find(({ id }) => id === 'box')
    this.squares = wholeNumber(ring?.label, 'squares') ?? SQUARES
    this.faces = wholeNumber(ring?.label, 'faces') ?? FACES
    this.side = sideOf(this.squares)
    this.tiles = ring && box ? tilesOf(ring, box, words) : []
    this.#at = new Map(this.tiles.map((tile) => [tile.square, tile]))
    this.#named = new Map(this.tiles.map((tile) => [tile.term, tile]))
    this.#racks = new Map(
      scene.zones.flatMap(({ id, owner, label }) =>
        owner !== null && id.startsWith('rack-') ? [[owner, label]] : [],
      ),
    )
  }

  at(square: number): Tile | null {
    return this.#at.get(square) ?? null
  }

  tile(id: string): Tile | null {
    return this.tiles.find((tile) => tile.id === id) ?? null
  }

  ofToken(token: string): Tile | null {
    return this.tiles.find((tile) => tile.token === token) ?? null
  }

  called(letter: string): Tile | null {
    return this.tiles.find((tile) => tile.letter === letter) ?? null
  }

  /** The tile that a message of the log names as the goal of a move, such as "to the Moon". */
  goal(to: unknown): Tile | null {
    const { key = '', values = {} } = to as Partial<MessageJson>
    const known = this.tile(key.replace(/^to\./, ''))
    return known ?? this.#named.get(JSON.stringify(values['tile'])) ?? null
  }

  /** How many different kinds a seat needs to win. */
  needed(seat: number): number {
    return wholeNumber(this.#racks.get(seat), 'needed') ?? this.tiles.length
  }

  /** Whether a seat could block something now. */
  canBlock(seat: number): boolean {
    return this.#racks.get(seat)?.key === 'zone.rack_armed'
  }
}

/** The tiles in the order of the tokens in the box, which is that of all counts. */
function tilesOf(ring: Zone, box: Zone, words: Words): Tile[] {
  const lying = ring.pieces.filter(({ id }) => id.startsWith(TILE))
  const found = box.pieces.flatMap((token) => {
    const at = lying.findIndex((one) => sameToken(one, token))
    return at < 0 ? [] : lying.splice(at, 1).map((tile) => ({ tile, token }))
  })
  const names = found.map(({ tile }) => spoken(tile.label.values['tile'], words))
  const letters = lettersOf(names)
  return found.map(({ tile, token }, kind) => {
    const id = tile.id.slice(TILE.length)
    const { values } = tile.label
    return {
      ...toneOf(english(values['colour']), tile.tone, kind),
      kind,
      id,
      token: token.id.slice(TOKEN.length),
      square: wholeNumber(tile.label, 'square') ?? 0,
      letter: letters[kind] ?? '',
      name: names[kind] ?? id,
      term: JSON.stringify(values['tile']),
      colour: spoken(values['colour'], words),
      tokenName: spoken(values['token'], words),
      effect: spoken(values['effect'], words),
      relations: [values['relations'] ?? []].flat().map((one) => spoken(one, words)),
    }
  })
}

function sameToken(tile: Piece, token: Piece): boolean {
  const name = (piece: Piece): string => JSON.stringify(piece.label.values['token'])
  return name(tile) === name(token)
}

function wholeNumber(label: MessageJson | undefined, name: string): number | null {
  const value = label?.values[name]
  return typeof value === 'number' ? value : null
}

/** A value of a message in words, such as a name. */
function spoken(value: unknown, words: Words): string {
  return words.say({ key: '{value}', values: { value }, rule: null })
}

/** A term as the board file has it in English. */
function english(value: unknown): string {
  return (value as { term?: Record<string, string> } | undefined)?.term?.['en'] ?? ''
}

/** A letter of each name that no name before it has taken: one of its last word where possible. */
export function lettersOf(names: string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLocaleUpperCase()
    const last = plain.split(' ').at(-1) ?? ''
    const letters = [...last, ...plain].filter((letter) => /\p{L}/u.test(letter))
    const free = letters.find((letter) => !taken.has(letter)) ?? letters[0] ?? ''
    taken.add(free)
    return free
  })
}
