// "My tables": the keys of this browser. The server never shows a key twice, so they are
// kept here, and can be carried to another browser as text.
import { createSubscriber } from 'svelte/reactivity'

/** A table that this browser holds a key of. */
export interface MyTable {
  table: string
  key: string
  game: string
  title: string
  names: string[]
  /** When it was last looked at, in milliseconds since 1970. */
  at: number
  over: boolean
  /** Keys to give away, while the seats' people have not come. */
  invitations: Invitation[]
}

/** A key that somebody else shall use; `seat` null: to watch. */
export interface Invitation {
  seat: number | null
  key: string
}

type Known = Pick<MyTable, 'table' | 'key'>

const PLACE = 'ecliptic.tables'
const MOST = 200

let tables = read()
let changed = (): void => {}

const follow = createSubscriber((update) => {
  const reread = (event: StorageEvent) => {
    if (event.key !== PLACE) return
    tables = read()
    update()
  }
  addEventListener('storage', reread)
  changed = update
  return () => {
    removeEventListener('storage', reread)
    changed = () => {}
  }
})

/** Return the tables of this browser, newest first. */
export function myTables(): MyTable[] {
  follow()
  return tables
}

/** Return what is known about a table, from the key that invites others if there is one. */
export function myTable(table: string): MyTable | undefined {
  const keys = myTables().filter((one) => one.table === table)
  return keys.find((one) => one.invitations.length > 0) ?? keys[0]
}

/** Keep a table, or what is new about one that is kept already. */
export function rememberTable(known: Partial<MyTable> & Known): void {
  const before = tables.find((one) => same(one, known))
  const blank = { game: '', title: '', names: [], over: false, invitations: [] }
  const now: MyTable = { ...blank, ...before, ...known, at: known.at ?? Date.now() }
  keep([now, ...tables.filter((one) => !same(one, known))])
}

/** Forget a key of a table; whoever has no other copy of it cannot come back. */
export function forgetTable(known: MyTable): void {
  keep(tables.filter((one) => !same(one, known)))
}

/** Return all tables as text for `takeIn`. */
export function givenAway(): string {
  return JSON.stringify({ ecliptic: 1, tables }, null, 1)
}

/** Add the tables of a text and return how many there were. @throws SyntaxError */
export function takeIn(text: string): number {
  const given = (JSON.parse(text) as { tables?: unknown }).tables
  if (!Array.isArray(given) || !given.every(isTable)) throw new SyntaxError('no list of tables')
  keep([...given, ...tables.filter((one) => !given.some((other) => same(one, other)))])
  return given.length
}

/** Return the address at which a key sits down. */
export function tablePath(table: string, key = ''): string {
  return `#/table/${encodeURIComponent(table)}${key ? `/${encodeURIComponent(key)}` : ''}`
}

/** One table can be held by several keys, such as one's own and one to watch. */
function same(one: Known, other: Known): boolean {
  return one.table === other.table && one.key === other.key
}

function isTable(one: unknown): one is MyTable {
  const { table, key } = (one ?? {}) as Partial<MyTable>
  return typeof table === 'string' && typeof key === 'string'
}

function read(): MyTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(kept) ? newestFirst(kept.filter(isTable).map(whole)) : []
  } catch {
    return []
  }
}

/** Fill in what a hand-made or an older text leaves out. */
function whole(one: MyTable): MyTable {
  const blank = { game: '', title: '', names: [], at: 0, over: false, invitations: [] }
  return { ...blank, ...one }
}

function newestFirst(list: MyTable[]): MyTable[] {
  return [...list].sort((one, other) => other.at - one.at).slice(0, MOST)
}

function keep(list: MyTable[]): void {
  tables = newestFirst(list.map(whole))
  try {
    localStorage.setItem(PLACE, JSON.stringify(tables))
  } catch {
    // Private windows may refuse; the list then holds until the page is closed.
  }
  changed()
}
