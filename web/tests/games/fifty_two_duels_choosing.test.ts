import assert from 'node:assert/strict'
import { test } from 'node:test'
import { after, beatsIn, type Laid, nemesisLines } from '../../src/games/fifty_two_duels/beats.ts'
import { looseMoves, offersOf, singles, touchMove } from '../../src/games/fifty_two_duels/offers.ts'
import {
  isPossible,
  isReady,
  movesFor,
  type Target,
  targetsOf,
  worthOf,
} from '../../src/games/fifty_two_duels/targets.ts'
import type { DuelsView, Pending } from '../../src/games/fifty_two_duels/view.ts'
import type { LogLine, MessageJson, MoveChoice, Piece, Scene } from '../../src/protocol.ts'

const message = (key: string, values: Record<string, unknown> = {}): MessageJson => ({
  key,
  values,
  rule: null,
})

const move = (text: string, values: Record<string, unknown> = {}, more = {}): MoveChoice => ({
  text,
  label: message(`move.${text}`, values),
  zone: null,
  piece: null,
  ...more,
})

const piece = (face: string): Piece => ({
  id: `0-${face}`,
  face,
  below: null,
  tone: null,
  mark: null,
  pips: 0,
  label: message('card.card'),
  at: null,
})

const scene = (hand: string[], moves: MoveChoice[], asked: Record<string, unknown> = {}): Scene => ({
  status: [],
  prompt: message('prompt', asked),
  zones: [
    {
      id: 'hand-0',
      kind: 'hand',
      owner: 0,
      label: message('zone.hand'),
      count: null,
      pieces: hand.map(piece),
    },
  ],
  moves,
})

const view = (pending: Partial<Pending> | null): DuelsView => ({
  turn: 1,
  active: 0,
  actions_left: 2,
  free_items_left: 0,
  actor: 0,
  pending: pending === null ? null : { kind: 'action', actor: 0, ...pending },
  result: null,
  reason: null,
  sides: [],
})

const HAND = ['3c', '7c', '7h', 'kd']
const PLAY = move('play 3', { sets: ['7c', '7h', '7c 7h'], points: [0, 0, 5], deadly: [0, 0, 1] })
const ACTION = scene(HAND, [
  move('play 3', PLAY.label.values),
  move('play 1', { sets: ['3c', '7c', '3c 7c'], points: [0, 0, 2], deadly: [0, 0, 0] }),
  move('level', { hand: HAND, worth: [3, 7, 7, 13] }),
  move('use 7h', {}, { piece: '0-7h' }),
  move('use stored 2d', {}, { piece: '0-2d' }),
  move('end'),
])

function targets(at: Scene, pending: Partial<Pending>): Target[] {
  return targetsOf(at, view(pending), 0)
}

test('an action has a target for each ability that can be played to, and for the levels', () => {
  assert.deepEqual(
    targets(ACTION, {}).map(({ zone }) => zone),
    ['stack-0-1', 'stack-0-3', 'level-0'],
  )
})

test('nobody chooses anything while others are asked, or when the game is over', () => {
  assert.deepEqual(targets(ACTION, { actor: 1 }), [])
  assert.deepEqual(targetsOf(ACTION, view(null), 0), [])
})

test('chosen cards go where they are a legal set, in any order of touching', () => {
  const [first, third, level] = targets(ACTION, {}) as [Target, Target, Target]

  assert.equal(isReady(third, ['7h', '7c']), true)
  assert.equal(isReady(first, ['7h', '7c']), false)
  assert.equal(isPossible(first, ['7c']), true)
  assert.equal(isPossible(first, ['7h']), false)
  assert.equal(isReady(level, ['7h', '7c']), true)
  assert.equal(isReady(level, []), false)
})

test('the moves name the cards in their order, between the beginning and the end', () => {
  const third = targets(ACTION, {})[1] as Target

  assert.deepEqual(movesFor(third, ['7h', '7c']), [
    { kind: 'action', text: 'play 3' },
    { kind: 'add', text: 'add 7c' },
    { kind: 'add', text: 'add 7h' },
    { kind: 'add', text: 'done' },
  ])
})

test('an offer tells the damage and whether it is deadly', () => {
  const offers = offersOf(ACTION, targets(ACTION, {}), ['7c', '7h'])

  assert.deepEqual(
    offers.map(({ id, points, deadly }) => [id, points, deadly]),
    [
      ['ability 3', 5, true],
      ['level', 0, false],
    ],
  )
})

