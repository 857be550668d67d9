// The trick in the middle: what lies there, how it was judged and what the Wind did.
import type { LogLine } from '../../protocol.ts'
import { letterOf } from './deck.ts'
import type { DualView, LastTrick, Played } from './view.ts'

/** `none`: not complete. */
export type Verdict = 'none' | 'all_followed' | 'one_strayed' | 'by_stars'

export interface Trick {
  cards: Played[]
  /** Null while the trick is being played. */
  judged: LastTrick | null
  /** Whether the winner has it already; it only lies there to be looked at. */
  taken: boolean
}

/** The trick that is being played or, between tricks, the last one. */
export function trickOf(view: DualView): Trick {
  if (view.phase === 'play' && view.table.length > 0) {
    return { cards: view.table, judged: null, taken: false }
  }
  const last = view.last_trick
  return { cards: last?.cards ?? [], judged: last, taken: view.phase !== 'wind' }
}

/** Why the trick went to its winner, told from what is shown. */
export function verdictOf(trick: LastTrick | null): Verdict {
  if (trick === null) return 'none'
  if (trick.by === 'stars') return 'by_stars'
  const suits = new Set(trick.cards.map(([, face]) => letterOf(face)))
  return suits.size === 1 ? 'all_followed' : 'one_strayed'
}

/** The log's lines on the last trick of the round before: from its first card to its Cube. */
export function endOfRound(log: LogLine[], players: number): LogLine[] {
  const over = log.map((line) => line.message.key).lastIndexOf('log.round_over')
  if (over < 0) return []
  const before = log.slice(0, over)
  const plays = before.filter((line) => line.message.key === 'log.play')
  const first = plays.at(-players)
  return first ? before.slice(before.indexOf(first)) : []
}
