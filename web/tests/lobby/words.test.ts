import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const source = new URL('../../src/', import.meta.url)
const words = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`words/lobby.${language}.json`, source), 'utf-8'))
const english = words('en')
const spanish = words('es')

const written = ['lobby/', 'shared/']
  .flatMap((folder) => readdirSync(new URL(folder, source)).map((name) => folder + name))
  .filter((name) => name.includes('.'))
  .map((name) => readFileSync(new URL(name, source), 'utf-8'))
  .join('\n')

const placeholders = (sentence = ''): string[] => (sentence.match(/\{\w+\}/g) ?? []).sort()

test('both languages say the same things', () => {
  assert.deepEqual(Object.keys(spanish), Object.keys(english))
})

test('both languages fill in the same values', () => {
  const wrong = Object.keys(english).filter(
    (key) => String(placeholders(english[key])) !== String(placeholders(spanish[key])),
  )

  assert.deepEqual(wrong, [])
})

test('whatever the lobby says has words', () => {
  const said = [...written.matchAll(/['"`](lobby(?:\.\w+)+)['"`]/g)].map(([, key]) => key ?? '')

  assert.deepEqual(
    said.filter((key) => !(key in english)),
    [],
  )
})
