// What the parts of the standard table share: who is asked when a piece is touched, and
// how pieces fly.
import { getContext, setContext } from 'svelte'
import { cubicOut } from 'svelte/easing'
import { crossfade, type TransitionConfig } from 'svelte/transition'
import type { MoveChoice, Piece, Zone } from '../protocol.ts'
import { reducedMotion } from '../shared/settings.ts'
import type { Words } from './board.ts'

const FLIGHT = 320

export interface Stage {
  readonly words: Words
  readonly frozen: boolean
  readonly viewer: number | null
  moves(piece: Piece): MoveChoice[]
  onZone(zone: Zone): MoveChoice[]
  choose(text: string): void
  /** A piece was touched: makes its move, lets choose among several, or says why not. */
  touch(piece: Piece, zone: Zone): void
  key(piece: Piece): string
}

const STAGE = Symbol('stage')

export function setStage(stage: Stage): void {
  setContext(STAGE, stage)
}

export function useStage(): Stage {
  return getContext<Stage>(STAGE)
}

/** Milliseconds of a flight now; 0 where things shall not move. */
export function flight(): number {
  return reducedMotion() ? 0 : FLIGHT
}

const WINGS = Symbol('wings')

type Wings = ReturnType<typeof crossfade>

export function setWings(): void {
  const [send, receive] = crossfade({
    duration: flight,
    easing: cubicOut,
    fallback: (): TransitionConfig => ({
      duration: flight(),
      css: (t) => `opacity: ${t}; transform: scale(${0.9 + 0.1 * t})`,
    }),
  })
  setContext(WINGS, [send, receive] satisfies Wings)
}

export function useWings(): Wings {
  return getContext<Wings>(WINGS)
}
