import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LogLine } from '../../src/protocol.ts'
import { toldByGame } from '../../src/table/log_lines.ts'

test('the game tells nothing of what the table tells', () => {
  const sources = ['game', 'table', 'game'] as const
  const log = sources.map((source, number): LogLine => {
    return { number, source, message: { key: source, values: {}, rule: null } }
  })

  assert.deepEqual(
    toldByGame(log).map(({ number }) => number),
    [0, 2],
  )
})
