// Goes through a game: what is known of it, where we are, whether it plays by itself.
import type { FrameShown, Replay } from '../protocol.ts'
import { Refusal } from '../shared/api.ts'
import type { ReplaySource } from './replay_source.ts'

export class ReplayPlayer {
  /** The newest stretch: names, readers, length. */
  replay = $state.raw<Replay | null>(null)
  frames = $state.raw<FrameShown[]>([])
  /** Why it could not be opened. */
  trouble = $state.raw<string | null>(null)
  move = $state.raw(0)
  playing = $state.raw(false)
  readonly frame = $derived(this.frames.find((one) => one.move === this.move) ?? this.frames.at(-1))
  readonly #source: ReplaySource
  #loads = 0

  constructor(source: ReplaySource, move: number) {
    this.#source = source
    this.move = move
  }

  /** Fetches the game as a reader saw it, stretch by stretch; undefined: with one's own eyes. */
  async load(reader?: number | null): Promise<void> {
    const load = ++this.#loads
    try {
      const viewer = reader === undefined ? await this.#source.ownSeat() : reader
      let found: FrameShown[] = []
      let part: Replay
      do {
        part = await this.#source.stretch(viewer, found.length)
        found = [...found, ...part.frames]
        if (load !== this.#loads) return
        this.#learn(part, found)
      } while (part.frames.length > 0 && found.length <= part.moves)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.trouble = error.message
    }
  }

  go(move: number): void {
    this.playing = false
    this.move = move
  }

  play(on: boolean): void {
    if (on && this.#atEnd()) this.move = 0
    this.playing = on
  }

  /** One move on; stops at the end. */
  advance(): void {
    if (this.#atEnd()) this.playing = false
    else this.move += 1
  }

  #atEnd(): boolean {
    return this.move >= (this.replay?.moves ?? 0)
  }

  #learn(part: Replay, found: FrameShown[]): void {
    this.frames = found
    this.move = Math.min(this.move, part.moves)
    this.replay = part
  }
}
