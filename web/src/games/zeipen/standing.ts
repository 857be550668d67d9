// Which card on the grid is which from one position to the next. Copies look alike and may
// exchange their names, so cards are followed by where they lie and how they were shifted.
import type { Piece } from '../../protocol.ts'
import type { Beat, Shift } from './beats.ts'
import { atOfPlace } from './spaces.ts'

export interface Standing {
  /** Stays the same while the card lies on the grid. */
  key: string
  at: string
  piece: Piece
}

let given = 0

/** The cards of a scene's grid, each with its key of before where it was there before. */
export function tracked(before: Standing[], pieces: Piece[]): Standing[] {
  const there = new Map(before.map((one) => [one.at, one]))
  return pieces.flatMap((piece) => {
    const at = atOfPlace(piece.at)
    if (at === null || piece.id.startsWith('space-')) return []
    const known = there.get(at)
    const same = known !== undefined && kindOf(known.piece) === kindOf(piece)
    return [{ key: same ? known.key : `card ${(given += 1)}`, at, piece }]
  })
}

export function shifted(standing: Standing[], shifts: Shift[]): Standing[] {
  const to = new Map(shifts.map((shift) => [shift.from, shift.to]))
  return standing.map((one) => ({ ...one, at: to.get(one.at) ?? one.at }))
}

export function without(standing: Standing[], wounded: string[]): Standing[] {
  return standing.filter(({ at }) => !wounded.includes(at))
}

/** The cards as they lie after a beat. */
export function after(standing: Standing[], beat: Beat): Standing[] {
  if (beat.does === 'shift') return shifted(standing, beat.shifts)
  return beat.does === 'wound' ? without(standing, beat.at) : standing
}

function kindOf(piece: Piece): string {
  return piece.id.replace(/-\d+$/, '')
}
