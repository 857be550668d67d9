// Several people at one screen: whose eyes it may show.
import type { Update } from '../protocol.ts'

type Seen = Pick<Update, 'phase' | 'seats' | 'turn' | 'viewer'>

/** The own seat that has to take over the screen before it shows anything; null: nobody. */
export function mustTakeOver(seen: Seen, confirmed: number | null): number | null {
  const { phase, seats, turn, viewer } = seen
  const several = seats.filter((seat) => seat.yours).length > 1
  if (!several || phase !== 'playing' || turn === null || !seats[turn]?.yours) return null
  return confirmed === turn && viewer === turn ? null : turn
}
