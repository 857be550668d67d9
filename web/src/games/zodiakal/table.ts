// What all parts of the skin look at.
import { getContext, setContext } from 'svelte'
import type { LogLine, MoveChoice, Scene } from '../../protocol.ts'
import type { Words } from '../../table/board.ts'
import { tellOf, type Values } from '../../table/telling.ts'
import { capital } from '../../table/words.ts'
import type { Chart, Tile } from './chart.ts'
import type { Pick } from './picks.ts'
import type { Picking } from './picking.svelte.ts'
import type { Reached } from './reach.ts'
import type { Story } from './story.svelte.ts'
import type { ZodiakalView } from './view.ts'

export interface Table {
  readonly view: ZodiakalView
  readonly scene: Scene
  readonly chart: Chart
  readonly words: Words
  /** Who has to decide; null while nobody has. */
  readonly turn: number | null
  /** Whether nothing can be chosen: a move is on its way, or something is still shown. */
  readonly frozen: boolean
  readonly log: LogLine[]
  readonly story: Story
  readonly picking: Picking
  /** Whose next throw the ring shows. */
  readonly looking: number | null
  /** Where that throw may lead, or the one that was thrown already. */
  readonly reach: Reached[]
  look(seat: number): void
  /** The tile that is explained. */
  readonly reading: Tile | null
  read(tile: Tile | null): void
  /** Whether the reader allows everything this turn. */
  readonly quiet: boolean
  hush(on: boolean): void
  choose(text: string): void
}

const TABLE = Symbol('zodiakal')

export function setTable(table: Table): void {
  setContext(TABLE, table)
}

export function useTable(): Table {
  return getContext<Table>(TABLE)
}

export function choiceOf(table: Table, text: string): MoveChoice | undefined {
  return table.scene.moves.find((move) => move.text === text)
}

/** A move in the words of the game. */
export function moveInWords(table: Table, text: string): string {
  const choice = choiceOf(table, text)
  return choice ? capital(table.words.say(choice.label)) : text
}

/** A sentence about a seat, in the second person where the reader sits there. */
export function about(table: Table, key: string, seat: number, values: Values = {}): string {
  return tellOf(table.words.name(seat), seat === table.view.seat, key, values)
}

/** A player's name that stands alone. */
export function nameOf(table: Table, seat: number): string {
  return capital(table.words.name(seat))
}

/** The tile of the effect that is declared: where the piece stands, or where it is going. */
export function effectTile({ view, chart, story }: Table): Tile | null {
  const [opening = ''] = view.declared
  const goal = /^(?:wind|ally) to (\w+)$/.exec(opening)?.[1]
  if (goal !== undefined) return chart.tile(goal)
  return view.turn === null ? null : chart.at(story.pos[view.turn] ?? 0)
}

/** What a pick touches, in words. */
export function named({ words, chart }: Table, pick: Pick): string {
  switch (pick.on) {
    case 'seat':
      return words.name(pick.seat)
    case 'tile':
      return chart.tile(pick.tile)?.name ?? pick.tile
    case 'steps':
      return String(pick.steps)
    default:
      return chart.ofToken(pick.token)?.tokenName ?? pick.token
  }
}
