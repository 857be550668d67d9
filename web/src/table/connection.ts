// One table's connection: joins, keeps the newest update, resends what was not answered.
import type { Closing, Hinted, Refused, Update } from '../protocol.ts'

export const SUBPROTOCOL = 'ecliptic.v1'

const SHORTEST_DELAY = 500
const LONGEST_DELAY = 15_000

export type Phase = 'connecting' | 'open' | 'waiting' | 'closed'

/** What a request asks for; the connection adds the id. */
export interface Ask {
  t: string
  [field: string]: unknown
}

export type Reply = { t: 'done'; id: string } | Refused | Hinted

export interface Seat {
  table: string
  key: string
  name?: string | undefined
}

/** What is heard of a connection. */
export interface Listener {
  updated(update: Update): void
  phase(phase: Phase): void
  /** A refusal that belongs to no request. */
  refused(refused: Refused): void
  closing(closing: Closing): void
}

export interface Socket {
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send(text: string): void
  close(): void
}

/** The outside world, replaced in tests. */
export interface World {
  open(): Socket
  later(deed: () => void, ms: number): () => void
  random(): number
}

interface Pending {
  text: string
  answer: (reply: Reply) => void
}

export class Connection {
  readonly #seat: Seat
  readonly #listener: Listener
  readonly #world: World
  readonly #pending = new Map<string, Pending>()
  #socket: Socket | null = null
  #update: Update | null = null
  #looking: number | null = null
  #tries = 0
  #cancelRetry: (() => void) | null = null
  #joined = false
  #over = false

  constructor(seat: Seat, listener: Listener, world: World) {
    this.#seat = seat
    this.#listener = listener
    this.#world = world
    this.#connect()
  }

  /** Asks something; resolves with the answer, however often the connection breaks. */
  ask(ask: Ask): Promise<Reply> {
    const id = this.#newId()
    const text = JSON.stringify({ ...ask, id })
    return new Promise((answer) => {
      this.#pending.set(id, { text, answer })
      if (this.#update !== null) this.#send(text)
    })
  }

  /** Sees through the eyes of another own seat, from now on and after a reconnect. */
  look(seat: number): void {
    this.#looking = seat
    this.#send(JSON.stringify({ t: 'look', seat }))
  }

  /** Tries again at once if a retry is waiting. */
  hurry(): void {
    if (this.#cancelRetry === null) return
    this.#cancelRetry()
    this.#connect()
  }

  /** Leaves for good. */
  close(): void {
    this.#over = true
    this.#cancelRetry?.()
    this.#socket?.close()
  }

  #connect(): void {
    this.#cancelRetry = null
    this.#listener.phase('connecting')
    const socket = this.#world.open()
    this.#socket = socket
    this.#joined = false
    socket.onopen = () => this.#join(socket)
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as Heard)
    }
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost()
    }
  }

  #join(socket: Socket): void {
    const { table, key, name } = this.#seat
    socket.send(JSON.stringify({ t: 'join', table, key, ...(name ? { name } : {}) }))
  }

  #lost(): void {
    this.#socket = null
    if (this.#over) {
      this.#listener.phase('closed')
      return
    }
    this.#listener.phase('waiting')
    const delay = Math.min(SHORTEST_DELAY * 2 ** this.#tries, LONGEST_DELAY)
    this.#tries += 1
    const jittered = delay * (0.5 + this.#world.random() / 2)
    this.#cancelRetry = this.#world.later(() => this.#connect(), jittered)
  }

  #hear(reply: Heard): void {
    if (reply.t === 'update') this.#keep(reply)
    else if (reply.t === 'closing') this.#end(reply)
    else if (reply.id !== null && this.#pending.has(reply.id)) this.#settle(reply.id, reply)
    else if (reply.t === 'refused') this.#listener.refused(reply)
  }

  #keep(update: Update): void {
    this.#update = merged(this.#joined ? this.#update : null, update)
    if (!this.#joined) this.#welcomed()
    this.#listener.updated(this.#update)
  }

  /** The first update after joining: the server knows us, so open requests go out again. */
  #welcomed(): void {
    this.#joined = true
    this.#tries = 0
    this.#listener.phase('open')
    if (this.#looking !== null && this.#update?.viewer !== this.#looking) this.look(this.#looking)
    for (const { text } of this.#pending.values()) this.#send(text)
  }

  #settle(id: string, reply: Reply): void {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    pending?.answer(reply)
  }

  #end(closing: Closing): void {
    if (!closing.again) this.#over = true
    this.#listener.closing(closing)
  }

  #send(text: string): void {
    if (this.#joined) this.#socket?.send(text)
  }

  #newId(): string {
    const digit = (): string => Math.floor(this.#world.random() * 36).toString(36)
    return Array.from({ length: 20 }, digit).join('')
  }
}

type Heard = (Update & { t: 'update' }) | (Closing & { t: 'closing' }) | Reply

/** The update with all lines of log and chat: only those from `log_from` on were sent. */
export function merged(kept: Update | null, update: Update): Update {
  if (kept === null) return update
  const log = spliced(kept.log, update.log, update.log_from - kept.log_from)
  const chat = spliced(kept.chat, update.chat, update.chat_from - kept.chat_from)
  return { ...update, log, log_from: kept.log_from, chat, chat_from: kept.chat_from }
}

function spliced<T>(kept: T[], lines: T[], from: number): T[] {
  return [...kept.slice(0, Math.max(0, from)), ...lines]
}
