import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { beatsIn, touchedBy } from '../../src/games/zeipen/beats.ts'
import { readCard, stacked, turnedOver } from '../../src/games/zeipen/cards.ts'
import { emblemOf } from '../../src/games/zeipen/emblems.ts'
import { foreseenOf, losses, NOTHING } from '../../src/games/zeipen/foreseen.ts'
import { letterOf, nextWith } from '../../src/games/zeipen/keys.ts'
import { acrossTable, SHAPES, sideOf, SIGNS } from '../../src/games/zeipen/sides.ts'
import { after, tracked } from '../../src/games/zeipen/standing.ts'
import { isTurned, nearSeat, pendingOf, type ZeipenView } from '../../src/games/zeipen/view.ts'
import type { MessageJson, MoveChoice, Piece } from '../../src/protocol.ts'
import { GameWords } from '../../src/table/words.ts'

const words = new GameWords(
  { language: 'en', names: ['Ana', 'Ben'], reader: 0 },
  { 'side.green_sword': 'green sword', 'side.red_pointer': 'red pointer', 'side.blue': 'bare blue' },
)

const message = (key: string, values: Record<string, unknown> = {}): MessageJson => ({
  key,
  values,
  rule: null,
})

const term = (en: string): { term: Record<string, string> } => ({ term: { en } })
const space = (x: number, y: number): MessageJson => message('space.at', { x, y })
const side = (kind: string): MessageJson => message(`side.${kind}`)

const compass = message('card.compass', {
  north: side('green_sword'),
  east: side('blue'),
  south: side('red_pointer'),
  west: side('blue_hook'),
})

const printed = message('card.sides', {
  up: side('red_pointer'),
  right: side('blue'),
  down: side('blue_push'),
  left: side('green_pointer'),
})

const piece = (id: string, label: MessageJson, at: number[] | null = null): Piece => ({
  id,
  face: 'Fenn',
  below: 'II',
  tone: null,
  mark: null,
  pips: 0,
  label,
  at,
})

const lying = (id: string, at: number[], ...notes: MessageJson[]): Piece =>
  piece(
    id,
    message('card.lying_noted', {
      card: message('card.titled', { card: term('Fenn'), title: term('the flood') }),
      numeral: 'II',
      sides: compass,
      notes,
    }),
    at,
  )

const NEAR = { across: false, turned: false }
const colours = (sides: { colour: string }[]): string => sides.map(({ colour }) => colour).join(' ')

// Cards.

test('a card on the grid tells its sides, its space and what is easily forgotten', () => {
  const copies = message('note.copies', { have: 1, needed: 2, sides: printed })
  const card = readCard(lying('0-fenn-1', [-2, 1], message('note.frozen'), copies), words, NEAR)

  assert.equal(card?.at, '1,2')
  assert.equal(card.id, 'fenn')
  assert.equal(card.seat, 0)
  assert.deepEqual([card.name, card.title], ['Fenn', 'the flood'])
  assert.deepEqual([card.frozen, card.enclosed, card.alternate], [true, false, false])
  assert.deepEqual(card.copies, { have: 1, needed: 2 })
  assert.deepEqual(card.sides[2], { colour: 'red', symbol: 'pointer' })
  assert.deepEqual(card.sideNames.slice(0, 2), ['green sword', 'bare blue'])
})

test('ZP-3.3 the sides are turned for who sits on the other side of the grid', () => {
  const card = readCard(lying('0-fenn-1', [0, 1]), words, { across: true, turned: true })

  assert.equal(colours(card?.sides ?? []), 'red blue green blue')
})

test("ZP-3.3 a rival's other face is turned with it, as it would lie", () => {
  const note = message('note.alternate', { sides: printed })
  const card = readCard(lying('1-fenn-1', [0, 1], note), words, { across: true, turned: false })

  assert.ok(card?.hidden)
  assert.equal(card.alternate, true)
  assert.equal(colours(card.hidden.sides), 'blue green red blue')
  assert.equal(colours(turnedOver(card).sides), 'blue green red blue')
})

test('a card with one face has nothing to turn over', () => {
  const loose = message('card.single', { card: term('Alder'), numeral: 'I', sides: printed })
  const card = readCard(piece('offer-alder', loose), words, NEAR)

  assert.ok(card)
  assert.equal(card.id, 'alder')
  assert.equal(turnedOver(card), card)
})

test('ready and revealed cards are known by their name', () => {
  const label = message('card.single', { card: term('Fenn'), numeral: 'II', sides: printed })

  assert.equal(readCard(piece('ready-vanguard.3', label), words, NEAR)?.id, 'fenn')
})

test('backs, spaces and the board card are no cards to read', () => {
  assert.equal(readCard(piece('back-1-2', message('card.back')), words, NEAR), null)
  assert.equal(readCard(piece('board-card', message('card.board')), words, NEAR), null)
})

test('copies in a hand lie together, the first on top', () => {
  const label = message('card.single', { card: term('Fenn'), numeral: 'II', sides: printed })
  const ids = ['0-fenn-2', '0-alder-1', '0-fenn-3']
  const cards = ids.flatMap((id) => readCard(piece(id, label), words, NEAR) ?? [])

  assert.deepEqual(
    stacked(cards).map(({ pieces }) => pieces),
    [['0-fenn-2', '0-fenn-3'], ['0-alder-1']],
  )
})

// Drawings.

test('ZP-3.5 every kind of side has a drawing of its own', () => {
  assert.deepEqual(sideOf('side.blue'), { colour: 'blue', symbol: null })
  assert.equal(new Set(Object.values(SHAPES)).size, 4)
  assert.equal(new Set(Object.values(SIGNS)).size, 4)
})

