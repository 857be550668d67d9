// Where the frames of a replay come from: a table's own record, or one that was handed in.
import type { Replay } from '../protocol.ts'
import { api } from '../shared/api.ts'
import { headerOf, viewerOf } from './record_header.ts'

const STRETCH = 100

export interface ReplaySource {
  /** The seat whose eyes are one's own; null: a spectator's. */
  ownSeat(): Promise<number | null>
  /** The next frames from `first` on, as `viewer` saw them. @throws Refusal */
  stretch(viewer: number | null, first: number): Promise<Replay>
}

export function recordSource(record: string): ReplaySource {
  return {
    ownSeat: () => Promise.resolve(null),
    stretch: (viewer, first) => api.replay({ record, viewer, first, count: STRETCH }),
  }
}

export function tableSource(table: string, key: string): ReplaySource {
  return {
    ownSeat: async () => viewerOf(headerOf(await api.record(table, key))),
    stretch: (viewer, first) => {
      const asked = { first, count: STRETCH }
      return api.frames(table, key, viewer === null ? asked : { viewer, ...asked })
    },
  }
}
