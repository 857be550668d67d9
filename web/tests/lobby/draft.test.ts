import assert from 'node:assert/strict'
import { test } from 'node:test'
import { againstBots, asked, clockAsked, seatPlayers, usualDraft } from '../../src/lobby/draft.ts'
import type { GameShown, SwitchShown } from '../../src/protocol.ts'

const ana = { nickname: 'Ana', level: 'good' }

const aSwitch = (name: string, usual: SwitchShown['default']): SwitchShown => ({
  name,
  default: usual,
  values: null,
  low: null,
  high: null,
  names: null,
  count: null,
  label: { key: `option.${name}`, values: {}, rule: null },
  rule: null,
})

const game: GameShown = {
  name: 'tricks',
  title: 'Tricks',
  players: [2, 3],
  players_switch: 'players',
  switches: [aSwitch('players', 2), aSwitch('rounds', 5), aSwitch('order', 'free')],
  card_sets: [{ name: 'standard', title: { en: 'Standard' } }],
  default_cards: 'standard',
  languages: ['en'],
  guided: false,
}

test('the usual table is for the person and a bot of the remembered level', () => {
  const { seats } = asked(game, usualDraft(game, ana))

  assert.deepEqual(seats, [
    { kind: 'me', name: 'Ana' },
    { kind: 'bot', level: 'good' },
  ])
})

test('nothing that is as usual is sent', () => {
  const table = asked(game, usualDraft(game, { ...ana, nickname: ' ' }))

  assert.deepEqual(table.options, {})
  assert.equal(table.cards, null)
  assert.equal(table.clock, null)
  assert.deepEqual(table.seats[0], { kind: 'me' })
})

test('one more seat sets the players switch', () => {
  const draft = usualDraft(game, ana)
  seatPlayers(draft, 3, ana)
  draft.options['rounds'] = 1

  assert.deepEqual(asked(game, draft).options, { players: 3, rounds: 1 })
})

test('seats that stay keep their people', () => {
  const draft = usualDraft(game, ana)
  seatPlayers(draft, 3, ana)
  draft.seats[1] = { kind: 'link', level: 'good', name: '' }
  seatPlayers(draft, 2, ana)

  assert.deepEqual(
    draft.seats.map((seat) => seat.kind),
    ['me', 'link'],
  )
})

test('cards of one’s own are sent as text', () => {
  const draft = usualDraft(game, ana)
  draft.cards = null
  draft.ownCards = 'format = 1'

  assert.equal(asked(game, draft).cards, 'format = 1')
})

test('a game for one is opened for one', () => {
  const solo = { ...game, players: [1], players_switch: null, switches: [] }

  assert.deepEqual(againstBots(solo, ana, 'fair').seats, [{ kind: 'me', name: 'Ana' }])
})

test('clocks are sent in seconds', () => {
  const clock = { move: 30, minutes: 10, increment: 5, days: 3 }

  assert.equal(clockAsked({ ...clock, kind: 'none' }), null)
  assert.deepEqual(clockAsked({ ...clock, kind: 'move' }), {
    seconds: 30,
    increment: 0,
    per_move: true,
  })
  assert.deepEqual(clockAsked({ ...clock, kind: 'game' }), {
    seconds: 600,
    increment: 5,
    per_move: false,
  })
  assert.deepEqual(clockAsked({ ...clock, kind: 'days' }), {
    seconds: 259_200,
    increment: 0,
    per_move: true,
  })
})
