// What happened since the last update, told to the eyes in its order: a card is laid down,
// shifted or turned, then come cuts, the clash, attacks and cuts. The log tells screen
// readers all of it at once.
import type { Piece, Update } from '../../protocol.ts'
import { lasting } from '../../table/motion.ts'
import { type Beat, beatsIn, touchedBy } from './beats.ts'
import type { Cause } from './foreseen.ts'
import { after, type Standing, tracked } from './standing.ts'
import { viewOf } from './view.ts'

const ARRIVAL = 420
const SHIFT = 520
const STRIKE = 560
const FALL = 300

/** A mark where a card is being wounded. */
export interface Burst {
  at: string
  cause: Cause
}

export class Story {
  /** The cards on the grid as they are shown at the moment. */
  board = $state.raw<Standing[]>([])
  bursts = $state.raw<Burst[]>([])
  /** Whether something is still to be shown. */
  busy = $state.raw(false)
  /** Where the last action happened. */
  last = $state.raw<string[]>([])

  #heard: Update | null = null
  /** The update that the board showed last. */
  #settled: Update | null = null
  #waiting: Update[] = []
  #hurry = false
  #wake: (() => void) | null = null
  #action = ''

  /** Hears of the newest update. */
  hear(update: Update): void {
    const before = this.#heard
    if (before === update) return
    this.#heard = update
    if (before === null || !isSoon(before, update) || lasting(1) === 0) {
      this.#waiting = []
      this.finish()
      this.#settle(update)
      return
    }
    this.#waiting.push(update)
    if (!this.busy) void this.#tell()
  }

  /** Shows at once what is still to come. */
  finish(): void {
    if (!this.busy) return
    this.#hurry = true
    this.#wake?.()
  }

  async #tell(): Promise<void> {
    this.busy = true
    for (let update = this.#waiting.shift(); update; update = this.#waiting.shift()) {
      if (this.#settled && isNextAction(this.#settled, update)) await this.#play(update)
      this.#settle(update)
    }
    if (this.#heard) this.#settle(this.#heard)
    this.#hurry = false
    this.busy = false
  }

  async #play(update: Update): Promise<void> {
    const beats = beatsIn(viewOf(update).events)
    let shown = this.board
    for (const beat of beats) if (beat.does === 'shift') shown = after(shown, beat)
    const known = new Set(shown.map(({ key }) => key))
    const arriving = tracked(shown, gridOf(update)).filter(({ key }) => !known.has(key))
    this.last = []
    if (arriving.length > 0 && beats[0]?.does !== 'turn') {
      this.board = [...this.board, ...arriving]
      await this.#pause(ARRIVAL)
    }
    for (const beat of beats) await this.#show(beat)
  }

  async #show(beat: Beat): Promise<void> {
    if (beat.does === 'wound') {
      this.bursts = beat.at.map((at) => ({ at, cause: beat.cause }))
      await this.#pause(STRIKE)
    }
    this.board = after(this.board, beat)
    await this.#pause(beat.does === 'wound' ? FALL : SHIFT)
    this.bursts = []
  }

  #pause(milliseconds: number): Promise<void> {
    if (this.#hurry) return Promise.resolve()
    const pace = this.#waiting.length > 1 ? 0.5 : 1
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(done, milliseconds * pace)
      this.#wake = done
    })
  }

  #settle(update: Update): void {
    this.#settled = update
    const view = viewOf(update)
    const before = new Set(this.board.map(({ key }) => key))
    const occupied = this.board.map(({ at }) => at)
    this.board = tracked(this.board, gridOf(update))
    this.bursts = []
    const action = `${view.turn} ${view.board.length}`
    if (action === this.#action) return
    this.#action = action
    const laid = this.board.filter(({ key, at }) => !before.has(key) && !occupied.includes(at))
    const alone = before.size > 0 && laid.length === 1 ? laid.map(({ at }) => at) : []
    this.last = [...touchedBy(view.events), ...alone]
  }
}

function gridOf(update: Update): Piece[] {
  return update.scene?.zones.find(({ id }) => id === 'board')?.pieces ?? []
}

/** Whether one update shows the position one action or placement after another. */
function isNextAction(before: Update, update: Update): boolean {
  const [old, now] = [viewOf(before), viewOf(update)]
  if (!isSoon(before, update)) return false
  return now.turn === old.turn + 1 || (now.turn === 0 && now.board.length === old.board.length + 1)
}

const SOON = 3

/** Whether one update comes soon after another in the same game, seen by the same eyes. */
function isSoon(before: Update, update: Update): boolean {
  const moves = update.moves - before.moves
  return moves >= 0 && moves <= SOON && update.viewer === before.viewer
}
