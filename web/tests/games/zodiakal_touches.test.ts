import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import {
  advanced,
  complete,
  deedsOf,
  nextPicks,
  obvious,
  type Pick,
  planOf,
} from '../../src/games/zodiakal/picks.ts'

// What is touched for a move.

const eyes = { seat: 0, victim: 1 }
const plans = (...texts: string[]) => texts.map((text) => planOf(text, eyes))
const box = (token: string): Pick => ({ on: 'box', token })
const own = (token: string): Pick => ({ on: 'rack', seat: 0, token })
const theirs = (token: string): Pick => ({ on: 'rack', seat: 1, token })

const TEXTS: [text: string, deed: string, picks: Pick[]][] = [
  ['pass', 'pass', []],
  ['then nothing', 'then nothing', []],
  ['roll again', 'roll again', []],
  ['ally to queen', 'ally to queen', []],
  ['collect', 'collect', []],
  ['allow', 'allow', []],
  ['queen take star', 'gift', [box('star')]],
  ['queen give star to 2', 'give', [{ on: 'seat', seat: 2 }, box('star')]],
  ['steal from 1', 'steal', [{ on: 'seat', seat: 1 }]],
  ['duel 3', 'duel', [{ on: 'seat', seat: 3 }]],
  ['wind to moon', 'wind', [{ on: 'tile', tile: 'moon' }]],
  ['exchange star for pearl', 'exchange', [own('star'), box('pearl')]],
  ['ally trade flute', 'trade', [own('flute')]],
  ['ally gain star star', 'gain', [box('star'), box('star')]],
  ['discard pearl', 'discard', [own('pearl')]],
  ['sacrifice pearl to 1', 'sacrifice', [{ on: 'seat', seat: 1 }, own('pearl')]],
  ['take sword', 'take', [theirs('sword')]],
  ['move 4', 'move', [{ on: 'steps', steps: 4 }]],
  ['block star', 'block', [own('star')]],
  ['block star sword sword', 'block', [own('star'), own('sword'), own('sword')]],
]

for (const [text, deed, picks] of TEXTS) {
  test(`${text} is done by touching`, () => {
    const plan = planOf(text, eyes)

    assert.deepEqual([plan.deed, plan.picks], [deed, picks])
  })
}

test('an exchange is touched in its order', () => {
  const both = plans('exchange star for pearl', 'exchange star for sword', 'exchange flute for pearl')

  assert.deepEqual(nextPicks(both, 'exchange', []), [own('star'), own('flute')])
  assert.deepEqual(nextPicks(both, 'exchange', [own('star')]), [box('pearl'), box('sword')])
  assert.deepEqual(nextPicks(both, 'exchange', [box('pearl')]), [])
  assert.equal(
    complete(both, 'exchange', [own('star'), box('sword')])?.text,
    'exchange star for sword',
  )
})

test('two tokens are touched in any order', () => {
  const both = plans('ally gain star sword', 'ally gain sword sword')

  assert.deepEqual(nextPicks(both, 'gain', [box('sword')]), [box('star'), box('sword')])
  assert.equal(complete(both, 'gain', [box('sword'), box('star')])?.text, 'ally gain star sword')
})

test('the only other player need not be touched', () => {
  const one = plans('queen give star to 1', 'queen give pearl to 1')

  assert.deepEqual(advanced(one, 'give', []), [{ on: 'seat', seat: 1 }])
  assert.deepEqual(advanced([...one, ...plans('queen give star to 2')], 'give', []), [])
})

test('what would make a move at once is never touched by itself', () => {
  assert.deepEqual(advanced(plans('steal from 1'), 'steal', []), [])
})

test('the only deed with touches is meant from the beginning', () => {
  assert.equal(obvious(plans('pass', 'queen take star')), 'gift')
  assert.equal(obvious(plans('pass', 'exchange star for pearl', 'ally trade star')), null)
  assert.deepEqual(deedsOf(plans('pass', 'queen take star', 'queen take sword')), ['pass', 'gift'])
})

// Words.

const source = new URL('../../src/', import.meta.url)
const known = JSON.parse(readFileSync(new URL('words/zodiakal.en.json', source), 'utf-8')) as Record<
  string,
  string
>
const folder = new URL('games/zodiakal/', source)
const written = readdirSync(folder)
  .map((name) => readFileSync(new URL(name, folder), 'utf-8'))
  .join('\n')

test('whatever the skin says has words', () => {
  const said = [...written.matchAll(/['"`](zodiakal(?:\.\w+)+)['"`]/g)].map(([, key]) => key ?? '')

  assert.deepEqual(
    said.filter((key) => !(key in known)),
    [],
  )
})

test('every touch that a move needs is asked for in words', () => {
  const asked = TEXTS.filter(([, deed]) => !['steal', 'duel'].includes(deed)).flatMap(
    ([, deed, picks]) => picks.map((_, place) => `zodiakal.do.${deed}.${place}`),
  )

  assert.deepEqual(
    asked.filter((key) => !(key in known)),
    [],
  )
})
