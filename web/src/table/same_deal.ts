// The table to ask for when a deal shall come again.
import type { NewSeat, NewTable, Update } from '../protocol.ts'

/** Bots in all other seats; the server takes variant and cards from the finished game. */
export function sameDealAsked(update: Update): NewTable {
  return {
    game: update.game,
    seats: update.seats.map((seat) => seatAsked(seat, update.viewer)),
    chat: update.chat_open,
    same_deal: update.table,
  }
}

function seatAsked(seat: Update['seats'][number], viewer: number | null): NewSeat {
  if (seat.seat === viewer) return { kind: 'me', name: seat.name || null }
  return { kind: 'bot', level: seat.level ?? 'fair' }
}
