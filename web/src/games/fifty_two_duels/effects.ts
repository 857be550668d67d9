// Effects as small signs with numbers; what has no sign of its own is told in words.
import type { MessageJson } from '../../protocol.ts'
import type { Words } from '../../table/board.ts'
import { chained, spoken } from './sheet.ts'

export interface Chip {
  /** The name of a drawing; null: words alone. */
  icon: string | null
  /** What stands beside it. */
  text: string
  /** All of it in words. */
  said: string
}

/** Signs that say enough with a number alone. */
const NUMBERED: Record<string, string> = {
  damage: 'hit',
  damage_sure: 'sure',
  damage_self: 'self',
  damage_self_sure: 'self',
  heal: 'heal',
  draw: 'draw',
  ward: 'ward',
}

/** Signs that stand for words where there is little room. */
const SIGNED: Record<string, string> = {
  recover_hand: 'recover',
  recover_ability: 'recover',
  recover_choice: 'recover',
  discard_opponent_random: 'discards',
  discard_opponent_choose: 'discards',
  discard_self_random: 'lose',
  discard_self_choose: 'lose',
  strip: 'strip',
  store_hand: 'store',
  store_deck: 'store',
  retrieve: 'retrieve',
  look: 'look',
  dig_discard: 'dig',
  dig_deck: 'dig',
  actions: 'action',
  move: 'move',
  items: 'hit',
}

/** Effects one after another; `briefly` by signs and numbers wherever there is a sign. */
export function chipsOf(does: MessageJson, words: Words, briefly = false): Chip[] {
  return chained(does, 'join.effects').map((effect) => chipOf(effect, words, briefly))
}

function chipOf(effect: MessageJson, words: Words, briefly: boolean): Chip {
  const name = effect.key.replace('effect.', '')
  const said = words.say(effect)
  const icon = NUMBERED[name] ?? SIGNED[name] ?? null
  if (icon === null) return { icon, text: said, said }
  if (briefly) return { icon, text: brief(name, effect.values, words), said }
  return { icon, text: NUMBERED[name] ? spoken(effect.values['count'], words) : said, said }
}

/** How much, in a few characters; what grows with something else is marked by a plus. */
function brief(name: string, values: MessageJson['values'], words: Words): string {
  const { count, take } = values
  if (take !== undefined) return `${spoken(count, words)}→${spoken(take, words)}`
  if (name === 'items') return `${spoken(count, words)}×1`
  if (count === undefined) return ''
  return typeof count === 'number' ? String(count) : `${baseOf(count as MessageJson)}+`
}

/** What an amount is at least. */
function baseOf({ key, values }: MessageJson): number {
  if (key === 'amount.more') return Number(values['base'])
  return key === 'amount.capped' ? baseOf(values['amount'] as MessageJson) : 0
}

export interface Box {
  icon: 'trigger' | 'passive' | 'text'
  text: string
}

/** A trigger, a passive bonus or a text that stands at an ability. */
export function boxOf({ key, values }: MessageJson, words: Words): Box {
  const icon = key === 'sheet.trigger' ? 'trigger' : key === 'sheet.passive' ? 'passive' : 'text'
  return { icon, text: spoken(values['do'] ?? values['text'], words) }
}
