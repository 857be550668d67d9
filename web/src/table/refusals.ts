// What is said about a request that the server did not carry out.
import type { Refused } from '../protocol.ts'
import { canSay, say } from '../shared/say.ts'
import type { Words } from './board.ts'

export function refusalSaid(refused: Refused, words: Words): string {
  const reason = refused.reason
  if (reason) return say('table.refused.illegal_move', { reason: words.say(reason) })
  const key = `table.refused.${refused.code}`
  return canSay(key) ? say(key) : refused.detail
}
