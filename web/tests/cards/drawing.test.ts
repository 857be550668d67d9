import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contrast, DARK_INK, inkOn, luminance } from '../../src/cards/colour.ts'
import { markPath, textureOf, texturePath } from '../../src/cards/marks.ts'

const SUITS = ['#E0A800', '#1F6FB2', '#C8332B', '#6E4A9E']

test('the ink on every suit passes AA', () => {
  const lowest = Math.min(
    ...SUITS.map((tone) => contrast(luminance(tone) ?? 0, luminance(inkOn(tone)) ?? 0)),
  )

  assert.ok(lowest >= 4.5, `${lowest}`)
})

test('short hexadecimal colours are read', () => {
  assert.equal(luminance('#fff'), 1)
  assert.equal(luminance('#000'), 0)
})

test('a colour that is not hexadecimal gets the dark ink', () => {
  assert.equal(inkOn('rebeccapurple'), DARK_INK)
  assert.equal(inkOn(null), DARK_INK)
})

test('the usual marks have drawings and textures of their own', () => {
  const marks = ['sun', 'drop', 'flame', 'moon']

  assert.equal(new Set(marks.map(markPath)).size, 4)
  assert.equal(new Set(marks.map(textureOf)).size, 4)
})

test('an unknown mark always gets the same neutral shape', () => {
  assert.notEqual(markPath('anvil'), '')
  assert.equal(markPath('anvil'), markPath('anvil'))
})

test('a texture stays inside its block', () => {
  const numbers = texturePath('dots', 90, 80).match(/M[\d.]+ [\d.]+/g) ?? []
  const places = numbers.map((place) => place.slice(1).split(' ').map(Number))

  assert.ok(places.length > 20)
  assert.ok(places.every(([x, y]) => (x ?? 0) <= 86 && (y ?? 0) <= 76))
})
