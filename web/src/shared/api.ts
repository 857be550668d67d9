// Requests over HTTP. Whatever goes wrong becomes a Refusal with a stable code.
import type {
  GameShown,
  NewTable,
  Opened,
  OpenTable,
  Problem,
  Replay,
  ReplayAsked,
  SeatLink,
  Site,
  TakeSeat,
} from '../protocol.ts'

export type GameWords = Record<string, string>

export interface RulesSection {
  id: string | null
  level: number
  html: string
}

/** Why a request failed. `code` is `unreachable` where no server answered. */
export class Refusal extends Error {
  readonly code: string
  readonly key: string | null

  constructor(problem: Problem) {
    super(problem.detail)
    this.code = problem.code
    this.key = problem.key ?? null
  }
}

export const api = {
  site: () => ask<Site>('/api/site'),
  tables: () => ask<OpenTable[]>('/api/tables'),
  words: (game: string, language: string) =>
    remembered<GameWords>(`/api/games/${game}/words/${language}`),
  rules: (game: string, language: string) =>
    remembered<RulesSection[]>(`/api/games/${game}/rules?language=${language}`),
  open: (table: NewTable) => ask<Opened>('/api/tables', sent(table)),
  sit: (table: string, seat: TakeSeat) => ask<SeatLink>(`/api/tables/${table}/seats`, sent(seat)),
  replay: (asked: ReplayAsked) => ask<Replay>('/api/replays', sent(asked)),
  /** Frames of a table's own record; `question` such as `{ first: 0, count: 200 }`. */
  frames: (table: string, key: string, question: Record<string, string | number> = {}) =>
    ask<Replay>(`/api/tables/${table}/replay?${asQuery(question)}`, keyed(key)),
  /** The record as text: what the seat knew, or everything once the game is over. */
  record: async (table: string, key: string, all = false) => {
    const answer = await reach(`/api/tables/${table}/record${all ? '?all=1' : ''}`, keyed(key))
    return answer.text()
  },
  /** The address of a picture that holds the text as a QR code. */
  qr: (text: string) => `/api/qr?text=${encodeURIComponent(text)}`,
}

/** Return the game of that name, if this server has it. */
export function gameOf(site: Site, name: string): GameShown | undefined {
  return site.games.find((game) => game.name === name)
}

const memory = new Map<string, Promise<unknown>>()

/** Ask once for what cannot change while the page is open; a failure is asked for again. */
function remembered<T>(path: string): Promise<T> {
  const known = memory.get(path) as Promise<T> | undefined
  if (known) return known
  const asked = ask<T>(path)
  memory.set(path, asked)
  asked.catch(() => memory.delete(path))
  return asked
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await reach(path, init)
  return (await answer.json()) as T
}

async function reach(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(path, init)
  } catch {
    throw new Refusal({ code: 'unreachable', detail: 'No answer from the server.', key: null })
  }
  if (!answer.ok) throw new Refusal(await problemIn(answer))
  return answer
}

async function problemIn(answer: Response): Promise<Problem> {
  const unknown = { code: `http_${answer.status}`, detail: answer.statusText, key: null }
  try {
    return { ...unknown, ...((await answer.json()) as Problem) }
  } catch {
    return answer.status >= 502 ? { ...unknown, code: 'unreachable' } : unknown
  }
}

function sent(body: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }
}

function keyed(key: string): RequestInit {
  return key ? { headers: { Authorization: `Bearer ${key}` } } : {}
}

function asQuery(question: Record<string, string | number>): string {
  const pairs = Object.entries(question).map(([name, value]) => [name, String(value)])
  return new URLSearchParams(pairs as string[][]).toString()
}
