// How cards fly: each remembers where it lay before the newest update and comes from there.
import { cubicInOut, cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { reducedMotion } from '../shared/settings.ts'

const FLIGHT = 380
const TURN = 520
const STAGGER = 45

/** Milliseconds, or none where things shall not move. */
export function lasting(milliseconds: number): number {
  return reducedMotion() ? 0 : milliseconds
}

export interface Arrival {
  /** What lies under this name now flew here from where that name was before. */
  card: string
  /** Where to come from if the card was not to be seen. */
  from: string
  /** Its number among cards that come together. */
  order?: number
}

export class Flights {
  #before = new Map<string, DOMRect>()
  #root: HTMLElement | null = null

  /** Call before an update is drawn. */
  remember(root: HTMLElement | null): void {
    this.#root = root
    this.#before.clear()
    for (const element of root?.querySelectorAll<HTMLElement>('[data-flight]') ?? []) {
      this.#before.set(element.dataset['flight'] ?? '', element.getBoundingClientRect())
    }
  }

  /** Transition: fly here from the place before. */
  arrive = (node: HTMLElement, { card, from, order = 0 }: Arrival): TransitionConfig => {
    const seen = this.#before.get(card)
    const start = seen ?? this.#before.get(from)
    const options = { duration: lasting(FLIGHT), delay: lasting(order * STAGGER), easing: cubicOut }
    if (!start) return { duration: 0 }
    return { ...options, css: path(start, node.getBoundingClientRect(), { sameSize: !seen }) }
  }

  /** Transition: fly away to where `to` lies now. */
  leave = (node: HTMLElement, { to }: { to: string }): TransitionConfig => {
    const goal = this.#root?.querySelector(`[data-flight="${to}"]`)?.getBoundingClientRect()
    if (!goal) return { duration: 0 }
    return {
      duration: lasting(FLIGHT),
      easing: cubicInOut,
      css: path(goal, node.getBoundingClientRect(), { fading: true }),
    }
  }
}

/** Transition: a card turns by half a circle, so that its other end comes up. */
export function turn(_: HTMLElement, { order = 0 }: { order?: number }): TransitionConfig {
  return {
    duration: lasting(TURN),
    delay: lasting(order * STAGGER),
    easing: cubicInOut,
    css: (t, u) =>
      `transform: perspective(40rem) rotateX(${Math.sin(t * Math.PI) * 35}deg) ` +
      `rotateZ(${-180 * u}deg) scale(${1 + 0.15 * Math.sin(t * Math.PI)}); z-index: 2`,
  }
}

/** Transition: a token drops onto the table. */
export function drop(_: HTMLElement, { order = 0 }: { order?: number }): TransitionConfig {
  return {
    duration: lasting(FLIGHT),
    delay: lasting(300 + order * 160),
    easing: cubicOut,
    css: (t, u) => `opacity: ${t}; transform: translateY(${-28 * u}px) scale(${1 + 0.6 * u})`,
  }
}

function path(away: DOMRect, home: DOMRect, { fading = false, sameSize = false } = {}) {
  const x = away.x + away.width / 2 - home.x - home.width / 2
  const y = away.y + away.height / 2 - home.y - home.height / 2
  const grown = sameSize ? 0 : away.width / Math.max(1, home.width) - 1
  return (t: number, u: number): string =>
    `transform: translate(${x * u}px, ${y * u}px) scale(${1 + grown * u}); z-index: 3;` +
    (fading ? `opacity: ${0.2 + 0.8 * t}` : '')
}
