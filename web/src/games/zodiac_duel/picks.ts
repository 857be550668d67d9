// The picks of a selection round before they are sent: changed at will, then in order.
import type { Scene } from '../../protocol.ts'
import type { Role } from './view.ts'

export interface Pick {
  card: string
  role: Role
}

/** How many cards are still to be kept in each role. */
export type Room = Record<Role, number>

/** The room that the scene's prompt tells; null while others decide. */
export function roomIn(scene: Scene): Room | null {
  const { fighters, stars } = scene.prompt.values
  if (typeof fighters !== 'number' || typeof stars !== 'number') return null
  return { fighter: fighters, star: stars }
}

/**
 * The picks after a half of a card is touched. Touching a picked half again takes it back;
 * a new pick takes the place of the oldest one that it leaves no room for.
 */
export function touched(picks: Pick[], pick: Pick, room: Room, most: number): Pick[] {
  if (picks.some((one) => isSame(one, pick))) return picks.filter((one) => !isSame(one, pick))
  if (room[pick.role] === 0) return picks
  const others = picks.filter((one) => one.card !== pick.card)
  const alike = others.filter((one) => one.role === pick.role)
  const crowded = alike.length >= room[pick.role] ? alike[0] : undefined
  const kept = others.filter((one) => one !== crowded)
  return [...kept.slice(Math.max(0, kept.length - most + 1)), pick]
}

/** The move texts of picks in the order of the pool, in which they have to be made. */
export function movesOf(picks: Pick[], pool: string[]): string[] {
  const inOrder = [...picks].sort((one, other) => pool.indexOf(one.card) - pool.indexOf(other.card))
  return inOrder.map(({ card, role }) => `keep ${card} ${role}`)
}

function isSame(one: Pick, other: Pick): boolean {
  return one.card === other.card && one.role === other.role
}
