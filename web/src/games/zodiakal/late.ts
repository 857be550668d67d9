// Tokens that have come already but are shown only when the piece that brought them arrives.
import type { Beat } from './beats.ts'
import type { ZodiakalView } from './view.ts'

export interface Counts {
  hands: number[][]
  box: number[]
}

/** What of the board one must know to follow the pieces. */
export interface Ground {
  readonly squares: number
  at(square: number): { kind: number } | null
  /** The tile that a message of the log names as the goal of a move. */
  goal(to: unknown): { square: number } | null
}

export class Late {
  readonly #before: ZodiakalView
  readonly #after: ZodiakalView
  readonly #ground: Ground
  readonly #pos: number[]
  #kept: [seat: number, kind: number][] = []

  constructor(before: ZodiakalView, after: ZodiakalView, ground: Ground) {
    this.#before = before
    this.#after = after
    this.#ground = ground
    this.#pos = [...before.pos]
  }

  /** Follows a piece; keeps back the token that a walk led to. Null where it brought none. */
  keep(beat: Beat): number | null {
    if (beat.does === 'jump') this.#pos[beat.seat] = this.#ground.goal(beat.to)?.square ?? 0
    if (beat.does !== 'walk') return null
    const square = ((this.#pos[beat.seat] ?? 0) + beat.steps) % this.#ground.squares
    this.#pos[beat.seat] = square
    const kind = this.#ground.at(square)?.kind ?? null
    if (kind === null || !this.#isNew(beat.seat, kind)) return null
    this.#kept.push([beat.seat, kind])
    return kind
  }

  bring(seat: number, kind: number): void {
    const at = this.#kept.findIndex(([who, what]) => who === seat && what === kind)
    if (at >= 0) this.#kept.splice(at, 1)
  }

  /** The counts without what is still kept back. */
  counts(): Counts {
    const hands = this.#after.hands.map((hand) => [...hand])
    const box = [...this.#after.box]
    for (const [seat, kind] of this.#kept) {
      const hand = hands[seat]
      if (hand) hand[kind] = (hand[kind] ?? 0) - 1
      box[kind] = (box[kind] ?? 0) + 1
    }
    return { hands, box }
  }

  #isNew(seat: number, kind: number): boolean {
    const kept = this.#kept.filter(([who, what]) => who === seat && what === kind).length
    const now = this.#after.hands[seat]?.[kind] ?? 0
    return now - kept > (this.#before.hands[seat]?.[kind] ?? 0)
  }
}
