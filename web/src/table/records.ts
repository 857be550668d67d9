// A table's record as a file, and the same deal once more.
import type { Update } from '../protocol.ts'
import { api } from '../shared/api.ts'
import { rememberTable, tablePath } from '../shared/links.ts'
import { sameDealAsked } from './same_deal.ts'

/** Saves what the seat knew; everything once the game is over. @throws Refusal */
export async function downloadRecord(update: Update, key: string): Promise<void> {
  const text = await api.record(update.table, key, update.phase === 'over')
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${update.game}-${update.table}.txt`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

/** Opens a table with the same chance, bots in all other seats; returns its address. @throws Refusal */
export async function openSameDeal(update: Update): Promise<string> {
  const opened = await api.open(sameDealAsked(update))
  const mine = opened.links.find((link) => link.mine)?.key ?? ''
  rememberTable({ table: opened.table, key: mine, game: update.game, title: update.title })
  return tablePath(opened.table, mine)
}
