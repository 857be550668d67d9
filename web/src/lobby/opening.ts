// Opens a table or sits down at one, keeps the keys, and goes there.
import type { GameShown, NewSeat, NewTable, OpenTable } from '../protocol.ts'
import { api } from '../shared/api.ts'
import { type Invitation, rememberTable, tablePath } from '../shared/links.ts'
import { say } from '../shared/say.ts'
import { botName, namesAt } from './names.ts'

/** Open a table and go to it, or first to its invitations. @throws Refusal */
export async function openTable(asked: NewTable, game: GameShown): Promise<void> {
  const { table, links } = await api.open(asked)
  const watching = links.find((link) => link.seats.length === 0)?.key ?? ''
  const key = links.find((link) => link.mine)?.key ?? watching
  const invitations = links
    .filter((link) => !link.mine)
    .map((link): Invitation => ({ seat: link.seats[0] ?? null, key: link.key }))
  const names = asked.seats.map(seatName)
  rememberTable({ table, key, game: game.name, title: game.title, names, invitations })
  const waits = asked.seats.some((seat) => seat.kind === 'link' || seat.kind === 'open')
  location.hash = waits ? `#/share/${encodeURIComponent(table)}` : tablePath(table, key)
}

/** Sit down at a public table and go there. @throws Refusal */
export async function sitDown(open: OpenTable, seat: number, name: string): Promise<void> {
  const { key } = await api.sit(open.table, { seat, name })
  const { table, game, title } = open
  const names = namesAt(open).map((one, place) => (place === seat ? name : one))
  rememberTable({ table, key, game, title, names })
  location.hash = tablePath(table, key)
}

function seatName(seat: NewSeat): string {
  if (seat.kind === 'bot') return botName(seat.level ?? '')
  return seat.name || say(`lobby.seat.${seat.kind}.name`)
}
