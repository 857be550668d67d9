import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contrast, luminance } from '../../src/cards/colour.ts'
import { tileArt, tokenArt } from '../../src/games/zodiakal/art.ts'
import { beatsIn, rollsIn } from '../../src/games/zodiakal/beats.ts'
import { Chart, lettersOf } from '../../src/games/zodiakal/chart.ts'
import { movesBetween } from '../../src/games/zodiakal/flying.ts'
import { Late } from '../../src/games/zodiakal/late.ts'
import { reachOf } from '../../src/games/zodiakal/reach.ts'
import { placeOf, sideOf, walk } from '../../src/games/zodiakal/ring.ts'
import { newest, type Roll } from '../../src/games/zodiakal/rolls.ts'
import { toneOf } from '../../src/games/zodiakal/tones.ts'
import { lastMissing, seatsAround, type ZodiakalView } from '../../src/games/zodiakal/view.ts'
import type { LogLine, MessageJson, Piece, Scene, Zone } from '../../src/protocol.ts'
import { GameWords } from '../../src/table/words.ts'

const words = new GameWords(
  { language: 'en', names: ['Ana', 'Ben'], reader: 0 },
  {
    'tile.moon': 'the Moon',
    'tile.wind': 'the Wind',
    'token.moonstone': 'Moonstone',
    'token.trumpet': 'Trumpet',
    'effect.block': 'block',
    'effect.travel': 'travel',
    'effect.duel': 'duel',
    'relation.ban': 'rival {tile}',
  },
)

const message = (key: string, values: Record<string, unknown> = {}): MessageJson => ({
  key,
  values,
  rule: null,
})

const term = (en: string): { term: Record<string, string> } => ({ term: { en } })

const piece = (id: string, label: MessageJson, tone: string | null = null): Piece => ({
  id,
  face: null,
  below: null,
  tone,
  mark: null,
  pips: 0,
  label,
  at: null,
})

const zone = (id: string, owner: number | null, label: MessageJson, ...pieces: Piece[]): Zone => ({
  id,
  kind: 'track',
  owner,
  label,
  count: null,
  pieces,
})

const rake = message('token.rake')

/** A board of eight squares; the tokens are not in the order of the squares. */
const scene: Scene = {
  status: [],
  prompt: message(''),
  moves: [],
  zones: [
    zone(
      'ring',
      null,
      message('zone.ring', { squares: 8, faces: 3 }),
      piece(
        'ring-moon',
        message('ring.tile', {
          square: 1,
          tile: message('tile.moon'),
          colour: term('white'),
          token: message('token.moonstone'),
          effect: message('effect.block'),
        }),
      ),
      piece('pawn-0', message('ring.pawn')),
      piece(
        'ring-gardener',
        message('ring.tile', {
          square: 3,
          tile: term('Ada, the Gardener'),
          colour: term('pink'),
          token: rake,
          effect: message('effect.duel'),
        }),
        '#ffb0c8',
      ),
      piece(
        'ring-wind',
        message('ring.tile_related', {
          square: 6,
          tile: message('tile.wind'),
          colour: term('light blue'),
          token: message('token.trumpet'),
          effect: message('effect.travel'),
          relations: [message('relation.ban', { tile: message('tile.moon') })],
        }),
      ),
    ),
    zone(
      'box',
      null,
      message('zone.box'),
      piece('box-moonstone', message('box.token', { token: message('token.moonstone') })),
      piece('box-trumpet', message('box.none', { token: message('token.trumpet') })),
      piece('box-rake', message('box.token', { token: rake })),
    ),
    zone('rack-1', 1, message('zone.rack_armed', { needed: 3 })),
    zone('rack-0', 0, message('zone.rack', { needed: 2 })),
  ],
}

const chart = new Chart(scene, words)

const view = (changes: Partial<ZodiakalView>): ZodiakalView => ({
  phase: 'roll',
  turn: 0,
  turn_number: 1,
  throws: 0,
  used: false,
  rolled: null,
  pos: [0, 5],
  tiles: [null, null],
  armed: [false, false],
  hands: [
    [0, 0, 0],
    [0, 0, 0],
  ],
  box: [3, 3, 3],
  kinds: [0, 0],
  declared: [],
  window: null,
  duel: null,
  taking: null,
  winner: null,
  capped: false,
  winners: null,
  seat: 0,
  ...changes,
})

