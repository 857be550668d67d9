// Under which key a piece is followed from one zone into another while it moves.
import type { Piece, Zone } from '../protocol.ts'

/** Both ends of a two-ended card, in one order, so that a turned card is the same card. */
function likeness(piece: Piece): string | null {
  if (piece.face === null) return null
  return [piece.face, piece.below ?? ''].sort().join('/')
}

/**
 * The key of each piece by its id. A piece keeps its likeness as its key where nothing
 * else in the scene looks the same, so that a played card flies from the hand to the
 * table though its id names its zone; others are followed within their zone only.
 */
export function travelKeys(zones: Zone[]): Map<string, string> {
  const pieces = zones.flatMap((zone) => (zone.kind === 'pile' ? [] : zone.pieces))
  const count = new Map<string, number>()
  for (const piece of pieces) {
    const looks = likeness(piece)
    if (looks !== null) count.set(looks, (count.get(looks) ?? 0) + 1)
  }
  const key = (piece: Piece): string => {
    const looks = likeness(piece)
    return looks !== null && count.get(looks) === 1 ? looks : piece.id
  }
  return new Map(pieces.map((piece) => [piece.id, key(piece)]))
}