test('a single card is an item too, in the hand or stored', () => {
  const ids = (cards: string[]) => offersOf(ACTION, targets(ACTION, {}), cards).map(({ id }) => id)

  assert.ok(ids(['7h']).includes('use 7h'))
  assert.deepEqual(ids(['stored 2d']), ['use stored 2d'])
  assert.deepEqual(singles(ACTION), ['stored 2d'])
})

test('cards are worth what the scene says', () => {
  assert.equal(worthOf(ACTION.moves[2]?.label ?? null, ['7c', 'kd']), 20)
  assert.equal(worthOf(null, ['7c']), 0)
})

test('a selection that is open goes on with the cards that are named already', () => {
  const at = scene(['7h'], [move('add 7h'), move('done')], { sets: ['7c', '7c 7h'], points: [0, 5] })
  const [target] = targets(at, { kind: 'add', ability: 3, chosen: ['7c'] }) as [Target]

  assert.equal(isReady(target, ['7h']), true)
  assert.deepEqual(
    movesFor(target, ['7h']).map(({ text }) => text),
    ['add 7h', 'done'],
  )
  assert.deepEqual(target.offered, ['7h'])
})

test('where there are too many sets each card is named as it is touched', () => {
  const begun = scene(HAND, [move('play 3', { sets: [] })])
  const at = scene(HAND, [move('add 7h', {}, { piece: '0-7h' }), move('done')], { sets: [] })
  const open = targets(at, { kind: 'add', ability: 3 })

  assert.deepEqual(
    offersOf(begun, targets(begun, {}), []).map(({ id }) => id),
    ['play 3'],
  )
  assert.equal(touchMove(at, open, '0-7h')?.text, 'add 7h')
  assert.deepEqual(
    looseMoves(at, open).map(({ text }) => text),
    ['done'],
  )
})

test('the Lucky Crystal takes any cards, none as well', () => {
  const at = scene(HAND, [move('toss 3c'), move('done')])
  const [target] = targets(at, { kind: 'toss', chosen: [] }) as [Target]

  assert.equal(isReady(target, []), true)
  assert.equal(isReady(target, HAND), true)
  assert.deepEqual(looseMoves(at, [target]), [])
})

test('cards before the last named one cannot be named any more', () => {
  const at = scene(['3c', '7h', 'kd'], [move('toss 7h'), move('toss kd'), move('done')])
  const [target] = targets(at, { kind: 'toss', chosen: ['7c'] }) as [Target]

  assert.deepEqual(target.offered, ['7h', 'kd'])
})

test('a forced discard takes just so many cards and ends by itself', () => {
  const at = scene(HAND, [move('discard 3c')])
  const [target] = targets(at, { kind: 'give', number: 2, chosen: [] }) as [Target]

  assert.equal(isReady(target, ['3c']), false)
  assert.deepEqual(
    movesFor(target, ['kd', '3c']).map(({ text }) => text),
    ['discard 3c', 'discard kd'],
  )
})

test('a defence takes the sets that are told, with the points that they prevent', () => {
  const told = { damage: 3, sets: ['7h', 'w1', '7h w1'], points: [1, 1, 2] }
  const at = scene(HAND, [move('defend 7h'), move('take')], told)
  const open = targets(at, { kind: 'defend', damage: 3, chosen: [] })
  const [offer] = offersOf(at, open, ['w1', '7h'])

  assert.equal(offer?.points, 2)
  assert.deepEqual(
    offer?.steps.map(({ text }) => text),
    ['defend 7h', 'defend w1', 'done'],
  )
  assert.deepEqual(
    looseMoves(at, open).map(({ text }) => text),
    ['take'],
  )
})

test('paying for a level that was begun can be ended when something is named', () => {
  const at = scene(['kd'], [move('add kd'), move('done')], { hand: ['kd'], worth: [13] })
  const [target] = targets(at, { kind: 'ladd', chosen: ['3c'] }) as [Target]

  assert.equal(isReady(target, []), true)
  assert.equal(target.zone, 'level-0')
})

