import { canSay, say } from './say.ts'

/** What a bot's level is called in the reader's language. */
export function levelName(level: string | null): string {
  const key = `table.level.${level}`
  return canSay(key) ? say(key) : (level ?? '')
}
