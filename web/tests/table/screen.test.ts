import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FrameShown, LogLine, Replay, SeatShown, Update } from '../../src/protocol.ts'
import { nextLesson } from '../../src/table/coaching.ts'
import { fates } from '../../src/table/endings.ts'
import { mustTakeOver } from '../../src/table/hot_seat.ts'
import { headerOf, viewerOf } from '../../src/table/record_header.ts'
import { asUpdate, moveForKey, seatsOf, toldUntil } from '../../src/table/replaying.ts'
import { matching } from '../../src/table/rules.ts'
import { sameDealAsked } from '../../src/table/same_deal.ts'
import { clockFace, leftNow } from '../../src/table/time.ts'

const message = (key: string) => ({ key, values: {}, rule: null })
const line = (key: string, source: LogLine['source'] = 'game'): LogLine => ({
  number: 0,
  source,
  message: message(key),
})

test('a clock shows tenths at the end and days at the beginning', () => {
  assert.equal(clockFace(9_940), '9.9')
  assert.equal(clockFace(65_000), '1:05')
  assert.equal(clockFace(3_723_000), '1:02:03')
  assert.equal(clockFace(27 * 3_600_000), '1 d 3 h')
})

test('only the clock that runs loses time, and never below zero', () => {
  assert.equal(leftNow(5000, true, 1000, 3000), 3000)
  assert.equal(leftNow(5000, false, 1000, 3000), 5000)
  assert.equal(leftNow(5000, true, 1000, 9000), 0)
})

const end = { by: 'rules', result: null, loser: null, outcome: null } as const

test('the best result wins, two of them share, and equal ones are a draw', () => {
  assert.deepEqual(fates({ ...end, result: [1, -1] }, 2), ['wins', 'loses'])
  assert.deepEqual(fates({ ...end, result: [0.5, 0.5, -1] }, 3), ['shares', 'shares', 'loses'])
  assert.deepEqual(fates({ ...end, result: [0, 0] }, 2), ['drawn', 'drawn'])
})

test('one who plays alone wins', () => {
  assert.deepEqual(fates({ ...end, result: [1] }, 1), ['wins'])
})

test('of two the other wins when one gives up; of more nobody does', () => {
  assert.deepEqual(fates({ ...end, by: 'resign', loser: 0 }, 2), ['loses', 'wins'])
  assert.deepEqual(fates({ ...end, by: 'flag', loser: 0 }, 3), [])
  assert.deepEqual(fates({ ...end, by: 'draw' }, 2), ['drawn', 'drawn'])
  assert.deepEqual(fates({ ...end, by: 'abandoned' }, 2), [])
})

test('the guide speaks of the prompt first, then of the newest that happened', () => {
  const log = [line('log.old'), line('log.new'), line('log.table', 'table')]
  const known = (key: string) => key !== 'coach.prompt.silent'

  assert.equal(nextLesson(message('prompt.lead'), log, known, new Set())?.key, 'prompt.lead')
  assert.equal(nextLesson(message('prompt.silent'), log, known, new Set())?.key, 'log.new')
  assert.equal(
    nextLesson(message('prompt.silent'), log, known, new Set(['log.new']))?.key,
    'log.old',
  )
})

test('the guide says everything once', () => {
  const heard = new Set(['prompt.lead'])

  assert.equal(
    nextLesson(message('prompt.lead'), [], () => true, heard),
    null,
  )
})

test('the header of a record is read, whatever stands in its values', () => {
  const record =
    'Ecliptic record\nformat: 1\nseats: ["a: b"]\noptions: {"players":3}\nviewer: 1\n\nplay: x\n'
  const header = headerOf(record)

  assert.deepEqual(header, { format: 1, seats: ['a: b'], options: { players: 3 }, viewer: 1 })
  assert.equal(viewerOf(header), 1)
  assert.equal(viewerOf({ viewer: -1 }), null)
  assert.equal(viewerOf({ viewer: null }), null)
})

test('keys go through a replay and stop at its ends', () => {
  assert.equal(moveForKey('ArrowRight', 3, 10), 4)
  assert.equal(moveForKey('PageUp', 3, 10), 0)
  assert.equal(moveForKey('End', 3, 10), 10)
  assert.equal(moveForKey('a', 3, 10), null)
})

