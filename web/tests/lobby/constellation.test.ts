import assert from 'node:assert/strict'
import { test } from 'node:test'
import { constellation } from '../../src/lobby/constellation.ts'

const names = ['dual', 'zodiac_duel', 'duels52', 'zeipen', 'zodiakal', '']

test('a name always makes the same stars', () => {
  assert.deepEqual(constellation('zeipen'), constellation('zeipen'))
  assert.notDeepEqual(constellation('zeipen'), constellation('zodiakal'))
})

test('all stars lie within the emblem', () => {
  const far = names.flatMap(constellation).map(({ x, y, r }) => Math.hypot(x - 60, y - 60) + r)

  assert.ok(Math.max(...far) < 58)
})
