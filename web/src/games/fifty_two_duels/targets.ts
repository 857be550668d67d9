// What cards can be chosen for: a target takes several of them, named one by one and ended.
import type { MessageJson, MoveChoice, Scene } from '../../protocol.ts'
import { inOrder } from './cards.ts'
import type { DuelsView } from './view.ts'

export type Use = 'ability' | 'level' | 'toss' | 'defend' | 'give'

export interface Target {
  use: Use
  /** The zone that takes the cards; null where they are just discarded. */
  zone: string | null
  /** The ability; null for anything else. */
  ability: number | null
  /** The move that begins the selection; null while it is open. */
  begins: string | null
  /** The word of a move that names a card. */
  deed: string
  /** The move that ends it; null where it ends by itself. */
  ends: string | null
  /** The kind of node in which cards are named. */
  kind: string
  /** The cards that can be named. */
  offered: string[]
  /** All sets that may be chosen; null: any of so many of the offered cards. */
  sets: string[][] | null
  least: number
  most: number
  /** For each set what it does: damage that the foe faces, or points that it prevents. */
  points: number[]
  /** For each set whether the foe loses by it unless it defends. */
  deadly: boolean[]
  /** Whether there are too many sets, so that each card is named as it is touched. */
  stepwise: boolean
}

type Values = Record<string, unknown>

/** All targets of the present node. */
export function targetsOf(scene: Scene, view: DuelsView, seat: number): Target[] {
  const { pending } = view
  if (pending === null || pending.actor !== seat) return []
  const open = { scene, seat, chosen: pending.chosen ?? [] }
  switch (pending.kind) {
    case 'action':
      return inPlace(scene.moves.flatMap((move) => opened(move, scene, seat)))
    case 'add':
      return [adding(open, pending.ability ?? 0)]
    case 'ladd':
      return [paying(open)]
    case 'toss':
      return [{ ...free(open, 'toss', 'toss', 'done'), least: 0 }]
    case 'defend':
      return [defending(open)]
    case 'give':
      return [giving(open, pending.number ?? 0)]
    default:
      return []
  }
}

/** Abilities from left to right, then the levels. */
function inPlace(targets: Target[]): Target[] {
  return targets.sort((one, other) => (one.ability ?? LAST) - (other.ability ?? LAST))
}

const LAST = 9

interface Open {
  scene: Scene
  seat: number
  chosen: string[]
}

/** Targets for which a selection can be begun by an action. */
function opened({ text, label }: MoveChoice, scene: Scene, seat: number): Target[] {
  const number = /^play (\d)$/.exec(text)?.[1]
  if (number !== undefined) {
    const found = { ...ofAbility(seat, Number(number)), ...told(label, []), begins: text }
    return [{ ...found, stepwise: found.sets.length === 0 }]
  }
  if (text !== 'level') return []
  const offered = handOf(scene, seat)
  const zone = `level-${seat}`
  const plain = { ...ANY, offered, most: offered.length, zone, begins: text }
  return [{ ...plain, use: 'level', deed: 'add', ends: 'done', kind: 'ladd' }]
}

const ANY = {
  ability: null,
  begins: null,
  sets: null,
  least: 1,
  points: [],
  deadly: [],
  stepwise: false,
}

function ofAbility(seat: number, ability: number) {
  const zone = `stack-${seat}-${ability}`
  const named = { deed: 'add', ends: 'done', kind: 'add' }
  return { ...ANY, ...named, use: 'ability' as const, zone, ability }
}

/** The sets that a message tells, without what is named already. */
function told({ values }: MessageJson, chosen: string[]) {
  const { sets, points, deadly } = values as Record<string, unknown[] | undefined>
  const found = (sets ?? []).map((set) => String(set).split(' ').slice(chosen.length))
  return {
    sets: found,
    offered: [...new Set(found.flat())],
    most: Math.max(0, ...found.map((set) => set.length)),
    points: (points ?? []).map(Number),
    deadly: (deadly ?? []).map(Boolean),
  }
}

function adding(open: Open, ability: number): Target {
  const found = { ...ofAbility(open.seat, ability), ...told(open.scene.prompt, open.chosen) }
  return { ...found, stepwise: found.sets.length === 0 }
}

function defending({ scene, chosen }: Open): Target {
  const named = told(scene.prompt, chosen)
  const possible = named.sets.some((set) => set.length > 0)
  const asked = scene.moves.some(({ text }) => text.startsWith('defend '))
  const rest = { zone: null, deed: 'defend', ends: 'done', kind: 'defend' }
  return { ...ANY, ...rest, ...named, use: 'defend', stepwise: asked && !possible }
}

function paying(open: Open): Target {
  return { ...free(open, 'level', 'add', 'done'), kind: 'ladd', zone: `level-${open.seat}` }
}

function giving(open: Open, number: number): Target {
  const left = number - open.chosen.length
  return { ...free(open, 'give', 'discard', null), least: left, most: left }
}

/** Any of the hand cards that come after what is named already. */
function free({ scene, seat, chosen }: Open, use: Use, deed: string, ends: string | null): Target {
  const hand = handOf(scene, seat)
  const later = inOrder([...hand, ...chosen.slice(-1)])
  const offered = later.slice(later.indexOf(chosen.at(-1) ?? '') + 1)
  const least = chosen.length > 0 ? 0 : 1
  return { ...ANY, use, deed, ends, kind: use, zone: null, offered, least, most: offered.length }
}

export function handOf(scene: Scene, seat: number): string[] {
  const hand = scene.zones.find(({ id }) => id === `hand-${seat}`)
  return hand?.pieces.flatMap(({ face }) => face ?? []) ?? []
}

/** Which of a target's sets the cards are; -1: none. */
export function setOf(target: Target, cards: string[]): number {
  return target.sets?.findIndex((set) => isSame(set, cards)) ?? -1
}

/** Whether the cards can be given to a target as they are. */
export function isReady(target: Target, cards: string[]): boolean {
  if (target.stepwise) return false
  if (target.sets) return setOf(target, cards) >= 0
  const many = cards.length >= target.least && cards.length <= target.most
  return many && cards.every((card) => target.offered.includes(card))
}

/** Whether the cards, with others if need be, can be given to a target. */
export function isPossible(target: Target, cards: string[]): boolean {
  if (target.stepwise) return cards.length === 0
  if (target.sets) return target.sets.some((set) => cards.every((card) => set.includes(card)))
  return cards.length <= target.most && cards.every((card) => target.offered.includes(card))
}

/** The moves that give the cards to a target, in their order, and the node for each. */
export function movesFor(target: Target, cards: string[]): { kind: string; text: string }[] {
  const ordered = target.sets?.[setOf(target, cards)] ?? inOrder(cards)
  const begins = target.begins === null ? [] : [{ kind: 'action', text: target.begins }]
  const ends = target.ends === null ? [] : [{ kind: target.kind, text: target.ends }]
  const named = ordered.map((card) => ({ kind: target.kind, text: `${target.deed} ${card}` }))
  return [...begins, ...named, ...ends]
}

/** What each card is worth for a level, as the scene tells it. */
export function worthOf(label: MessageJson | null, cards: string[]): number {
  const { hand, worth } = (label?.values ?? {}) as Values & { hand?: string[]; worth?: number[] }
  return cards.reduce((sum, card) => sum + (worth?.[hand?.indexOf(card) ?? -1] ?? 0), 0)
}

function isSame(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((card) => other.includes(card))
}
