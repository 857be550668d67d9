import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { contrast, luminance } from '../../src/cards/colour.ts'
import { markPath } from '../../src/cards/marks.ts'
import { Almanac, cardId, readCard } from '../../src/games/zodiac_duel/cards.ts'
import { lately } from '../../src/games/zodiac_duel/lately.ts'
import { movesOf, type Pick, roomIn, touched } from '../../src/games/zodiac_duel/picks.ts'
import { partsOf } from '../../src/games/zodiac_duel/sums.ts'
import { toneOf } from '../../src/games/zodiac_duel/tones.ts'
import { type Duel, foughtDuel, type ZodiacView } from '../../src/games/zodiac_duel/view.ts'
import type { LogLine, MessageJson, Piece, Scene, Zone } from '../../src/protocol.ts'
import { GameWords } from '../../src/table/words.ts'

const SIGNS = [
  'aquarius',
  'aries',
  'cancer',
  'capricornus',
  'gemini',
  'leo',
  'libra',
  'pisces',
  'sagittarius',
  'scorpius',
  'taurus',
  'virgo',
]

const words = new GameWords(
  { language: 'es', names: ['Ana', 'Ben'], reader: 0 },
  { 'sign.leo': 'Leo', 'sign.pisces': 'Piscis', 'sign.virgo': 'Virgo', 'type.other': 'otra' },
)

const message = (key: string, values: Record<string, unknown> = {}): MessageJson => ({
  key,
  values,
  rule: null,
})

const term = (text: string): { term: Record<string, string> } => ({ term: { es: text } })

const fighter = (sign: string, power: number): MessageJson =>
  message('card.fighter', {
    sign: message(`sign.${sign}`),
    power,
    star: term('Cielo espejo'),
    type: message('type.other'),
    text: term('Copia.'),
  })

const pisces = message('card.pisces', {
  ...fighter('pisces', 2).values,
  later: message('card.as_fighter', { sign: message('sign.virgo'), power: 8 }),
})

const star = message('card.star', {
  name: term('Cielo espejo'),
  text: term('Copia.'),
  type: message('type.other'),
  sign: message('sign.leo'),
  power: 9,
})

const piece = (id: string, label: MessageJson): Piece => ({
  id,
  face: null,
  below: null,
  tone: null,
  mark: null,
  pips: 0,
  label,
  at: null,
})

const zone = (id: string, ...pieces: Piece[]): Zone => ({
  id,
  kind: 'hand',
  owner: 0,
  label: message('zone'),
  count: null,
  pieces,
})

const scene = (prompt: MessageJson, ...zones: Zone[]): Scene => ({
  status: [],
  prompt,
  zones,
  moves: [],
})

const ROOM = { fighter: 3, star: 1 }

test('both halves of a card are known wherever it lies', () => {
  const asFighter = readCard('leo-9', message('card.placed', { card: fighter('leo', 9) }), words)
  const asStar = readCard('leo-9', message('card.cancelled', { card: star }), words)

  assert.deepEqual(asFighter, asStar)
  assert.deepEqual(asStar?.fighter, { sign: 'leo', name: 'Leo', power: 9 })
  assert.deepEqual(asStar?.star, {
    name: 'Cielo espejo',
    text: 'Copia.',
    type: 'other',
    typeName: 'otra',
  })
})

test('a Pisces tells what it turns into', () => {
  assert.deepEqual(readCard('pisces-2', pisces, words)?.later, {
    sign: 'virgo',
    name: 'Virgo',
    power: 8,
  })
})

test('backs and sign cards have no halves', () => {
  assert.equal(readCard('0', message('card.back'), words), null)
  assert.equal(readCard('leo', message('card.sign', { sign: message('sign.leo') }), words), null)
})

test('a piece is the card that its id ends with', () => {
  assert.equal(cardId(piece('base-0-gemini-a', fighter('leo', 0)), zone('base-0')), 'gemini-a')
})

test('an almanac counts the backs of a hand and reads its known cards', () => {
  const hand = zone('hand-1', piece('hand-1-leo-9', star), piece('hand-1-0', message('card.back')))
  const almanac = new Almanac(scene(message('p'), hand), words)

  assert.equal(almanac.backs('hand-1'), 1)
  assert.deepEqual(
    almanac.lying('hand-1', words).map(({ card }) => card.id),
    ['leo-9'],
  )
  assert.equal(almanac.card('leo-9')?.fighter.power, 9)
})

test('the room for picks is what the prompt tells', () => {
  const prompt = message('prompt.select', { fighters: 3, stars: 1 })

  assert.deepEqual(roomIn(scene(prompt)), ROOM)
  assert.equal(roomIn(scene(message('prompt.wait'))), null)
})

