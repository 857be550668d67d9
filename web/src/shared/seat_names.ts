// Names of seats as records and lists of tables have them: a bot is called `good bot`, and a
// person without a nickname `person`.
export const PERSON = 'person'

const BOT = ' bot'

/** The level of a bot with this name; null for a person. */
export function levelOf(name: string): string | null {
  return name.endsWith(BOT) ? name.slice(0, -BOT.length) : null
}
