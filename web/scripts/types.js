// Writes the client's types from the server's schema: npm run types
// With --check it only says whether they are what they should be.
// PYTHON is a Python that has Ecliptic installed.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { compile } from 'json-schema-to-typescript'

const file = new URL('../src/protocol.ts', import.meta.url)
const python = process.env['PYTHON'] ?? '../.venv-pure/bin/python'

function wireSchema() {
  const schema = spawnSync(python, ['-m', 'ecliptic.server.schema'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (schema.status !== 0) throw new Error(`${python} could not tell the schema`)
  return JSON.parse(schema.stdout)
}

const types = await compile(wireSchema(), 'Wire', {
  additionalProperties: false,
  bannerComment: "// Made from the server's structs by `npm run types`. Do not edit.",
  ignoreMinAndMaxItems: true,
  style: { semi: false, singleQuote: true, printWidth: 100 },
})

if (!process.argv.includes('--check')) {
  writeFileSync(file, types)
} else if (readFileSync(file, 'utf8') !== types) {
  console.error('web/src/protocol.ts is older than the structs of the server: run `make types`.')
  process.exitCode = 1
}
