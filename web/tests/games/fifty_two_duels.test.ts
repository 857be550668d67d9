import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { contrast, luminance } from '../../src/cards/colour.ts'
import { markPath } from '../../src/cards/marks.ts'
import { inOrder, rankOf, SUIT, tokenIn, tokensIn } from '../../src/games/fifty_two_duels/cards.ts'
import { crestOf } from '../../src/games/fifty_two_duels/crests.ts'
import { boxOf, chipsOf } from '../../src/games/fifty_two_duels/effects.ts'
import { iconPath } from '../../src/games/fifty_two_duels/icons.ts'
import { readSheet } from '../../src/games/fifty_two_duels/sheet.ts'
import type { MessageJson, Piece, Zone } from '../../src/protocol.ts'
import { GameWords } from '../../src/table/words.ts'

const words = new GameWords(
  { language: 'en', names: ['Ana', 'Ben'], reader: 0 },
  {
    'requirement.same_suit': 'same suit',
    'requirement.limited': '{requirement}, only {suits}',
    'suit.h': 'hearts',
    'effect.damage': 'damage {count}',
    'effect.store_deck': 'store {count} from the deck',
    'effect.may': 'you may: {do}',
    'effect.dig_deck': 'look at {count}, take {take}',
    'effect.items': '{count} times damage 1',
    'effect.look': 'look at the hand',
    'amount.more': '{base} + {amount}',
    'amount.each': '{each} × {what}',
    'amount.capped': '{amount} (at most {cap})',
    'counter.stored': 'stored cards',
    'mod.defend': 'each defence prevents {count} more',
  },
)

const message = (key: string, values: Record<string, unknown> = {}): MessageJson => ({
  key,
  values,
  rule: null,
})

const term = (en: string): { term: Record<string, string> } => ({ term: { en } })

const entry = (cards: number, count: number): MessageJson =>
  message('sheet.entry', { cards, do: message('effect.damage', { count }) })

const chain = (key: string, first: MessageJson, rest: MessageJson): MessageJson =>
  message(key, { first, rest })

const card = (rank: string, suit: string): MessageJson =>
  message('card.card', { rank: message(`the.${rank}`), suit: message(`suit.${suit}`) })

const piece = (label: MessageJson): Piece => ({
  id: label.key,
  face: null,
  below: null,
  tone: null,
  mark: null,
  pips: 0,
  label,
  at: null,
})

const SHEET: Zone = {
  id: 'sheet-0',
  kind: 'pile',
  owner: 0,
  label: message('zone.sheet', { name: term('Knight') }),
  count: null,
  pieces: [
    message('sheet.defence', { text: term('Discard spades.') }),
    message('sheet.ability', {
      number: 1,
      name: term('Sword Drill'),
      requirement: message('requirement.limited', {
        requirement: message('requirement.same_suit'),
        suits: [message('suit.h')],
      }),
      most: 4,
      does: chain(
        'join.entries',
        entry(2, 2),
        chain(
          'join.entries',
          entry(3, 5),
          message('sheet.passive', { do: message('mod.defend', { count: 1 }) }),
        ),
      ),
    }),
    message('sheet.column', {
      number: 2,
      name: term('Blood Rite'),
      suit: message('suit.h'),
      does: message('effect.nothing'),
    }),
    message('sheet.level', { number: 1, threshold: 14, gain: term('More damage.') }),
  ].map(piece),
}

test('a sheet is read from the pieces that tell it', () => {
  const sheet = readSheet(SHEET, words)

  assert.equal(sheet.name, 'Knight')
  assert.equal(sheet.defence, 'Discard spades.')
  assert.deepEqual(sheet.levels, [{ number: 1, threshold: 14, gain: 'More damage.' }])
  assert.deepEqual(
    sheet.abilities.map(({ name, requirement, takes, suit, most }) => [name, requirement, takes, suit, most]),
    [
      ['Sword Drill', 'same_suit', 'same suit, only hearts', null, 4],
      ['Blood Rite', null, 'hearts', 'h', null],
    ],
  )
  assert.deepEqual(
    sheet.abilities.map(({ entries }) => entries.map(({ cards }) => cards)),
    [[2, 3], []],
  )
})

test('boxes stand apart from the numbers of an ability', () => {
  const [ability] = readSheet(SHEET, words).abilities

  assert.deepEqual(
    ability?.boxes.map((box) => boxOf(box, words)),
    [{ icon: 'passive', text: 'each defence prevents 1 more' }],
  )
})

