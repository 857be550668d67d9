// Cards by their tokens, such as `7h` or `th`.
const RANKS = 'a23456789tjqk'
const SUITS = 'cshd'
const PRINTED: Record<string, string> = { a: 'A', t: '10', j: 'J', q: 'Q', k: 'K' }

/** Each suit with its mark and its colour; words and shapes say the same without it. */
export const SUIT: Record<string, { mark: string; tone: string }> = {
  c: { mark: 'club', tone: '#22692a' },
  s: { mark: 'spade', tone: '#333a4d' },
  h: { mark: 'heart', tone: '#b6211d' },
  d: { mark: 'diamond', tone: '#1457a6' },
}

export function rankOf(token: string): string {
  return PRINTED[token.charAt(0)] ?? token.charAt(0)
}

export function suitOf(token: string): string {
  return token.charAt(1)
}

/** Cards are named from ace to king, and within a rank clubs, spades, hearts, diamonds. */
export function inOrder(tokens: string[]): string[] {
  return [...tokens].sort((one, other) => placeOf(one) - placeOf(other))
}

function placeOf(token: string): number {
  return RANKS.indexOf(token.charAt(0)) * SUITS.length + SUITS.indexOf(suitOf(token))
}

/** The card that a message such as "the 7 of hearts" is about; null for anything else. */
export function tokenIn(value: unknown): string | null {
  const { rank, suit } = valuesOf(value)
  const ranked = keyOf(rank)?.split('.').at(-1)
  const suited = keyOf(suit)?.split('.').at(-1)
  return ranked && suited ? ranked + suited : null
}

export function tokensIn(value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap((one) => tokenIn(one) ?? []) : []
}

function valuesOf(value: unknown): Record<string, unknown> {
  const values = (value as { values?: unknown } | null)?.values
  return typeof values === 'object' && values !== null ? (values as Record<string, unknown>) : {}
}

function keyOf(value: unknown): string | undefined {
  const key = (value as { key?: unknown } | null)?.key
  return typeof key === 'string' ? key : undefined
}
