import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MoveChoice, Piece, Zone } from '../../src/protocol.ts'
import {
  arranged,
  cells,
  isEmptyPlace,
  isRow,
  isTurned,
  movesByPiece,
  movesOnZone,
  places,
  sidesOf,
  wouldBe,
} from '../../src/table/layout.ts'
import { travelKeys } from '../../src/table/travel.ts'

const label = { key: 'x', values: {}, rule: null }

const piece = (id: string, fields: Partial<Piece> = {}): Piece => ({
  id,
  face: null,
  below: null,
  tone: null,
  mark: null,
  pips: 0,
  label,
  at: null,
  ...fields,
})

const zone = (id: string, owner: number | null, fields: Partial<Zone> = {}): Zone => ({
  id,
  kind: 'hand',
  owner,
  label,
  count: null,
  pieces: [],
  ...fields,
})

const move = (text: string, at: string | null, on: string | null): MoveChoice => ({
  text,
  label,
  zone: at,
  piece: on,
})

const zones = [
  zone('a', 0),
  zone('b', 1),
  zone('c', 2),
  zone('middle', null),
  zone('coins', 1, { kind: 'counter' }),
]

test('own zones lie below, the others clockwise from the left, shared ones between', () => {
  const plan = arranged(zones, 1, 3)

  assert.deepEqual(
    plan.others.map((area) => area.owner),
    [2, 0],
  )
  assert.deepEqual(
    plan.shared.zones.map((one) => one.id),
    ['middle'],
  )
  assert.deepEqual(
    plan.own?.zones.map((one) => one.id),
    ['b'],
  )
  assert.deepEqual(
    plan.own?.counters.map((one) => one.id),
    ['coins'],
  )
})

test('a spectator sees all seats above', () => {
  const plan = arranged(zones, null, 3)

  assert.deepEqual(
    plan.others.map((area) => area.owner),
    [0, 1, 2],
  )
  assert.equal(plan.own, null)
})

test('several moves may lie on one piece, and moves on a zone lie on no piece', () => {
  const moves = [move('up', 'z', 'p'), move('down', 'z', 'p'), move('draw', 'z', null)]

  assert.deepEqual(
    movesByPiece(moves)
      .get('p')
      ?.map((one) => one.text),
    ['up', 'down'],
  )
  assert.deepEqual(
    movesOnZone(moves, 'z').map((one) => one.text),
    ['draw'],
  )
})

test('what a forbidden piece would do is told by a piece that may move', () => {
  const hand = zone('h', 0, { pieces: [piece('1', { face: 'y7' }), piece('2', { face: 'b3' })] })
  const [, forbidden] = hand.pieces

  assert.equal(wouldBe(forbidden as Piece, hand, [move('play y7', 'h', '1')]), 'play b3')
  assert.equal(wouldBe(forbidden as Piece, hand, []), null)
})

test('a board may have negative and distant places', () => {
  const found = cells([piece('far', { at: [3, 9] }), piece('near', { at: [-2, -1] }), piece('off')])

  assert.deepEqual(
    found.map((cell) => [cell.piece.id, cell.row, cell.column]),
    [
      ['near', 1, 1],
      ['far', 6, 11],
    ],
  )
})

test('a turned board is seen from its other side', () => {
  const found = cells([piece('far', { at: [3, 9] }), piece('near', { at: [-2, -1] })], true)

  assert.deepEqual(
    found.map((cell) => [cell.piece.id, cell.row, cell.column]),
    [
      ['far', 1, 1],
      ['near', 6, 11],
    ],
  )
})

test('a board is turned for whoever sits across from the seat that its label names', () => {
  const label = { key: 'board', values: { seat: { seat: 1 } }, rule: null }
  const board = zone('b', null, { kind: 'grid', label })

  assert.deepEqual(
    [0, 1, null].map((viewer) => isTurned(board, viewer)),
    [true, false, false],
  )
  assert.equal(isTurned(zone('b', null), 0), false)
})

test('a card tells four sides, and from across the table others are above', () => {
  const side = (key: string) => ({ key, values: {}, rule: null })
  const values = { north: side('n'), east: side('e'), south: side('s'), west: side('w') }
  const label = (sides: object) => ({ key: 'card', values: { sides }, rule: null })
  const card = piece('x', { label: label({ key: 'all', values, rule: null }) })
  const keys = (turned: boolean) => sidesOf(card, turned)?.map((one) => one.key)

  assert.deepEqual(keys(false), ['n', 'e', 's', 'w'])
  assert.deepEqual(keys(true), ['s', 'w', 'n', 'e'])
  assert.equal(sidesOf(piece('y')), null)
})

test('a track has its places in order, and several pieces may stand on one', () => {
  const track = places([piece('x', { at: [7] }), piece('y', { at: [3] }), piece('z', { at: [7] })])

  assert.deepEqual(
    track.map((place) => [place.number, place.pieces.length]),
    [
      [3, 1],
      [7, 2],
    ],
  )
  assert.equal(isRow(track), false)
  assert.equal(isRow(places([piece('x', { at: [0] }), piece('y', { at: [1] })])), true)
})

test('a place without face, colour and mark is empty', () => {
  assert.equal(isEmptyPlace(piece('e')), true)
  assert.equal(isEmptyPlace(piece('back', { tone: '#123456' })), false)
})

test('a card that is turned or played keeps its key', () => {
  const inHand = travelKeys([
    zone('h', 0, { pieces: [piece('h-y7', { face: 'y7', below: 'b3' })] }),
  ])
  const onTable = travelKeys([
    zone('t', null, { pieces: [piece('t-b3', { face: 'b3', below: 'y7' })] }),
  ])

  assert.equal(inHand.get('h-y7'), onTable.get('t-b3'))
})

test('pieces that look alike are followed by their own ids', () => {
  const pawns = [piece('p1', { face: '1' }), piece('p2', { face: '1' }), piece('back')]
  const keys = travelKeys([zone('board', null, { pieces: pawns })])

  assert.deepEqual([...keys.values()], ['p1', 'p2', 'back'])
})
