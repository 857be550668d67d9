// The turn of a Nemesis, shown step by step: its hand is turned up, its cards are laid one
// after another, the column that acts is lit. Screen readers hear all of it from the log.
import type { LogLine, Update } from '../../protocol.ts'
import { toldByGame } from '../../table/log_lines.ts'
import { lasting } from '../../table/motion.ts'
import { after, beatsIn, type Columns, type Laid, nemesisLines } from './beats.ts'
import { isSolo, viewOf } from './view.ts'

const CARD = 420
const WORDS = 800
/** After more moves than these the table is shown as it stands. */
const MOST_MOVES = 60
const NEMESIS = 1

export class Story {
  /** What lies before the Nemesis while something is told; else null. */
  laid = $state.raw<Laid | null>(null)
  /** The steps of its last turn, as far as they are told. */
  told = $state.raw<LogLine[]>([])
  /** Whether something is still to be told. */
  busy = $state.raw(false)

  #heard: Update | null = null
  #waiting: { lines: LogLine[]; from: Update }[] = []
  #hurry = false
  #wake: (() => void) | null = null

  /** Hears of the newest update. */
  hear(update: Update, columns: Columns): void {
    const before = this.#heard
    if (before === update) return
    this.#heard = update
    if (!isSolo(update)) return
    const lines = nemesisLines(newIn(update, before))
    if (before === null || !follows(before, update)) {
      this.#waiting = []
      this.finish()
      this.told = nemesisLines(sinceOwnTurn(update.log))
    } else if (lasting(1) === 0 || lines.length === 0) {
      if (!this.busy) this.told = nemesisLines(sinceOwnTurn(update.log))
    } else {
      this.#waiting.push({ lines, from: before })
      if (!this.busy) void this.#tell(columns)
    }
  }

  /** Shows at once what is still to come. */
  finish(): void {
    if (!this.busy) return
    this.#hurry = true
    this.#wake?.()
  }

  async #tell(columns: Columns): Promise<void> {
    this.busy = true
    for (let part = this.#waiting.shift(); part; part = this.#waiting.shift()) {
      if (part.lines[0]?.message.key === 'log.turn_nemesis') this.told = []
      let laid = laidIn(part.from)
      this.laid = laid
      for (const line of part.lines) {
        this.told = [...this.told, line]
        for (const beat of beatsIn(line, columns)) {
          laid = after(laid, beat)
          this.laid = laid
          await this.#pause(beat.does.includes('card') || beat.does === 'assign' ? CARD : WORDS)
        }
      }
    }
    this.laid = null
    this.#hurry = false
    this.busy = false
  }

  #pause(milliseconds: number): Promise<void> {
    if (this.#hurry) return Promise.resolve()
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(done, milliseconds)
      this.#wake = done
    })
  }
}

function laidIn(update: Update): Laid {
  const side = viewOf(update).sides[NEMESIS]
  const hand = Array.isArray(side?.hand) ? side.hand : []
  const columns = side?.abilities ?? []
  return { columns, level: side?.level_open ?? [], hand, lit: null, fresh: null }
}

function newIn(update: Update, before: Update | null): LogLine[] {
  const since = before?.moves ?? 0
  return toldByGame(update.log).filter(({ number }) => number > since)
}

/** The lines of the newest turn of the Nemesis, and of what came after it. */
function sinceOwnTurn(log: LogLine[]): LogLine[] {
  const at = log.map(({ message }) => message.key).lastIndexOf('log.turn_nemesis')
  return at < 0 ? [] : toldByGame(log.slice(at))
}

/** Whether one update comes soon after another in the same game, seen by the same eyes. */
function follows(before: Update, update: Update): boolean {
  const moves = update.moves - before.moves
  return moves >= 0 && moves <= MOST_MOVES && update.viewer === before.viewer
}
