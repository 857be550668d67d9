import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coinRace } from '../../src/games/dual/coin.ts'
import { backsOf, Deck, turnedBacks } from '../../src/games/dual/deck.ts'
import { endOfRound, trickOf, verdictOf } from '../../src/games/dual/trick.ts'
import {
  type DualView,
  type LastTrick,
  opponents,
  playingOrder,
} from '../../src/games/dual/view.ts'
import type { LogLine, MessageJson, Piece, Scene } from '../../src/protocol.ts'
import type { Words } from '../../src/table/board.ts'

const NAMES: Record<string, string> = { y: 'Amarillo', b: 'Azul', r: 'Rojo', p: 'Morado' }

const message = (key: string, values: Record<string, unknown> = {}): MessageJson => ({
  key,
  values,
  rule: null,
})

const face = (text: string): MessageJson =>
  message('card.face', { suit: { term: text[0] }, value: Number(text.slice(1)) })

const held = (zone: string, up: string, below: string, pips: number): Piece => ({
  id: `${zone}-${up}`,
  face: up,
  below,
  tone: '#123456',
  mark: 'sun',
  pips,
  label: message('card.held', { awake: face(up), asleep: face(below), count: pips }),
  at: null,
})

const back = (seat: number, letter: string, number: number): Piece => ({
  id: `hand-${seat}-${letter}-${number}`,
  face: null,
  below: null,
  tone: '#654321',
  mark: 'drop',
  pips: 0,
  label: message('card.back', { suit: { term: letter } }),
  at: null,
})

const words: Words = {
  say: ({ values }) => {
    const name = NAMES[(values['suit'] as { term: string }).term] ?? ''
    return 'value' in values ? `${name} ${values['value']}` : name
  },
  short: () => '',
  hasShort: () => false,
  name: String,
}

const scene = (...pieces: Piece[]): Scene => ({
  status: [],
  prompt: message('prompt'),
  zones: [{ id: 'z', kind: 'hand', owner: 0, label: message('zone'), count: null, pieces }],
  moves: [],
})

const deck = new Deck(
  scene(held('hand-0', 'y3', 'b7', 3), held('hand-0', 'p8', 'r2', 2), back(1, 'b', 0)),
  words,
)

const trick = (by: 'value' | 'stars', ...cards: [number, string][]): LastTrick => ({
  cards,
  winner: 0,
  lowest: 1,
  by,
  wind: null,
})

const view = (changes: Partial<DualView>): DualView => ({
  phase: 'play',
  round: 1,
  trick: 1,
  dealer: 0,
  leader: 1,
  turn: 1,
  hands: [null, null],
  backs: [[], []],
  flips: [null, null],
  table: [],
  last_trick: null,
  won: [[], []],
  coins: [0, 0],
  cubes: [0, 0],
  stars: [0, 0],
  scores: [0, 0],
  rounds_done: [],
  winners: null,
  seat: 0,
  ...changes,
})

test('both ends of a card are known with their own suits', () => {
  const below = deck.face('b7')

  assert.equal(below?.below, 'y3')
  assert.equal(below?.pips, 3)
  assert.equal(below?.suit.mark, 'drop')
  assert.equal(below?.card, deck.face('y3')?.card)
  assert.equal(deck.cards, 2)
})

test('a suit that lies nowhere awake still has its look', () => {
  assert.equal(deck.suits.get('r')?.mark, 'flame')
})

test('suits are shortened to what tells them apart', () => {
  const shorts = [...deck.suits.values()].map((suit) => suit.short)

  assert.deepEqual(shorts, ['Am', 'Az', 'R', 'M'])
})

test('suits that share cards are couples', () => {
  const couples = deck.couples()?.map((couple) => couple.map((suit) => suit.letter))

  assert.deepEqual(couples, [
    ['y', 'b'],
    ['r', 'p'],
  ])
})

test('a set that mixes its suits has no couples', () => {
  const mixed = new Deck(scene(held('h', 'y3', 'b7', 3), held('h', 'y4', 'r6', 4)), words)

  assert.equal(mixed.couples(), null)
})

test('turning a hand over exchanges the backs of each couple', () => {
  const backs = backsOf([back(1, 'y', 0), back(1, 'y', 1), back(1, 'p', 0)])
  const turned = turnedBacks(backs, deck.couples() ?? [])

  assert.deepEqual([...turned], [
    ['b', 2],
    ['r', 1],
  ])
})

test('the trick of a Wind decision is judged and not yet taken', () => {
  const last = trick('value', [0, 'y3'], [1, 'y1'])
  const shown = trickOf(view({ phase: 'wind', table: last.cards, last_trick: last }))

  assert.deepEqual(shown, { cards: last.cards, judged: last, taken: false })
})

test('between tricks the last one is shown', () => {
  const last = trick('stars', [0, 'y3'], [1, 'r1'])

  assert.equal(trickOf(view({ last_trick: last })).taken, true)
})

test('a trick that is being played has no winner yet', () => {
  const last = trick('stars', [0, 'y3'], [1, 'r1'])

  assert.equal(trickOf(view({ table: [[1, 'y5']], last_trick: last })).judged, null)
})

test('the verdict says why', () => {
  assert.equal(verdictOf(trick('value', [0, 'y3'], [1, 'y1'])), 'all_followed')
  assert.equal(verdictOf(trick('value', [0, 'y3'], [1, 'r1'], [2, 'y1'])), 'one_strayed')
  assert.equal(verdictOf(trick('stars', [0, 'y3'], [1, 'r1'])), 'by_stars')
  assert.equal(verdictOf(null), 'none')
})

test('the last trick of a round is found in the log', () => {
  const keys = ['play', 'play', 'by_stars', 'play', 'play', 'all_followed', 'round_over', 'cube']
  const log = keys.map((key, number): LogLine => {
    return { number, source: 'game', message: message(`log.${key}`) }
  })
  const found = endOfRound(log, 2).map((line) => line.number)

  assert.deepEqual(found, [3, 4, 5])
})

test('a log without a finished round has no last trick', () => {
  assert.deepEqual(endOfRound([], 2), [])
})

test('the Coin is certain with more than half of the cards', () => {
  const won = [Array.from({ length: 10 }, String), ['a', 'b']]

  assert.deepEqual(coinRace(view({ won }), 18), { won: [10, 2], need: 10, ahead: [0], sure: 0 })
})

test('nobody is ahead before the first trick', () => {
  assert.deepEqual(coinRace(view({}), 18), { won: [0, 0], need: 10, ahead: [], sure: null })
})

test('the others sit clockwise from the reader', () => {
  const won = [[], [], []]

  assert.deepEqual(opponents(view({ won, seat: 1 })), [2, 0])
  assert.deepEqual(opponents(view({ won, seat: null })), [0, 1, 2])
  assert.deepEqual(playingOrder(2, 3), [2, 0, 1])
})