test('touching a picked half takes it back, touching the other half changes the role', () => {
  const picks: Pick[] = [{ card: 'leo-9', role: 'fighter' }]

  assert.deepEqual(touched(picks, { card: 'leo-9', role: 'fighter' }, ROOM, 2), [])
  assert.deepEqual(touched(picks, { card: 'leo-9', role: 'star' }, ROOM, 2), [
    { card: 'leo-9', role: 'star' },
  ])
})

test('a third pick takes the place of the oldest', () => {
  const picks: Pick[] = [
    { card: 'leo-9', role: 'fighter' },
    { card: 'leo-8', role: 'star' },
  ]
  const after = touched(picks, { card: 'leo-7', role: 'fighter' }, ROOM, 2)

  assert.deepEqual(
    after.map(({ card }) => card),
    ['leo-8', 'leo-7'],
  )
})

test('a second star takes the place of the first where one star is left to keep', () => {
  const after = touched([{ card: 'leo-9', role: 'star' }], { card: 'leo-8', role: 'star' }, ROOM, 2)

  assert.deepEqual(after, [{ card: 'leo-8', role: 'star' }])
})

test('nothing is picked for a role without room', () => {
  const full = { fighter: 0, star: 1 }

  assert.deepEqual(touched([], { card: 'leo-9', role: 'fighter' }, full, 2), [])
})

test('picks are made in the order of the pool', () => {
  const picks: Pick[] = [
    { card: 'leo-9', role: 'star' },
    { card: 'aries-2', role: 'fighter' },
  ]

  assert.deepEqual(movesOf(picks, ['aries-2', 'leo-9']), [
    'keep aries-2 fighter',
    'keep leo-9 star',
  ])
})

test('a power is taken apart as far as it is told', () => {
  assert.deepEqual(
    partsOf(7, [4, 0, 3], 4).map(({ value, kind }) => [value, kind]),
    [
      [4, 0],
      [3, 2],
    ],
  )
  assert.deepEqual(
    partsOf(7, null, 4).map(({ value }) => value),
    [4, 3],
  )
  assert.deepEqual(
    partsOf(4, null, 4).map(({ value }) => value),
    [4],
  )
})

test('only a duel without a winner is being fought', () => {
  const duel = (winner: number | null): Duel => ({ winner }) as Duel
  const view = (...duels: Duel[]): ZodiacView => ({ duels }) as ZodiacView

  assert.equal(foughtDuel(view(duel(0), duel(null)))?.winner, null)
  assert.equal(foughtDuel(view(duel(0))), null)
  assert.equal(foughtDuel(view()), null)
})

test('between two duels all is told since the last one was decided', () => {
  const keys = ['pass', 'pass', 'won_tie', 'next_leo', 'duel']
  const log = keys.map((key, number): LogLine => {
    return { number, source: 'game', message: message(`log.${key}`) }
  })
  const told = (between: boolean): number[] => lately(log, between).map(({ number }) => number)

  assert.deepEqual(told(true), [2, 3, 4])
  assert.deepEqual(told(false), [3, 4])
})

test('every sign has a drawing of its own', () => {
  assert.equal(new Set(SIGNS.map(markPath)).size, SIGNS.length)
  assert.ok(SIGNS.every((sign) => markPath(sign).length > 150))
})

test('white letters can be read on every sign, and every sign on card paper', () => {
  const paper = luminance('#fbf7ec') ?? 0
  const lowest = Math.min(
    ...SIGNS.map((sign) => contrast(luminance(toneOf(sign)) ?? 0, paper)),
  )

  assert.equal(new Set(SIGNS.map(toneOf)).size, SIGNS.length)
  assert.ok(lowest >= 4.5, `${lowest}`)
})

const sentences = (language: string): Record<string, string> => {
  const file = new URL(`../../src/words/zodiac_duel.${language}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
}

const placeholders = (sentence = ''): string => String((sentence.match(/\{\w+\}/g) ?? []).sort())

test('both languages say the same things with the same values', () => {
  const [english, spanish] = [sentences('en'), sentences('es')]
  const wrong = Object.keys(english).filter(
    (key) => placeholders(english[key]) !== placeholders(spanish[key]),
  )

  assert.deepEqual(Object.keys(spanish), Object.keys(english))
  assert.deepEqual(wrong, [])
})

test('every sign has its ability in words', () => {
  const english = sentences('en')
  const missing = SIGNS.filter((sign) => !(`zodiac_duel.ability.${sign}` in english))

  assert.deepEqual(missing, [])
})
