// Where the standard table puts the zones of a scene.
import type { MessageJson, MoveChoice, Piece, Zone } from '../protocol.ts'

/** What belongs to one seat, or to all (owner null). */
export interface Area {
  owner: number | null
  counters: Zone[]
  zones: Zone[]
}

export interface Arrangement {
  /** Clockwise from the viewer's left; a spectator sees all seats here. */
  others: Area[]
  shared: Area
  own: Area | null
}

export function arranged(zones: Zone[], viewer: number | null, seats: number): Arrangement {
  const first = viewer === null ? 0 : viewer + 1
  const clockwise = Array.from({ length: seats }, (_, step) => (first + step) % seats)
  return {
    others: clockwise.filter((seat) => seat !== viewer).map((seat) => area(zones, seat)),
    shared: area(zones, null),
    own: viewer === null ? null : area(zones, viewer),
  }
}

function area(all: Zone[], owner: number | null): Area {
  const zones = all.filter((zone) => zone.owner === owner)
  return {
    owner,
    counters: zones.filter((zone) => zone.kind === 'counter'),
    zones: zones.filter((zone) => zone.kind !== 'counter'),
  }
}

/** The moves that lie on each piece, by the piece's id. */
export function movesByPiece(moves: MoveChoice[]): Map<string, MoveChoice[]> {
  const found = new Map<string, MoveChoice[]>()
  for (const move of moves) {
    if (move.piece === null) continue
    found.set(move.piece, [...(found.get(move.piece) ?? []), move])
  }
  return found
}

/** The moves that lie on a zone as a whole. */
export function movesOnZone(moves: MoveChoice[], zone: string): MoveChoice[] {
  return moves.filter((move) => move.zone === zone && move.piece === null)
}

/** The text that choosing a piece would have, told by a move on another piece of its zone. */
export function wouldBe(piece: Piece, zone: Zone, moves: MoveChoice[]): string | null {
  if (piece.face === null) return null
  for (const other of zone.pieces) {
    const move = moves.find((one) => one.piece === other.id)
    if (!move || other.face === null || other.face === piece.face) continue
    if (move.text.includes(other.face)) return move.text.replace(other.face, piece.face)
  }
  return null
}

/** A place of a grid, counted from 1 in the rectangle that the pieces fill. */
export interface Cell {
  piece: Piece
  row: number
  column: number
}

/**
 * The pieces of a grid by rows, in reading order; places may be negative and far apart.
 * A turned grid is seen from its other side.
 */
export function cells(pieces: Piece[], turned = false): Cell[] {
  const way = turned ? -1 : 1
  const placed = pieces.flatMap((piece) => {
    const [row, column] = piece.at ?? []
    if (row === undefined || column === undefined) return []
    return [{ piece, row: row * way, column: column * way }]
  })
  const top = Math.min(...placed.map(({ row }) => row))
  const left = Math.min(...placed.map(({ column }) => column))
  return placed
    .map(({ piece, row, column }) => ({ piece, row: row - top + 1, column: column - left + 1 }))
    .sort((one, other) => one.row - other.row || one.column - other.column)
}

/** The places of a track in order, each with its pieces. */
export interface Place {
  number: number
  pieces: Piece[]
}

export function places(pieces: Piece[]): Place[] {
  const found = new Map<number, Piece[]>()
  pieces.forEach((piece, order) => {
    const number = piece.at?.[0] ?? order
    found.set(number, [...(found.get(number) ?? []), piece])
  })
  return [...found.entries()]
    .map(([number, standing]) => ({ number, pieces: standing }))
    .sort((one, other) => one.number - other.number)
}

/** Whether the track is a plain row: places 0, 1, 2 ... with one piece each. */
export function isRow(track: Place[]): boolean {
  return track.every((place, order) => place.number === order && place.pieces.length === 1)
}

/** An empty place of a board: nothing is drawn on it and it hides nothing. */
export function isEmptyPlace(piece: Piece): boolean {
  return piece.face === null && piece.tone === null && piece.mark === null
}

/** Whether the grid is drawn for the other side: its label names a seat, and another looks. */
export function isTurned(zone: Zone, viewer: number | null): boolean {
  const seat = (zone.label.values['seat'] as { seat?: number } | undefined)?.seat
  return viewer !== null && seat !== undefined && seat !== viewer
}

const SIDES = 4

/**
 * The sides of a card clockwise from the top, where its label tells four of them; turned
 * ones as they are seen from across the table.
 */
export function sidesOf(piece: Piece, turned = false): MessageJson[] | null {
  const told = piece.label.values['sides'] as MessageJson | undefined
  const sides = Object.values(told?.values ?? {}) as MessageJson[]
  if (sides.length !== SIDES) return null
  return turned ? [...sides.slice(SIDES / 2), ...sides.slice(0, SIDES / 2)] : sides
}
