// The client's own sentences. Those of the games come from the server (table/words.ts).
import { type Language, settings } from './settings.ts'

type Sentences = Record<string, string>
type Values = Record<string, string | number>

const files = import.meta.glob<Sentences>('../words/*.json', { eager: true, import: 'default' })
const sentences: Record<Language, Sentences> = { en: all('en'), es: all('es') }

/** Return a sentence in the reader's language; `key.one` is taken where `count` is 1. */
export function say(key: string, values: Values = {}): string {
  const known = sentences[settings.language]
  const single = values['count'] === 1 ? known[`${key}.one`] : undefined
  const sentence = single ?? known[key] ?? key
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** Return whether the client has a sentence of that key. */
export function canSay(key: string): boolean {
  return key in sentences[settings.language]
}

function all(language: Language): Sentences {
  const own = Object.entries(files).filter(([path]) => path.endsWith(`.${language}.json`))
  return Object.assign({}, ...own.map(([, found]) => found)) as Sentences
}
