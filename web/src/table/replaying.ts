// A replay as the boards know it: each frame as if it were a table's update.
import type { FrameShown, LogLine, Replay, SeatShown, Update } from '../protocol.ts'
import { levelOf, PERSON } from '../shared/seat_names.ts'

/** The frame, with all that was told until then, as an update in which nothing can be done. */
export function asUpdate(replay: Replay, frame: FrameShown, log: LogLine[]): Update {
  return {
    t: 'update',
    table: '',
    game: replay.game,
    title: replay.title,
    number: frame.move,
    moves: frame.move,
    phase: frame.move === replay.moves ? 'over' : 'playing',
    viewer: replay.viewer,
    seats: seatsOf(replay),
    turn: null,
    thinking: false,
    scene: { ...frame.scene, moves: [] },
    view: frame.view,
    log,
    log_from: 0,
    chat: [],
    chat_from: 0,
    chat_open: false,
    spectators: 0,
    proposal: null,
    can: [],
    free: [],
    hints: false,
    clock: null,
    end: null,
    commitment: '',
    secret: null,
    rematch: null,
    guided: false,
    same_deal: null,
  }
}

/** Those who sat there. */
export function seatsOf({ names, viewer }: Replay): SeatShown[] {
  return names.map((name, seat) => {
    const level = levelOf(name)
    return {
      seat,
      kind: level === null ? 'person' : 'bot',
      name: level === null && name !== PERSON ? name : '',
      level,
      present: true,
      yours: seat === viewer,
    }
  })
}

/** All that was told up to a move. */
export function toldUntil(frames: FrameShown[], move: number): LogLine[] {
  return frames.filter((frame) => frame.move <= move).flatMap((frame) => frame.log)
}

/** Where the bar goes for a key; null for keys that mean nothing to it. */
export function moveForKey(key: string, move: number, moves: number): number | null {
  const wanted: Record<string, number> = {
    ArrowLeft: move - 1,
    ArrowRight: move + 1,
    PageUp: move - 10,
    PageDown: move + 10,
    Home: 0,
    End: moves,
  }
  const to = wanted[key]
  return to === undefined ? null : Math.max(0, Math.min(moves, to))
}