test('a card seen from across the table has its sides turned by half a circle', () => {
  assert.deepEqual(acrossTable([0, 1, 2, 3]), [2, 3, 0, 1])
})

test('every character of the house set has an emblem of its own', () => {
  const set = new URL('../../../src/ecliptic/games/zeipen/sets/house.toml', import.meta.url)
  const ids = [...readFileSync(set, 'utf-8').matchAll(/^\[\[card\]\]\nid = "(\w+)"/gm)].map(
    ([, id]) => id ?? '',
  )

  assert.equal(ids.length, 16)
  assert.equal(new Set(ids.map(emblemOf)).size, 16)
})

// What would happen and what did.

const move = (label: MessageJson): MoveChoice => ({ text: 'to 1,0', label, zone: null, piece: null })

test('a move tells what it would wound and shift, and what that costs either side', () => {
  const events = [
    message('event.shift', { seat: { seat: 1 }, start: space(0, 1), space: space(0, 2) }),
    message('event.cut', { seat: { seat: 1 }, space: space(0, 2) }),
    message('event.clash', { seat: { seat: 0 }, space: space(-1, 0) }),
  ]
  const foreseen = foreseenOf(move(message('move.activate_then', { events })))

  assert.deepEqual(foreseen.shifts, [{ from: '0,1', to: '0,2' }])
  assert.deepEqual(foreseen.wounds, [
    { at: '0,2', seat: 1, cause: 'cut' },
    { at: '-1,0', seat: 0, cause: 'clash' },
  ])
  assert.deepEqual(losses(foreseen, 0), { own: 1, enemy: 1 })
})

test('a move without consequences foresees nothing', () => {
  assert.equal(foreseenOf(move(message('move.to'))), NOTHING)
  assert.equal(foreseenOf(null), NOTHING)
})

const EVENTS = [
  'shift -1,1 -1,0',
  'shift 1,-1 0,-1',
  'wound 0,1 1 blank clash',
  'wound 0,-1 0 bow attack',
  'wound 2,2 0 bow attack',
]

test('ZP-8.6 events are told in beats: what happens at one moment together', () => {
  assert.deepEqual(beatsIn(EVENTS), [
    {
      does: 'shift',
      shifts: [
        { from: '-1,1', to: '-1,0' },
        { from: '1,-1', to: '0,-1' },
      ],
    },
    { does: 'wound', cause: 'clash', at: ['0,1'] },
    { does: 'wound', cause: 'attack', at: ['0,-1', '2,2'] },
  ])
})

test('the last action is where cards came to, turned or fell', () => {
  assert.deepEqual(touchedBy(EVENTS), ['-1,0', '0,-1', '0,1', '0,-1', '2,2'])
  assert.deepEqual(touchedBy(['turn 0,1 alternate']), ['0,1'])
})

// Who is who on the grid.

test('copies that exchange their names are still the same cards', () => {
  const before = tracked([], [lying('0-fenn-1', [0, -1]), lying('0-fenn-2', [0, 1])])
  const shifted = after(before, { does: 'shift', shifts: [{ from: '-1,0', to: '2,0' }] })
  const now = tracked(shifted, [lying('0-fenn-1', [0, 1]), lying('0-fenn-2', [0, 2])])

  assert.deepEqual(
    now.map(({ key, at }) => [key, at]),
    [
      [before[1]?.key, '1,0'],
      [before[0]?.key, '2,0'],
    ],
  )
})

test('another card on a space is not the one that lay there', () => {
  const [before] = tracked([], [lying('0-fenn-1', [0, 1])])
  const [now] = tracked(before ? [before] : [], [lying('1-fenn-1', [0, 1])])

  assert.ok(before && now)
  assert.notEqual(now.key, before.key)
})

test('free spaces are no cards, and the wounded leave the grid', () => {
  const standing = tracked([], [piece('space-3,3', message('space.free'), [-3, 3]), lying('0-fenn-1', [0, 1])])

  assert.equal(standing.length, 1)
  assert.deepEqual(after(standing, { does: 'wound', cause: 'cut', at: ['1,0'] }), [])
})

// Seats and steps.

const position = (changes: Partial<ZeipenView>): ZeipenView =>
  ({ first: null, pending: null, ...changes }) as ZeipenView

test('the reader sits at the lower edge, a spectator with the first player', () => {
  assert.equal(nearSeat(1, position({ first: 0 })), 1)
  assert.equal(nearSeat(null, position({ first: 1 })), 1)
  assert.equal(nearSeat(null, position({})), 0)
})

test('ZP-2.3 the grid is turned for whoever is not the first player', () => {
  assert.equal(isTurned(1, position({ first: 0 })), true)
  assert.equal(isTurned(1, position({ first: 1 })), false)
  assert.equal(isTurned(1, position({})), false)
})

test('a first step names the card in the hand or the space of the card', () => {
  assert.deepEqual(pendingOf(position({ pending: 'deploy fenn' })), { from: null, card: 'fenn' })
  assert.deepEqual(pendingOf(position({ pending: 'move 0,-1' })), { from: '0,-1', card: null })
  assert.equal(pendingOf(position({})), null)
})

// Keys.

test('a letter goes from one card to the next with that letter, and around', () => {
  const things = [{ letter: 'a' }, { letter: 'f' }, { letter: 'a' }]

  assert.equal(nextWith(things, 'a', 0), things[2])
  assert.equal(nextWith(things, 'a', 2), things[0])
  assert.equal(nextWith(things, 'a', -1), things[0])
  assert.equal(nextWith(things, 'z', 0), null)
})

test('letters are found without accents', () => {
  assert.equal(letterOf('Élan'), 'e')
})
