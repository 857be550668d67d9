// The cursor on the grid: one tab stop, and arrow keys that walk over cards and free spaces
// as they lie.
import type { Action } from 'svelte/action'
import { guardFocus } from '../../table/focus_guard.ts'
import { type Cell, walked } from './spaces.ts'

const ITEMS = 'button[data-row]'

export const cursor: Action<HTMLElement> = (grid) => {
  const items = (): HTMLButtonElement[] => [...grid.querySelectorAll<HTMLButtonElement>(ITEMS)]
  let held: Cell = { row: 0, column: 0 }

  function hold(item: HTMLButtonElement | undefined): void {
    if (item) held = cellOf(item)
    const stop = item ?? closest(items(), held)
    for (const one of items()) one.tabIndex = one === stop ? 0 : -1
  }

  function focused(event: FocusEvent): void {
    const item = event.target instanceof HTMLButtonElement ? event.target : null
    if (item?.matches(ITEMS)) hold(item)
  }

  function pressed(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLButtonElement)
    const to = at < 0 ? null : walked(all.map(cellOf), at, event.key)
    if (to === null) return
    event.preventDefault()
    all[to]?.focus()
  }

  const changed = new MutationObserver(() => hold(undefined))
  const unguard = guardFocus(grid, () => closest(items(), held)?.focus({ preventScroll: true }))
  grid.addEventListener('focusin', focused)
  grid.addEventListener('keydown', pressed)
  changed.observe(grid, { childList: true, subtree: true })
  hold(undefined)
  return {
    destroy: () => {
      changed.disconnect()
      unguard()
    },
  }
}

function cellOf(item: HTMLButtonElement): Cell {
  return { row: Number(item.dataset['row']), column: Number(item.dataset['column']) }
}

function closest(all: HTMLButtonElement[], { row, column }: Cell): HTMLButtonElement | undefined {
  const far = (item: HTMLButtonElement): number => {
    const cell = cellOf(item)
    return Math.abs(cell.row - row) + Math.abs(cell.column - column)
  }
  return [...all].sort((one, two) => far(one) - far(two))[0]
}
