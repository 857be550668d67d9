// A table as the screen needs it: the newest update and what is on its way.
import type { Closing, Hinted, Refused, Update } from '../protocol.ts'
import { Refusal } from '../shared/api.ts'
import { browserWorld } from './browser_world.ts'
import { Connection, type Ask, type Phase, type Reply, type Seat } from './connection.ts'

export type Proposal = Update['can'][number]

export class TableSession {
  update = $state.raw<Update | null>(null)
  /** When the newest update came, in milliseconds of performance.now(). */
  heard = $state.raw(0)
  phase = $state.raw<Phase>('connecting')
  closing = $state.raw<Closing | null>(null)
  refused = $state.raw<Refused | null>(null)
  hinted = $state.raw<Hinted | null>(null)
  /** Whether a connection has failed since the last update. */
  tried = $state.raw(false)
  /** Whether a hint was asked for and has not come. */
  pondering = $state.raw(false)
  #movedFrom = $state.raw<number | null>(null)
  readonly #connection: Connection
  readonly #leave: () => void

  constructor(seat: Seat) {
    const { world, listen } = browserWorld()
    this.#connection = new Connection(
      seat,
      {
        updated: (update) => this.#updated(update),
        phase: (phase) => this.#phase(phase),
        refused: (refused) => (this.refused = refused),
        closing: (closing) => (this.closing = closing),
      },
      world,
    )
    this.#leave = listen(() => this.#connection.hurry())
  }

  /** Whether a move is on its way: the position on the screen is not the newest. */
  get moving(): boolean {
    return this.#movedFrom !== null && this.#movedFrom === this.update?.number
  }

  async move(text: string): Promise<void> {
    const update = this.update
    if (update === null || this.moving) return
    this.#movedFrom = update.number
    this.refused = null
    const ask = { t: 'move', number: update.number, text, seat: update.viewer }
    const reply = await this.#connection.ask(ask)
    if (reply.t !== 'refused') return
    this.#movedFrom = null
    this.refused = reply
  }

  async hint(): Promise<void> {
    const number = this.update?.number
    this.pondering = true
    const reply = await this.#connection.ask({ t: 'hint' })
    this.pondering = false
    if (reply.t === 'refused') this.refused = reply
    else if (reply.t === 'hinted' && this.update?.number === number) this.hinted = reply
  }

  explain(text: string): Promise<boolean> {
    return this.#ask({ t: 'explain', text })
  }

  propose(what: Proposal): Promise<boolean> {
    return this.#ask({ t: 'propose', what })
  }

  answer(agree: boolean): Promise<boolean> {
    return this.#ask({ t: 'answer', agree })
  }

  rename(name: string): Promise<boolean> {
    return this.#ask({ t: 'rename', name })
  }

  chat(text: string): Promise<boolean> {
    return this.#ask({ t: 'chat', text })
  }

  simply(what: 'resign' | 'resume' | 'rematch'): Promise<boolean> {
    return this.#ask({ t: what })
  }

  look(seat: number): void {
    this.#connection.look(seat)
  }

  hurry(): void {
    this.#connection.hurry()
  }

  /** Does something over HTTP; a refusal is shown like those of the table. */
  async attempt(deed: () => Promise<void>): Promise<void> {
    this.refused = null
    try {
      await deed()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { code, message } = error
      this.refused = { t: 'refused', id: null, code, detail: message, reason: null, legal: null }
    }
  }

  unhint(): void {
    this.hinted = null
  }

  forgive(): void {
    this.refused = null
  }

  close(): void {
    this.#leave()
    this.#connection.close()
  }

  /** Returns whether it was done; a refusal is kept to be shown. */
  async #ask(ask: Ask): Promise<boolean> {
    this.refused = null
    const reply: Reply = await this.#connection.ask(ask)
    if (reply.t === 'refused') this.refused = reply
    return reply.t !== 'refused'
  }

  #updated(update: Update): void {
    if (update.number !== this.update?.number) this.#forget()
    this.update = update
    this.heard = performance.now()
  }

  #phase(phase: Phase): void {
    this.phase = phase
    if (phase === 'waiting') this.tried = true
    if (phase === 'open') this.tried = false
  }

  #forget(): void {
    this.hinted = null
    this.refused = null
  }
}
