// Keeps the screen hidden until the player whose turn it is has taken the device.
import type { Update } from '../protocol.ts'
import { mustTakeOver } from './hot_seat.ts'

export class HandOver {
  /** The seat whose player has said to be at the screen. */
  #confirmed = $state.raw<number | null>(null)
  readonly #update: () => Update
  readonly #look: (seat: number) => void

  constructor(update: () => Update, look: (seat: number) => void) {
    this.#update = update
    this.#look = look
  }

  get next(): number | null {
    return mustTakeOver(this.#update(), this.#confirmed)
  }

  /** Whether its player is there and only the server's answer is missing. */
  get taken(): boolean {
    return this.next !== null && this.#confirmed === this.next
  }

  take(): void {
    const seat = this.next
    if (seat === null) return
    this.#confirmed = seat
    if (this.#update().viewer !== seat) this.#look(seat)
  }
}
