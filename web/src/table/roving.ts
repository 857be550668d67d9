// One tab stop for a group of buttons: arrows, Home, End and the digits move inside it.
import type { Action } from 'svelte/action'
import { guardFocus } from './focus_guard.ts'

const ITEMS = 'button[data-roving]'

export const roving: Action<HTMLElement> = (group) => {
  const items = (): HTMLButtonElement[] => [...group.querySelectorAll<HTMLButtonElement>(ITEMS)]
  let held = 0

  function hold(index: number): void {
    const all = items()
    held = Math.max(0, Math.min(index, all.length - 1))
    all.forEach((item, at) => (item.tabIndex = at === held ? 0 : -1))
  }

  function focused(event: FocusEvent): void {
    const at = items().indexOf(event.target as HTMLButtonElement)
    if (at >= 0) hold(at)
  }

  function pressed(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLButtonElement)
    if (at < 0) return
    const to = target(event.key, at, all)
    if (to === null || !all[to]) return
    event.preventDefault()
    all[to].focus()
  }

  const changed = new MutationObserver(() => hold(held))
  const unguard = guardFocus(group, () => {
    hold(held)
    items()[held]?.focus()
  })

  group.addEventListener('focusin', focused)
  group.addEventListener('keydown', pressed)
  changed.observe(group, { childList: true, subtree: true })
  hold(0)
  return {
    destroy: () => {
      changed.disconnect()
      unguard()
    },
  }
}

function target(key: string, at: number, all: HTMLButtonElement[]): number | null {
  if (key === 'ArrowRight') return (at + 1) % all.length
  if (key === 'ArrowLeft') return (at - 1 + all.length) % all.length
  if (key === 'Home') return 0
  if (key === 'End') return all.length - 1
  if (key === 'ArrowDown') return nearest(at, all, 1)
  if (key === 'ArrowUp') return nearest(at, all, -1)
  if (/^[1-9]$/.test(key)) return Number(key) - 1
  return null
}

/** The nearest button below (1) or above (-1), preferring the same column. */
function nearest(at: number, all: HTMLButtonElement[], direction: 1 | -1): number | null {
  const centre = (item: HTMLButtonElement): { x: number; y: number } => {
    const { left, top, width, height } = item.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const here = all[at]
  if (!here) return null
  const from = centre(here)
  let best: { index: number; distance: number } | null = null
  all.forEach((item, index) => {
    const to = centre(item)
    const down = (to.y - from.y) * direction
    if (down < 8) return
    const distance = down + 2 * Math.abs(to.x - from.x)
    if (best === null || distance < best.distance) best = { index, distance }
  })
  return (best as { index: number } | null)?.index ?? null
}
