// What skins say of somebody.
import { canSay, say } from '../shared/say.ts'
import { capital } from './words.ts'

export type Values = Record<string, string | number>

/** A sentence about somebody; in the second person, key `.you`, where the reader is meant. */
export function tellOf(name: string, isReader: boolean, key: string, values: Values): string {
  const personal = `${key}.you`
  return capital(say(isReader && canSay(personal) ? personal : key, { name, ...values }))
}
