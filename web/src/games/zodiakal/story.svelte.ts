// What happened since the last update, told to the eyes: dice fall, pieces walk square by
// square, then come tokens. Screen readers hear all of it from the log at once.
import type { LogLine, Update } from '../../protocol.ts'
import { lasting } from '../../table/motion.ts'
import { type Beat, beatsIn, rollsIn } from './beats.ts'
import { type Counts, type Ground, Late } from './late.ts'
import { walk } from './ring.ts'
import type { Roll } from './rolls.ts'
import { viewOf } from './view.ts'

const TUMBLE = 620
const STEP = 105
const JUMP = 520
const REST = 260
const CLOUD = 1500
const MOST_ROLLS = 20
/** After more than these the board is shown as it stands. */
const MOST_MOVES = 40
/** More than these are shown twice as fast. */
const MANY_BEATS = 6

/** What the board shows at the moment. */
export class Story {
  pos = $state.raw<number[]>([])
  armed = $state.raw<boolean[]>([])
  counts = $state.raw<Counts>({ hands: [], box: [] })
  /** The latest throws, the newest last. */
  rolls = $state.raw<Roll[]>([])
  /** Whether the newest throw is still on its way. */
  tumbling = $state.raw(false)
  /** Who has just blocked, while the cloud is to be seen. */
  cloud = $state.raw<number | null>(null)
  /** Whether something is still to be shown. */
  busy = $state.raw(false)
  /** Whether a piece walks step by step just now. */
  walking = $state.raw(false)

  /** The lines of the log that were shown so far, while something is shown. */
  told = $state.raw<LogLine[]>([])

  #heard: Update | null = null
  #waiting: Update[] = []
  #hurry = false
  #pace = 1
  #wake: (() => void) | null = null

  /** Hears of the newest update. */
  hear(update: Update, ground: Ground): void {
    const before = this.#heard
    if (before === update) return
    this.#heard = update
    if (before === null || !follows(before, update) || lasting(1) === 0) {
      this.#waiting = []
      this.finish()
      this.#settle(update)
      return
    }
    this.#waiting.push(update)
    if (!this.busy) void this.#tell(before, ground)
  }

  /** Shows at once what is still to come. */
  finish(): void {
    if (!this.busy) return
    this.#hurry = true
    this.#wake?.()
  }

  async #tell(from: Update, ground: Ground): Promise<void> {
    this.busy = true
    let before = from
    for (let update = this.#waiting.shift(); update; update = this.#waiting.shift()) {
      await this.#play(before, update, ground)
      this.#settle(update)
      before = update
    }
    // What was heard meanwhile without being told is where the board stands.
    if (this.#heard) this.#settle(this.#heard)
    this.#hurry = false
    this.busy = false
  }

  async #play(before: Update, update: Update, ground: Ground): Promise<void> {
    const lines = update.log.filter((line) => line.number > before.moves)
    const known = update.log.length - lines.length
    const late = new Late(viewOf(before), viewOf(update), ground)
    const told = lines.map((line) => beatsIn([line]).map((beat) => ({ beat, kind: late.keep(beat) })))
    this.#pace = told.flat().length > MANY_BEATS ? 0.5 : 1
    this.counts = late.counts()
    this.told = update.log.slice(0, known)
    for (const [number, beats] of told.entries()) {
      const [first, ...others] = beats
      if (first) await this.#show(first.beat, ground)
      this.told = update.log.slice(0, known + number + 1)
      for (const { beat } of others) await this.#show(beat, ground)
      for (const { beat, kind } of beats) {
        if (beat.does === 'walk' && kind !== null) await this.#bring(late, beat.seat, kind)
      }
    }
  }

  async #bring(late: Late, seat: number, kind: number): Promise<void> {
    late.bring(seat, kind)
    this.counts = late.counts()
    await this.#pause(REST)
  }

  #show(beat: Beat, ground: Ground): Promise<void> {
    switch (beat.does) {
      case 'throw':
        return this.#throw(beat.roll)
      case 'walk':
        return this.#walk(beat.seat, beat.steps, ground.squares)
      case 'jump':
        return this.#jump(beat.seat, ground.goal(beat.to)?.square)
      case 'block':
        return this.#darken(beat.seat)
    }
  }

  async #darken(blocker: number): Promise<void> {
    this.cloud = blocker
    await this.#pause(CLOUD)
    this.cloud = null
  }

  async #throw(roll: Roll): Promise<void> {
    this.rolls = [...this.rolls, roll].slice(-MOST_ROLLS)
    this.tumbling = true
    await this.#pause(TUMBLE)
    this.tumbling = false
    await this.#pause(REST)
  }

  async #walk(seat: number, steps: number, squares: number): Promise<void> {
    const from = this.pos[seat] ?? 0
    this.#disarm(seat)
    this.walking = true
    for (const square of walk(from, steps, squares)) {
      this.#stand(seat, square)
      await this.#pause(STEP)
    }
    this.walking = false
    await this.#pause(REST)
  }

  async #jump(seat: number, square: number | undefined): Promise<void> {
    if (square === undefined) return
    this.#disarm(seat)
    this.#stand(seat, square)
    await this.#pause(JUMP)
  }

  #stand(seat: number, square: number): void {
    this.pos = this.pos.map((before, other) => (other === seat ? square : before))
  }

  #disarm(seat: number): void {
    this.armed = this.armed.map((before, other) => before && other !== seat)
  }

  #pause(milliseconds: number): Promise<void> {
    if (this.#hurry) return Promise.resolve()
    const pace = this.#waiting.length > 1 ? 0.5 : this.#pace
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
    const view = viewOf(update)
    this.pos = view.pos
    this.armed = view.armed
    this.counts = { hands: view.hands, box: view.box }
    this.rolls = rollsIn(update.log).slice(-MOST_ROLLS)
    this.tumbling = false
    this.walking = false
    this.cloud = null
  }
}

/** Whether one update comes soon after another in the same game, seen by the same eyes. */
function follows(before: Update, update: Update): boolean {
  const moves = update.moves - before.moves
  return moves >= 0 && moves <= MOST_MOVES && update.viewer === before.viewer
}