test('a replay tells what happened up to its move', () => {
  const frames = [0, 1, 2].map((move) => ({ move, log: [line(`log.${move}`)] })) as FrameShown[]

  assert.deepEqual(
    toldUntil(frames, 1).map((one) => one.message.key),
    ['log.0', 'log.1'],
  )
})

test('those who sat in a replay are called as at the table', () => {
  const names = ['Ana', 'person', 'fair bot', 'fair bot']
  const seats = seatsOf({ names, viewer: 0 } as Replay)

  assert.deepEqual(
    seats.map(({ kind, name, level, yours }) => [kind, name, level, yours]),
    [
      ['person', 'Ana', null, true],
      ['person', '', null, false],
      ['bot', '', 'fair', false],
      ['bot', '', 'fair', false],
    ],
  )
})

test('the board of a replay knows what was told until its move', () => {
  const replay = { names: ['Ana', 'Ben'], viewer: 1, moves: 7 } as Replay
  const frame = { move: 3, scene: { moves: [{ text: 'pass' }] } } as FrameShown
  const update = asUpdate(replay, frame, [line('log.3')])

  assert.deepEqual(
    update.log.map((one) => one.message.key),
    ['log.3'],
  )
  assert.deepEqual([update.phase, update.viewer, update.scene?.moves], ['playing', 1, []])
})

const sections = [
  { id: 'DU-3.5', level: 0, html: '<p>Stars <b>decide</b></p>' },
  { id: null, level: 2, html: '<h2>Acción</h2>' },
]

test('the search finds all words in any order, without markup and accents', () => {
  assert.deepEqual(
    matching(sections, 'decide stars').map((one) => one.id),
    ['DU-3.5'],
  )
  assert.deepEqual(matching(sections, 'accion').length, 1)
  assert.deepEqual(matching(sections, 'du-3.5').length, 1)
  assert.deepEqual(matching(sections, '<b>').length, 0)
  assert.equal(matching(sections, ' ').length, 2)
})

const seat = (number: number, fields: Partial<SeatShown> = {}): SeatShown => ({
  seat: number,
  kind: 'person',
  name: 'Ann',
  level: null,
  present: true,
  yours: false,
  ...fields,
})

const seen = (turn: number | null, viewer: number, yours: boolean[]) => ({
  phase: 'playing' as const,
  seats: yours.map((own, number) => seat(number, { yours: own })),
  turn,
  viewer,
})

test('at a shared screen nothing is shown until the next player has taken it', () => {
  assert.equal(mustTakeOver(seen(1, 0, [true, true]), 0), 1)
  assert.equal(mustTakeOver(seen(1, 0, [true, true]), 1), 1)
  assert.equal(mustTakeOver(seen(1, 1, [true, true]), 1), null)
})

test('a page that was just opened hides a shared screen, too', () => {
  assert.equal(mustTakeOver(seen(0, 0, [true, true]), null), 0)
})

test('nothing is hidden while others decide, from those who play alone, and at the end', () => {
  assert.equal(mustTakeOver(seen(2, 0, [true, true, false]), null), null)
  assert.equal(mustTakeOver(seen(0, 0, [true, false]), null), null)
  assert.equal(mustTakeOver({ ...seen(0, 0, [true, true]), phase: 'over' }, null), null)
})

const finished = {
  game: 'dual',
  table: 't1',
  viewer: 1,
  chat_open: false,
  seats: [seat(0, { kind: 'bot', name: '', level: 'good' }), seat(1), seat(2, { name: 'Ben' })],
} as Partial<Update> as Update

test('the same deal keeps one\'s seat, and bots take the others', () => {
  const asked = sameDealAsked(finished)

  assert.deepEqual(asked, {
    game: 'dual',
    seats: [
      { kind: 'bot', level: 'good' },
      { kind: 'me', name: 'Ann' },
      { kind: 'bot', level: 'fair' },
    ],
    chat: false,
    same_deal: 't1',
  })
})
