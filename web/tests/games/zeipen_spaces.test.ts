import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  atOf,
  atOfPlace,
  axesOf,
  type Cell,
  cellOf,
  edgesOf,
  frameAround,
  sizeOf,
  spaceOf,
  walked,
} from '../../src/games/zeipen/spaces.ts'

const FRAME = frameAround(['-1,0', '2,1'])

test('spaces and their texts are two ways to write the same', () => {
  for (const at of ['0,0', '-3,2', '14,-15']) assert.equal(atOf(spaceOf(at)), at)
})

test('the place of a piece is row and column with north above', () => {
  assert.equal(atOfPlace([-2, 3]), '3,2')
  assert.equal(atOfPlace([0, 0]), '0,0')
  assert.equal(atOfPlace([4]), null)
  assert.equal(atOfPlace(null), null)
})

test('the frame holds all cards, the board card and the free spaces around them', () => {
  assert.deepEqual(FRAME, { west: -2, east: 3, south: -1, north: 2 })
  assert.deepEqual(sizeOf(FRAME), { columns: 6, rows: 4 })
})

test('ZP-2.3 north is above for the first player and below for the other one', () => {
  assert.deepEqual(cellOf('-2,2', FRAME, false), { row: 1, column: 1 })
  assert.deepEqual(cellOf('-2,2', FRAME, true), { row: 4, column: 6 })
  assert.deepEqual(cellOf('3,-1', FRAME, true), { row: 1, column: 1 })
})

test('coordinates stay those of the first player on a turned grid', () => {
  assert.deepEqual(axesOf(FRAME, false), { columns: [-2, -1, 0, 1, 2, 3], rows: [2, 1, 0, -1] })
  assert.deepEqual(axesOf(FRAME, true), { columns: [3, 2, 1, 0, -1, -2], rows: [-1, 0, 1, 2] })
})

test('the edges of a card are told clockwise from the top of the screen', () => {
  assert.deepEqual(edgesOf('1,1', false), ['1,2', '2,1', '1,0', '0,1'])
  assert.deepEqual(edgesOf('1,1', true), ['1,0', '0,1', '1,2', '2,1'])
})

const CELLS: Cell[] = [
  { row: 1, column: 2 },
  { row: 2, column: 1 },
  { row: 2, column: 3 },
  { row: 4, column: 2 },
]

test('arrows walk to what lies nearest in their direction', () => {
  assert.equal(walked(CELLS, 0, 'ArrowDown'), 3)
  assert.equal(walked(CELLS, 1, 'ArrowRight'), 2)
  assert.equal(walked(CELLS, 2, 'ArrowLeft'), 1)
  assert.equal(walked(CELLS, 3, 'ArrowUp'), 0)
})

test('the cursor stays where nothing lies ahead, and for other keys', () => {
  assert.equal(walked(CELLS, 0, 'ArrowUp'), null)
  assert.equal(walked(CELLS, 0, 'Enter'), null)
  assert.equal(walked([], 0, 'ArrowUp'), null)
})

test('Home and End go to the first and the last in reading order', () => {
  assert.equal(walked(CELLS, 2, 'Home'), 0)
  assert.equal(walked(CELLS, 2, 'End'), 3)
})
