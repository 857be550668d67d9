// What the reader is about to do: the deed, and what was touched for it so far.
import {
  advanced,
  complete,
  deedsOf,
  nextPicks,
  obvious,
  type Pick,
  type Plan,
  samePick,
} from './picks.ts'

/** Deeds that cost something and are therefore asked for once more. */
const CONFIRMED = ['block']
/** Deeds that are offered as a button for each seat. */
const AT_ONCE = ['steal', 'duel']

export class Picking {
  readonly #plans: () => Plan[]
  readonly #choose: (text: string) => void
  #deed = $state.raw<string | null>(null)
  #picked = $state.raw<Pick[]>([])

  constructor(plans: () => Plan[], choose: (text: string) => void) {
    this.#plans = plans
    this.#choose = choose
  }

  get deed(): string | null {
    return this.#deed ?? obvious(this.touching)
  }

  get picked(): Pick[] {
    return advanced(this.#plans(), this.deed, this.#picked)
  }

  /** Whether something was touched or chosen that can be taken back. */
  get begun(): boolean {
    return this.#deed !== null || this.#picked.length > 0
  }

  get next(): Pick[] {
    return nextPicks(this.#plans(), this.deed, this.picked)
  }

  /** The move that only waits to be confirmed. */
  get ready(): Plan | null {
    return complete(this.#plans(), this.deed, this.picked)
  }

  /** The plans that need touches. */
  get touching(): Plan[] {
    return this.#plans().filter((plan) => plan.picks.length > 0 && !AT_ONCE.includes(plan.deed))
  }

  /** The plans that a single button offers. */
  get direct(): Plan[] {
    return this.#plans().filter((plan) => plan.picks.length === 0 || AT_ONCE.includes(plan.deed))
  }

  get deeds(): string[] {
    return deedsOf(this.touching)
  }

  can(pick: Pick): boolean {
    return this.next.some((one) => samePick(one, pick))
  }

  /** The move that a touch would make at once. */
  wouldMake(pick: Pick): Plan | null {
    return this.can(pick) ? complete(this.#plans(), this.deed, [...this.picked, pick]) : null
  }

  /** How often a thing was touched. */
  count(pick: Pick): number {
    return this.#picked.filter((one) => samePick(one, pick)).length
  }

  start(deed: string): void {
    this.#picked = []
    this.#deed = this.#deed === deed ? null : deed
  }

  touch(pick: Pick): void {
    if (!this.can(pick)) return
    this.#picked = [...this.picked, pick]
    const ready = this.ready
    if (ready && !CONFIRMED.includes(ready.deed)) this.make(ready)
  }

  confirm(): void {
    if (this.ready) this.make(this.ready)
  }

  make(plan: Plan): void {
    this.clear()
    this.#choose(plan.text)
  }

  /** Takes back the last touch, or the deed. */
  back(): void {
    if (this.#picked.length > 0) this.#picked = this.#picked.slice(0, -1)
    else this.#deed = null
  }

  clear(): void {
    this.#deed = null
    this.#picked = []
  }
}
