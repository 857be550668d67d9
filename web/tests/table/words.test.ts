import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { MessageJson } from '../../src/protocol.ts'
import { capital, GameWords } from '../../src/table/words.ts'

interface Vectors {
  names: string[]
  words: Record<string, Record<string, string>>
  vectors: { message: MessageJson; reader: number | null; said: Record<string, string> }[]
}

const file = new URL('words_vectors.json', import.meta.url)
const { names, words, vectors } = JSON.parse(readFileSync(file, 'utf-8')) as Vectors

const english = (reader: number | null = null): GameWords =>
  new GameWords({ language: 'en', names, reader }, words['en'] ?? {})

const message = (key: string, values: MessageJson['values'] = {}): MessageJson => ({
  key,
  values,
  rule: null,
})

for (const language of ['en', 'es']) {
  test(`whatever a game says sounds the same as from the server, in ${language}`, () => {
    const said = vectors.map((one) =>
      new GameWords({ language, names, reader: one.reader }, words[language] ?? {}).say(
        one.message,
      ),
    )

    assert.ok(said.length > 90)
    assert.deepEqual(
      said,
      vectors.map((one) => one.said[language]),
    )
  })
}

test('the short variant is taken where there is one', () => {
  const label = message('zone.won', { seat: { seat: 1 }, count: 4, stars: 7 })

  assert.equal(english().short(label), '4 cards won, 7★')
  assert.equal(english().hasShort(label), true)
})

test('without a short variant the whole sentence is said', () => {
  const label = message('zone.table')

  assert.equal(english().short(label), 'Trick')
  assert.equal(english().hasShort(label), false)
})

test('the reader is you, others have their names, an empty seat has its number', () => {
  const reading = new GameWords(
    { language: 'en', names: ['Ann', ''], reader: 0 },
    words['en'] ?? {},
  )

  assert.equal(reading.name(0), 'you')
  assert.equal(reading.name(1), 'seat 1')
  assert.equal(english(2).name(0), 'Ann')
})

test('a name with braces or dollars is said as it is', () => {
  const odd = new GameWords(
    { language: 'en', names: ['{seat}$&'], reader: null },
    words['en'] ?? {},
  )

  assert.equal(odd.say(message('prompt.wait', { seat: { seat: 0 } })), 'Waiting for {seat}$&.')
})

test('an unknown key is shown instead of breaking the page', () => {
  assert.equal(english().say(message('prompt.of_tomorrow')), 'prompt.of_tomorrow')
})

test('a missing value stays visible in its sentence', () => {
  assert.equal(english().say(message('prompt.wait')), 'Waiting for {seat}.')
})

test('later sentences win over earlier ones', () => {
  const both = new GameWords({ language: 'en', names, reader: null }, { a: 'old' }, { a: 'new' })

  assert.equal(both.say(message('a')), 'new')
})

test('a sentence gets a capital letter, also an accented one', () => {
  assert.equal(capital('élan'), 'Élan')
})
