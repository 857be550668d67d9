import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Answered, Asked } from '../src/protocol.ts'

const asked = (text: string): Asked => JSON.parse(text) as Asked

test('a request is known by its tag', () => {
  const request = asked('{"t":"move","id":"1","number":4,"text":"play 3C"}')

  assert.equal(request.t === 'move' && request.text, 'play 3C')
})

test('an answer without its fields is no answer', () => {
  // @ts-expect-error Done carries the id of what was asked
  const answered: Answered = { t: 'done' }

  assert.equal(answered.t, 'done')
})