const told = (key: string, values: Record<string, unknown>, source = 'game'): LogLine => ({
  number: 1,
  source: source as LogLine['source'],
  message: message(key, values),
})

const ana = { seat: 0 }

// The board as the scene names it.

test('tiles stand in the order of the tokens in the box', () => {
  assert.deepEqual(
    chart.tiles.map(({ id, token, kind, square }) => [id, token, kind, square]),
    [
      ['moon', 'moonstone', 0, 1],
      ['wind', 'trumpet', 1, 6],
      ['gardener', 'rake', 2, 3],
    ],
  )
})

test('a tile is named by words or by the board file', () => {
  assert.deepEqual(
    chart.tiles.map(({ name, colour, letter }) => [name, colour, letter]),
    [
      ['the Moon', 'white', 'M'],
      ['the Wind', 'light blue', 'W'],
      ['Ada, the Gardener', 'pink', 'G'],
    ],
  )
})

test('a tile says what it does and what joins it to others', () => {
  assert.equal(chart.tile('wind')?.effect, 'travel')
  assert.deepEqual(chart.tile('wind')?.relations, ['rival the Moon'])
  assert.deepEqual(chart.tile('moon')?.relations, [])
})

test('the board has the squares and the die of the scene', () => {
  assert.deepEqual([chart.squares, chart.side, chart.faces], [8, 3, 3])
})

test('tiles are found by square, token and letter', () => {
  assert.equal(chart.at(6)?.id, 'wind')
  assert.equal(chart.at(7), null)
  assert.equal(chart.ofToken('rake')?.id, 'gardener')
  assert.equal(chart.called('G')?.id, 'gardener')
})

test('the goal of a move is found by its words', () => {
  assert.equal(chart.goal(message('to.moon'))?.id, 'moon')
  assert.equal(chart.goal(message('to.other', { tile: term('Ada, the Gardener') }))?.square, 3)
  assert.equal(chart.goal(message('to.other', { tile: term('Nobody') })), null)
})

test('racks say how many kinds win and who can block', () => {
  assert.deepEqual([chart.needed(0), chart.needed(1)], [2, 3])
  assert.deepEqual([chart.canBlock(0), chart.canBlock(1)], [false, true])
})

test('no scene has an empty board of the usual size', () => {
  const empty = new Chart({ ...scene, zones: [] }, words)

  assert.deepEqual([empty.tiles, empty.squares, empty.faces, empty.needed(0)], [[], 24, 6, 0])
})

test('every tile has a letter of its own', () => {
  assert.deepEqual(lettersOf(['the Wind', 'the Wanderer', 'el Héroe']), ['W', 'A', 'H'])
  assert.deepEqual(lettersOf(['la Luna', 'el Errante', 'É']), ['L', 'E', 'E'])
})

test('known colours have an ink that is read, and so have others', () => {
  const known = ['white', 'yellow', 'black', 'light blue', 'dark green', 'orange', 'dark blue', 'red']
  const tones = [
    ...known.map((word) => toneOf(word, null, 0)),
    toneOf('pink', '#ffb0c8', 1),
    toneOf('pink', null, 2),
  ]

  for (const { tone, ink } of tones) {
    assert.ok(contrast(luminance(tone) ?? 0, luminance(ink) ?? 0) >= 4.5, `${tone} ${ink}`)
  }
})

test('tiles and tokens of boards of one’s own have a drawing', () => {
  assert.ok(tileArt('gardener').fill)
  assert.ok(tokenArt('rake').fill)
  assert.notEqual(tileArt('moon'), tileArt('gardener'))
})

// Squares and throws.

test('squares lie clockwise on the edge', () => {
  const places = [0, 6, 7, 12, 18, 23].map((square) => placeOf(square, 7))

  assert.deepEqual(
    places.map(({ row, column }) => [row, column]),
    [
      [0, 0],
      [0, 6],
      [1, 6],
      [6, 6],
      [6, 0],
      [1, 0],
    ],
  )
  assert.equal(sideOf(24), 7)
})

test('a piece walks over every square, round and round', () => {
  assert.deepEqual(walk(22, 4, 24), [23, 0, 1, 2])
  assert.deepEqual(walk(1, 9, 8), [2, 3, 4, 5, 6, 7, 0, 1, 2])
})

