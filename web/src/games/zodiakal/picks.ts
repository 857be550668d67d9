// Move texts as what has to be touched for them, one thing after another.

/** Where a thing to touch lies: a token in the box or in a rack, a seat, a tile, a square. */
export type Pick =
  | { on: 'box'; token: string }
  | { on: 'rack'; seat: number; token: string }
  | { on: 'seat'; seat: number }
  | { on: 'tile'; tile: string }
  | { on: 'steps'; steps: number }

export interface Plan {
  text: string
  /** What the move does, such as `exchange`; for a move that needs no touch its text. */
  deed: string
  picks: Pick[]
  /** Whether the picks may be made in any order. */
  anyOrder: boolean
}

/** Who chooses, and whose token is taken. */
export interface Eyes {
  seat: number
  victim: number
}

type Reader = (eyes: Eyes, words: string[]) => Pick[]

const box = (token: string | undefined): Pick => ({ on: 'box', token: token ?? '' })
const seat = (digits: string | undefined): Pick => ({ on: 'seat', seat: Number(digits) })
const rack = (owner: number, token: string | undefined): Pick => ({
  on: 'rack',
  seat: owner,
  token: token ?? '',
})

const READERS: [deed: string, pattern: RegExp, read: Reader, anyOrder?: boolean][] = [
  ['gift', /^queen take (\w+)$/, (_, [token]) => [box(token)]],
  ['give', /^queen give (\w+) to (\d)$/, (_, [token, to]) => [seat(to), box(token)]],
  ['steal', /^steal from (\d)$/, (_, [from]) => [seat(from)]],
  ['duel', /^duel (\d)$/, (_, [rival]) => [seat(rival)]],
  ['wind', /^wind to (\w+)$/, (_, [tile]) => [{ on: 'tile', tile: tile ?? '' }]],
  [
    'exchange',
    /^exchange (\w+) for (\w+)$/,
    (eyes, [own, other]) => [rack(eyes.seat, own), box(other)],
  ],
  ['trade', /^ally trade (\w+)$/, (eyes, [own]) => [rack(eyes.seat, own)]],
  ['gain', /^ally gain (\w+) (\w+)$/, (_, [one, two]) => [box(one), box(two)], true],
  ['discard', /^discard (\w+)$/, (eyes, [own]) => [rack(eyes.seat, own)]],
  [
    'sacrifice',
    /^sacrifice (\w+) to (\d)$/,
    (eyes, [own, to]) => [seat(to), rack(eyes.seat, own)],
  ],
  ['take', /^take (\w+)$/, (eyes, [token]) => [rack(eyes.victim, token)]],
  ['move', /^move (\d+)$/, (_, [steps]) => [{ on: 'steps', steps: Number(steps) }]],
]

const BLOCK = /^block ((?:\w+ ?)+)$/

/** Reads the text of a legal move. */
export function planOf(text: string, eyes: Eyes): Plan {
  for (const [deed, pattern, read, anyOrder = false] of READERS) {
    const found = pattern.exec(text)
    if (found) return { text, deed, picks: read(eyes, found.slice(1)), anyOrder }
  }
  const paid = BLOCK.exec(text)?.[1]
  if (paid === undefined) return { text, deed: text, picks: [], anyOrder: false }
  const picks = paid.split(' ').map((token) => rack(eyes.seat, token))
  return { text, deed: 'block', picks, anyOrder: true }
}

export function samePick(one: Pick, other: Pick): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** What is still to be touched for a plan after some picks; null where they do not fit it. */
export function remaining(plan: Plan, picked: Pick[]): Pick[] | null {
  const left = [...plan.picks]
  for (const pick of picked) {
    const at = plan.anyOrder ? left.findIndex((one) => samePick(one, pick)) : 0
    const found = left[at]
    if (found === undefined || !samePick(found, pick)) return null
    left.splice(at, 1)
  }
  return left
}

/** The plans of a deed that fit what was picked. */
export function fitting(plans: Plan[], deed: string | null, picked: Pick[]): Plan[] {
  return plans.filter((plan) => plan.deed === deed && remaining(plan, picked) !== null)
}

/** What may be touched next. */
export function nextPicks(plans: Plan[], deed: string | null, picked: Pick[]): Pick[] {
  const found = new Map<string, Pick>()
  for (const plan of fitting(plans, deed, picked)) {
    const left = remaining(plan, picked) ?? []
    for (const pick of plan.anyOrder ? left : left.slice(0, 1)) {
      found.set(JSON.stringify(pick), pick)
    }
  }
  return [...found.values()]
}

/** The move that needs no more touches. */
export function complete(plans: Plan[], deed: string | null, picked: Pick[]): Plan | null {
  return (
    fitting(plans, deed, picked).find((plan) => remaining(plan, picked)?.length === 0) ?? null
  )
}

/** All deeds, in the order in which they come up. */
export function deedsOf(plans: Plan[]): string[] {
  return [...new Set(plans.map((plan) => plan.deed))]
}

/** The deed that is meant before anything was touched: the only one that needs touches. */
export function obvious(plans: Plan[]): string | null {
  const touching = deedsOf(plans.filter((plan) => plan.picks.length > 0))
  return touching.length === 1 ? (touching[0] ?? null) : null
}

/** Goes on by itself where there is but one thing to touch, as long as a choice follows. */
export function advanced(plans: Plan[], deed: string | null, picked: Pick[]): Pick[] {
  const [only, ...others] = nextPicks(plans, deed, picked)
  if (only === undefined || others.length > 0 || only.on !== 'seat') return picked
  const further = [...picked, only]
  return complete(plans, deed, further) ? picked : advanced(plans, deed, further)
}
