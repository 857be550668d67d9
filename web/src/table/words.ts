// Puts messages into words, exactly as the server's core/words.py does.
import type { MessageJson } from '../protocol.ts'
import type { Words } from './board.ts'

export type Sentences = Record<string, string>

export interface Reading {
  language: string
  /** Players' names by seat; an empty one is called by its number. */
  names: string[]
  /** The seat that reads, for sentences in the second person; null: a spectator. */
  reader: number | null
}

const PLACEHOLDER = /\{(\w+)\}/g

export class GameWords implements Words {
  readonly #sentences: Sentences
  readonly #reading: Reading

  /** Later sentences win over earlier ones with the same key. */
  constructor(reading: Reading, ...sentences: Sentences[]) {
    this.#sentences = Object.assign(Object.create(null) as Sentences, ...sentences)
    this.#reading = reading
  }

  has(key: string): boolean {
    return key in this.#sentences
  }

  say(message: MessageJson): string {
    const spoken = (name: string): string =>
      name in message.values ? this.#spoken(message.values[name]) : `{${name}}`
    return filled(this.#sentence(this.#variant(message)), spoken)
  }

  short(message: MessageJson): string {
    return this.say(this.hasShort(message) ? { ...message, key: `${message.key}.short` } : message)
  }

  hasShort(message: MessageJson): boolean {
    return this.has(`${message.key}.short`)
  }

  name(seat: number): string {
    if (seat === this.#reading.reader) return this.#sentence('seat.you')
    const name = this.#reading.names[seat]
    return name ? name : this.#sentence('seat.other').replaceAll('{number}', String(seat))
  }

  #sentence(key: string): string {
    return this.#sentences[key] ?? key
  }

  #variant(message: MessageJson): string {
    const about = message.values['seat']
    const personal = `${message.key}.you`
    if (isSeat(about) && about.seat === this.#reading.reader && this.has(personal)) return personal
    const single = `${message.key}.one`
    if (message.values['count'] === 1 && this.has(single)) return single
    return message.key
  }

  #spoken(value: unknown): string {
    if (Array.isArray(value)) return this.#listed(value.map((item) => this.#spoken(item)))
    if (typeof value !== 'object' || value === null) return String(value)
    if (isSeat(value)) return this.name(value.seat)
    if ('term' in value) return inLanguage(value.term as Sentences, this.#reading.language)
    return this.say(value as MessageJson)
  }

  #listed(items: string[]): string {
    const last = items.at(-1)
    if (last === undefined) return this.#sentence('list.none')
    if (items.length === 1) return last
    const parts: Sentences = { first: items.slice(0, -1).join(', '), last }
    return filled(this.#sentence('list.and'), (name) => parts[name] ?? '')
  }
}

function filled(sentence: string, spoken: (name: string) => string): string {
  return sentence.replace(PLACEHOLDER, (_, name: string) => spoken(name))
}

function isSeat(value: unknown): value is { seat: number } {
  return typeof value === 'object' && value !== null && 'seat' in value
}

function inLanguage(names: Sentences, language: string): string {
  return names[language] || names['en'] || (Object.values(names)[0] ?? '')
}

/** The sentence with a capital first letter, for headings and names that stand alone. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1)
}