test('zk_2_2 the next throw leads as far as the die goes', () => {
  const reach = reachOf(view({ box: [3, 0, 3] }), chart, 1)

  assert.deepEqual(
    reach.map(({ steps, square, tile, left }) => [steps, square, tile?.id ?? null, left]),
    [
      [1, 6, 'wind', 0],
      [2, 7, null, 0],
      [3, 0, null, 0],
    ],
  )
})

test('zk_7_1 the token that wins is seen before the throw', () => {
  const close = view({ hands: [[0, 1, 0], [0, 0, 0]] })

  assert.deepEqual(
    reachOf(close, chart, 0).map(({ wins }) => wins),
    [true, false, true],
  )
  assert.deepEqual(reachOf(close, chart, 0, 1).length, 1)
})

test('zk_7_1 whoever lacks one kind lacks exactly it', () => {
  assert.deepEqual(lastMissing([1, 2, 0], 3), [2])
  assert.deepEqual(lastMissing([1, 0, 0], 2), [1, 2])
  assert.deepEqual(lastMissing([1, 0, 0], 3), [])
  assert.deepEqual(lastMissing([1, 1, 1], 3), [])
})

test('seats stand clockwise from the reader', () => {
  assert.deepEqual(seatsAround(view({ pos: [0, 0, 0], seat: 2 })), [2, 0, 1])
  assert.deepEqual(seatsAround(view({ seat: null })), [0, 1])
})

// What was told.

test('a throw is told with its walk, a chosen walk alone', () => {
  const log = [
    told('log.roll_tile', { seat: ana, face: 3, to: message('to.moon') }),
    told('log.collect', { seat: ana }),
    told('log.roll', { seat: ana, face: 5 }),
    told('log.walk_plain', { seat: ana, count: 2 }),
    told('log.moved', { seat: ana, to: message('to.moon') }),
    told('log.block', { seat: ana }),
    told('log.roll_plain', { seat: ana, face: 1 }, 'table'),
  ]

  assert.deepEqual(beatsIn(log), [
    { does: 'throw', roll: { seat: 0, value: 3, why: 'move' } },
    { does: 'walk', seat: 0, steps: 3 },
    { does: 'throw', roll: { seat: 0, value: 5, why: 'move' } },
    { does: 'walk', seat: 0, steps: 2 },
    { does: 'jump', seat: 0, to: message('to.moon') },
    { does: 'block', seat: 0 },
  ])
})

test('zk_5_6 the two throws of a duel are shown together', () => {
  const duel = [1, 1, 2, 5].map((face, place) => ({ seat: place % 2, face }))
  const rolls = rollsIn([
    told('log.theft_fails', { seat: ana, face: 4 }),
    ...duel.map(({ seat, face }) => told('log.duel_throw', { seat: { seat }, face })),
  ])
  const values = (shown: Roll[]): number[] => newest(shown).map(({ value }) => value)

  assert.deepEqual(values(rolls), [2, 5])
  assert.deepEqual(values(rolls.slice(0, -1)), [2])
  assert.deepEqual(values(rolls.slice(0, 1)), [4])
  assert.deepEqual(values([]), [])
})

test('zk_3_1 a token is shown when the piece that collects it has come', () => {
  const before = view({ hands: [[0, 0, 0], [0, 0, 0]] })
  const after = view({ hands: [[0, 1, 1], [0, 0, 0]], box: [3, 2, 2] })
  const late = new Late(before, after, chart)

  assert.equal(late.keep({ does: 'walk', seat: 0, steps: 3 }), 2)
  assert.equal(late.keep({ does: 'jump', seat: 0, to: message('to.moon') }), null)
  assert.equal(late.keep({ does: 'walk', seat: 0, steps: 5 }), 1)
  assert.equal(late.keep({ does: 'walk', seat: 0, steps: 5 }), null)
  assert.deepEqual(late.counts(), { hands: [[0, 0, 0], [0, 0, 0]], box: [3, 3, 3] })

  late.bring(0, 2)

  assert.deepEqual(late.counts(), { hands: [[0, 0, 1], [0, 0, 0]], box: [3, 3, 2] })
})

test('tokens fly from who has fewer to who has more', () => {
  const before = { hands: [[1, 0], [0, 0]], box: [2, 3] }
  const after = { hands: [[0, 1], [1, 0]], box: [2, 2] }

  assert.deepEqual(movesBetween(before, after), [
    { kind: 0, from: '0', to: '1' },
    { kind: 1, from: 'box', to: '0' },
  ])
})