test('effects are signs with numbers; words stand beside signs that are not plain', () => {
  const does = chain(
    'join.effects',
    message('effect.store_deck', { count: 1 }),
    message('effect.damage', { count: 3 }),
  )

  assert.deepEqual(
    chipsOf(does, words).map(({ icon, text }) => [icon, text]),
    [
      ['store', 'store 1 from the deck'],
      ['hit', '3'],
    ],
  )
  assert.deepEqual(
    chipsOf(does, words, true).map(({ icon, text }) => [icon, text]),
    [
      ['store', '1'],
      ['hit', '3'],
    ],
  )
})

test('what an effect counts is told briefly as at least so much', () => {
  const each = message('amount.each', { each: 2, what: message('counter.stored') })
  const more = message('amount.more', { base: 9, amount: each })
  const capped = message('amount.capped', { amount: more, cap: 15 })

  assert.equal(chipsOf(message('effect.damage', { count: capped }), words, true)[0]?.text, '9+')
  assert.equal(chipsOf(message('effect.damage', { count: each }), words, true)[0]?.text, '0+')
  assert.equal(
    chipsOf(message('effect.damage', { count: capped }), words)[0]?.text,
    '9 + 2 × stored cards (at most 15)',
  )
})

test('effects with more than one number, or none, are told briefly too', () => {
  const told = (label: MessageJson) => chipsOf(label, words, true)[0]?.text

  assert.equal(told(message('effect.dig_deck', { count: 4, take: 2 })), '4→2')
  assert.equal(told(message('effect.items', { count: 3 })), '3×1')
  assert.equal(told(message('effect.look')), '')
})

test('an effect without a sign is told in words', () => {
  const does = message('effect.may', { do: message('effect.store_deck', { count: 1 }) })

  assert.deepEqual(chipsOf(does, words, true), [
    { icon: null, text: 'you may: store 1 from the deck', said: 'you may: store 1 from the deck' },
  ])
})

test('cards are put in the order in which they are named', () => {
  assert.deepEqual(inOrder(['kd', '7h', 'th', '7c', 'ad']), ['ad', '7c', '7h', 'th', 'kd'])
})

test('the cards of a message are known by their ranks and suits', () => {
  assert.equal(tokenIn(card('t', 'h')), 'th')
  assert.equal(tokenIn(message('card.back')), null)
  assert.deepEqual(tokensIn([card('7', 'c'), 3, card('k', 'd')]), ['7c', 'kd'])
  assert.deepEqual(tokensIn(undefined), [])
})

test('ranks are printed as on cards', () => {
  assert.deepEqual(['ah', '2h', 'th', 'jh', 'qh', 'kh'].map(rankOf), ['A', '2', '10', 'J', 'Q', 'K'])
})

test('every suit can be read on card paper and has a shape of its own', () => {
  const paper = luminance('#fffdf7') ?? 1
  const shapes = new Set(Object.values(SUIT).map(({ mark }) => markPath(mark)))

  assert.equal(shapes.size, 4)
  for (const { tone } of Object.values(SUIT)) {
    assert.ok(contrast(paper, luminance(tone) ?? 1) >= 4.5, tone)
  }
})

test('every character of the house set has a crest of its own, others a device', () => {
  const house = ['priestess', 'merchant', 'knight', 'rogue', 'wizard', 'berserker']
  const paths = new Set(house.map((name) => crestOf(name).path))

  assert.equal(paths.size, house.length)
  assert.deepEqual(crestOf('stranger'), crestOf('stranger'))
  for (const name of [...house, 'stranger']) {
    assert.ok(contrast(1, luminance(crestOf(name).tone) ?? 1) >= 4.5, name)
  }
})

test('every item and every requirement has a drawing', () => {
  const names = ['c', 's', 'h', 'd', 'same_suit', 'same_rank', 'run', 'full_house', 'any', 'none']

  assert.equal(new Set(names.map(iconPath)).size, names.length)
})

test('English and Spanish have the same sentences with the same values', () => {
  const read = (language: string): Record<string, string> => {
    const file = new URL(`../../src/words/fifty_two_duels.${language}.json`, import.meta.url)
    return JSON.parse(readFileSync(file, 'utf8'))
  }
  const [en, es] = [read('en'), read('es')]
  const valuesIn = (sentence = ''): string[] => (sentence.match(/\{\w+\}/g) ?? []).sort()

  assert.deepEqual(Object.keys(en), Object.keys(es))
  for (const [key, sentence] of Object.entries(en)) {
    assert.deepEqual(valuesIn(sentence), valuesIn(es[key]), key)
  }
})
