import assert from 'node:assert/strict'
import { test } from 'node:test'
import { routeOf } from '../../src/shared/route.ts'

test('an empty address is the lobby', () => {
  assert.deepEqual(routeOf(''), { to: 'lobby' })
  assert.deepEqual(routeOf('#'), { to: 'lobby' })
  assert.deepEqual(routeOf('#/'), { to: 'lobby' })
})

test('a table is found with its key and without', () => {
  assert.deepEqual(routeOf('#/table/4f2a/Zk3-x'), { to: 'table', table: '4f2a', key: 'Zk3-x' })
  assert.deepEqual(routeOf('#/table/4f2a'), { to: 'table', table: '4f2a', key: '' })
  assert.deepEqual(routeOf('#/table/4f2a/'), { to: 'table', table: '4f2a', key: '' })
})

test('a moment of a table is a replay, and replay alone asks for a record', () => {
  const moment = { to: 'replay', table: '4f2a', key: 'k', ply: 12 }

  assert.deepEqual(routeOf('#/replay/4f2a/k/12'), moment)
  assert.deepEqual(routeOf('#/replay'), { to: 'record' })
})

test('the moment of a public table keeps its empty key', () => {
  assert.deepEqual(routeOf('#/replay/4f2a//12'), { to: 'replay', table: '4f2a', key: '', ply: 12 })
})

test('an address of no screen leads nowhere', () => {
  assert.deepEqual(routeOf('#/tables'), { to: 'nowhere' })
  assert.deepEqual(routeOf('#/table'), { to: 'nowhere' })
  assert.deepEqual(routeOf('#/table/a/b/c'), { to: 'nowhere' })
})

test('a broken escape is taken as it is', () => {
  assert.deepEqual(routeOf('#/new/%E0%A4%A'), { to: 'new', game: '%E0%A4%A' })
})
