// What the reader points at, picks and is about to do; nothing of it is sent before a move
// is chosen.
import type { MoveChoice } from '../../protocol.ts'

/** Moves that are confirmed by a second touch; a first step only opens the second one. */
const FINISHED = /^(?:to|activate|flip|recover|take) /
/** A whole turn for one touch is too easily spent. */
const ALWAYS_CONFIRMED = /^recover /

const STEP = 1.25

export class Desk {
  /** The card whose deeds are offered around it. */
  wheel = $state.raw<string | null>(null)
  /** The move that waits to be confirmed, and the one that is pointed at. */
  armed = $state.raw<string | null>(null)
  hovered = $state.raw<string | null>(null)
  /** The piece that is explained. */
  reading = $state.raw<string | null>(null)

  coordinates = $state(false)
  /** Whether cards show the face that is hidden. */
  others = $state(false)
  /** Whether sides with a free space before them are marked. */
  open = $state(false)
  /** How much larger the grid is than what fits. */
  zoom = $state(1)

  readonly #moves: () => MoveChoice[]
  readonly #choose: (text: string) => void

  constructor(moves: () => MoveChoice[], choose: (text: string) => void) {
    this.#moves = moves
    this.#choose = choose
  }

  /** The move whose consequences are shown. */
  get considered(): MoveChoice | null {
    const text = this.armed ?? this.hovered
    return this.#moves().find((move) => move.text === text) ?? null
  }

  /** Makes a move, or asks for it once more; `touch`: nothing was pointed at before. */
  press(text: string, touch: boolean): void {
    const asks = ALWAYS_CONFIRMED.test(text) || (touch && FINISHED.test(text))
    if (asks && this.armed !== text) this.armed = text
    else this.make(text)
  }

  make(text: string): void {
    this.clear()
    this.#choose(text)
  }

  point(text: string | null): void {
    this.hovered = text
  }

  read(piece: string | null): void {
    this.reading = piece
  }

  /** Takes back what was begun on the screen; returns whether anything was. */
  back(): boolean {
    const begun = this.armed !== null || this.wheel !== null || this.reading !== null
    this.clear()
    return begun
  }

  clear(): void {
    this.wheel = null
    this.armed = null
    this.hovered = null
    this.reading = null
  }

  nearer(): void {
    this.zoomTo(this.zoom * STEP)
  }

  farther(): void {
    this.zoomTo(this.zoom / STEP)
  }

  zoomTo(zoom: number): void {
    this.zoom = Math.min(3, Math.max(0.5, zoom))
  }
}
