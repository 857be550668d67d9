// The cards that the reader has chosen, what for, and the moves that are still to be sent.
import type { Scene } from '../../protocol.ts'
import { type Offer, offersOf, singles, type Step } from './offers.ts'
import { isPossible, type Target } from './targets.ts'

export interface Eyes {
  readonly scene: Scene
  readonly kind: string
  readonly targets: Target[]
  choose(text: string): void
}

export class Picking {
  readonly #eyes: Eyes
  #cards = $state.raw<string[]>([])
  #aim = $state.raw<string | null>(null)
  #waiting: Step[] = []

  constructor(eyes: Eyes) {
    this.#eyes = eyes
  }

  get cards(): string[] {
    return this.#cards
  }

  /** The zone that cards are chosen for, where that was touched first. */
  get aim(): string | null {
    return this.#aim
  }

  get offers(): Offer[] {
    const { scene, targets } = this.#eyes
    return offersOf(scene, targets, this.#cards)
  }

  has(card: string): boolean {
    return this.#cards.includes(card)
  }

  /** Whether a card can be chosen beside what is chosen. */
  can(card: string): boolean {
    const { scene, targets } = this.#eyes
    if (singles(scene).includes(card)) return true
    const cards = this.has(card) ? this.#cards : [...this.#cards, card]
    const meant = this.#aim === null ? targets : targets.filter(({ zone }) => zone === this.#aim)
    if (meant.some((target) => !target.stepwise && isPossible(target, cards))) return true
    return this.#aim === null && scene.moves.some(({ text }) => text === `use ${card}`)
  }

  /** Chooses a card or puts it back; what does not go with it is put back as well. */
  touch(card: string): void {
    if (this.has(card)) {
      this.#cards = this.#cards.filter((one) => one !== card)
      return
    }
    if (!this.can(card)) this.#aim = null
    const alone = singles(this.#eyes.scene)
    const kept = alone.includes(card) ? [] : this.#cards.filter((one) => !alone.includes(one))
    const together = this.#eyes.targets.some((one) => isPossible(one, [...kept, card]))
    this.#cards = together ? [...kept, card] : [card]
  }

  /** Makes up one's mind about what cards are to be chosen for. */
  aimAt(zone: string | null): void {
    this.#aim = this.#aim === zone ? null : zone
    const meant = this.#eyes.targets.find((target) => target.zone === this.#aim)
    if (meant && !isPossible(meant, this.#cards)) this.#cards = []
  }

  make(offer: Offer): void {
    this.clear()
    const [first, ...more] = offer.steps
    if (!first) return
    this.#waiting = more
    this.#eyes.choose(first.text)
  }

  /** Sends the next move of what was begun, as soon as it can be made. */
  goOn(): void {
    const [next, ...more] = this.#waiting
    if (!next) return
    const { scene, kind } = this.#eyes
    const legal = scene.moves.some(({ text }) => text === next.text)
    this.#waiting = legal && next.kind === kind ? more : []
    if (legal && next.kind === kind) this.#eyes.choose(next.text)
  }

  clear(): void {
    this.#cards = []
    this.#aim = null
    this.#waiting = []
  }

  /** Whether moves are still to be sent. */
  get busy(): boolean {
    return this.#waiting.length > 0
  }

  /** Puts the last card back, or forgets what cards were chosen for. */
  back(): boolean {
    const begun = this.#cards.length > 0 || this.#aim !== null
    if (this.#cards.length > 0) this.#cards = this.#cards.slice(0, -1)
    else this.#aim = null
    return begun
  }

  /** Forgets chosen cards that are gone. */
  keepOnly(there: (card: string) => boolean): void {
    const left = this.#cards.filter(there)
    if (left.length !== this.#cards.length) this.#cards = left
  }
}