test('a card is moved to the ability that is touched for it', () => {
  const at = scene(HAND, [move('move w1 from 2 to 4', {}, { zone: 'stack-0-2', piece: '0-5c' }), move('done')])
  const [offer] = offersOf(at, [], ['w1 from 2'])

  assert.deepEqual([offer?.id, offer?.zone], ['move w1 from 2 to 4', 'stack-0-4'])
  assert.deepEqual(singles(at), ['w1 from 2'])
  assert.equal(touchMove(at, [], '0-5c'), null)
  assert.equal(looseMoves(at, [])[0]?.text, 'done')
})

test('places for a card are offered without anything being chosen', () => {
  const at = scene(HAND, [
    move('on 2', {}, { zone: 'stack-0-2' }),
    move('top on 3', {}, { zone: 'stack-0-3' }),
    move('top hand', {}, { zone: 'hand-0' }),
  ])

  assert.deepEqual(
    offersOf(at, [], []).map(({ zone }) => zone),
    ['stack-0-2', 'stack-0-3'],
  )
  assert.deepEqual(
    looseMoves(at, []).map(({ text }) => text),
    ['top hand'],
  )
})

test('cards that are touched make their move at once', () => {
  const at = scene(HAND, [move('bomb 5c on 1', {}, { piece: '1-5c' })])

  assert.equal(touchMove(at, [], '1-5c')?.text, 'bomb 5c on 1')
  assert.equal(touchMove(at, [], '1-6c'), null)
})

// The turn of a Nemesis.

const the = (rank: string, suit: string): MessageJson =>
  message('card.card', { rank: message(`the.${rank}`), suit: message(`suit.${suit}`) })

const line = (key: string, values: Record<string, unknown> = {}, number = 9): LogLine => ({
  number,
  source: 'game',
  message: message(key, values),
})

const columns = (name: unknown): number => (name === 'Claw' ? 2 : 0)
const CLEAR: Laid = { columns: [[], [], [], []], level: [], hand: [], lit: null, fresh: null }

function lies(...lines: LogLine[]): Laid {
  return lines.flatMap((one) => beatsIn(one, columns)).reduce(after, CLEAR)
}

const SEVENS = [the('7', 'c'), the('7', 'h')]
const TURNED = line('log.turned_up', { cards: [...SEVENS, the('k', 'd')] })
const ASSIGNED = line('log.assign', { ability: 'Claw', cards: SEVENS })

test('cards go from the hand that is turned up to columns and levels, one by one', () => {
  const faces = line('log.assign_faces', { cards: [the('k', 'd')] })

  assert.equal(beatsIn(ASSIGNED, columns).length, 2)
  assert.deepEqual(lies(TURNED, faces, ASSIGNED), {
    ...CLEAR,
    columns: [[], ['7c', '7h'], [], []],
    level: ['kd'],
    fresh: '7h',
  })
})

test('a column is lit while it acts, and its cards leave it', () => {
  const acts = line('log.activate', { ability: 'Claw' })
  const used = line('log.used', { ability: 'Claw', cards: SEVENS })

  assert.equal(lies(ASSIGNED, acts).lit, 2)
  assert.deepEqual(lies(ASSIGNED, acts, used), CLEAR)
})

test('a level that is reached takes its cards', () => {
  const faces = line('log.assign_faces', { cards: [the('k', 'd')] })
  const reached = line('log.level', { seat: message('side.nemesis') })
  const another = line('log.level', { seat: { seat: 0 } })

  assert.deepEqual(lies(faces, reached).level, [])
  assert.deepEqual(lies(faces, another).level, ['kd'])
})

test('abilities of the other side are told in words alone', () => {
  assert.deepEqual(beatsIn(line('log.used', { ability: 'Strike', cards: SEVENS }), columns), [
    { does: 'say' },
  ])
  assert.deepEqual(beatsIn(line('log.activate', { ability: 'Strike' }), columns), [{ does: 'say' }])
  assert.deepEqual(beatsIn(line('log.assign', { ability: 'Strike', cards: SEVENS }), columns), [])
})

test('the turn of a Nemesis begins with its turn or its hand, and hides nothing it draws', () => {
  const lines = [line('log.end'), line('log.turn_nemesis'), TURNED, line('log.draw_hidden')]

  assert.deepEqual(
    nemesisLines(lines).map(({ message: told }) => told.key),
    ['log.turn_nemesis', 'log.turned_up'],
  )
  assert.deepEqual(nemesisLines([line('log.end')]), [])
})
