// Games with a skin of their own; all others are drawn by the standard table.
import type { Component } from 'svelte'
import type { Board } from '../table/board.ts'

export interface Skin {
  default: Component<Board>
  /** Whether the skin offers moves that lie on no piece; else the prompt does. */
  drawsAllMoves?: boolean
}

const files = import.meta.glob<Skin>('./*/Skin.svelte')
const fetched = new Map<string, Promise<Skin>>()

/**
 * The skin of a game, fetched when it is first asked for; null where there is none.
 *
 * A game's promise is always the same one, so that an `{#await}` does not draw anew.
 */
export function skinOf(game: string): Promise<Skin> | null {
  const load = files[`./${game}/Skin.svelte`]
  if (!load) return null
  const known = fetched.get(game)
  if (known) return known
  const skin = load()
  fetched.set(game, skin)
  return skin
}
