// The keys of each skin do what its page of help says.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keysOf as duelsKeys } from '../../src/games/fifty_two_duels/keys.ts'
import { keysOf as zeipenKeys } from '../../src/games/zeipen/keys.ts'
import { keysOf as zodiacKeys } from '../../src/games/zodiac_duel/keys.ts'
import { keysOf as zodiakalKeys } from '../../src/games/zodiakal/keys.ts'
import type { Pressed } from '../../src/table/keys.ts'

/** Notes which deeds are done, and with what. */
function noted<Deeds>(names: string[]): { deeds: Deeds; done: string[] } {
  const done: string[] = []
  const deed = (name: string) => (what?: unknown) => {
    done.push(what === undefined ? name : `${name} ${String(what)}`)
    return true
  }
  const deeds = Object.fromEntries(names.map((name) => [name, deed(name)])) as Deeds
  return { deeds, done }
}

/** Presses keys one after another; returns those that mean nothing. */
function press(pressed: Pressed, keys: string[]): string[] {
  return keys.filter((key) => !pressed(key, null))
}

test('52 Duels', () => {
  const { deeds, done } = noted<Parameters<typeof duelsKeys>[0]>([
    'move', 'ability', 'level', 'item', 'confirm', 'back',
  ])
  const idle = press(duelsKeys(deeds), ['1', '5', 'L', 'i', 'E', 'a', 'h', 't', 'x', 'Enter', 'Escape'])

  assert.deepEqual(idle, ['5', 'x'])
  assert.deepEqual(done, [
    'ability 1', 'level', 'item', 'move end', 'move activate', 'move hold', 'move take', 'confirm', 'back',
  ])
})

test('Zeipen Dualis', () => {
  const { deeds, done } = noted<Parameters<typeof zeipenKeys>[0]>(['letter', 'zoom', 'back'])
  const idle = press(zeipenKeys(deeds), ['A', 'ñ', '+', '-', '3', 'Enter', 'Escape'])

  assert.deepEqual(idle, ['3', 'Enter'])
  assert.deepEqual(done, ['letter a', 'letter ñ', 'zoom true', 'zoom false', 'back'])
})

test('Zodiac Duel', () => {
  const { deeds, done } = noted<Parameters<typeof zodiacKeys>[0]>(['pass', 'rearguard', 'enlarge', 'escape'])
  const idle = press(zodiacKeys(deeds), ['P', 'r', '?', 'x', 'Escape'])

  assert.deepEqual(idle, ['x'])
  assert.deepEqual(done, ['pass', 'rearguard', 'enlarge', 'escape'])
})

test('Zodiakal', () => {
  const { deeds, done } = noted<Parameters<typeof zodiakalKeys>[0]>(['token', 'tile', 'pass', 'back'])
  const idle = press(zodiakalKeys(deeds), ['1', '0', 'm', 'Enter', 'Tab', 'Escape'])

  assert.deepEqual(idle, ['0', 'Tab'])
  assert.deepEqual(done, ['token 0', 'tile M', 'pass', 'back'])
})
