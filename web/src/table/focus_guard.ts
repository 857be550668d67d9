// Focus is never lost: what disappears under it gives it to a neighbour.
import type { Action } from 'svelte/action'

/**
 * Calls `restore` when something changes in a region whose focused element has gone. A
 * reader who clicked beside everything has left the region.
 */
export function guardFocus(region: HTMLElement, restore: () => void): () => void {
  let inside = region.contains(document.activeElement)
  const noticed = (event: Event): void => {
    inside = event.target instanceof Node && region.contains(event.target)
  }
  const changed = new MutationObserver(() => {
    if (inside && isLost()) restore()
  })
  document.addEventListener('focusin', noticed)
  document.addEventListener('pointerdown', noticed, true)
  changed.observe(region, { childList: true, subtree: true })
  return () => {
    changed.disconnect()
    document.removeEventListener('focusin', noticed)
    document.removeEventListener('pointerdown', noticed, true)
  }
}

function isLost(): boolean {
  return document.activeElement === document.body || document.activeElement === null
}

function give(region: HTMLElement, selector: string): void {
  if (isLost()) region.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
}

/**
 * Gives lost focus to the element of the region that the selector names, after smaller
 * regions inside had their chance to keep it.
 */
export const keepFocus: Action<HTMLElement, string> = (region, selector) => {
  const destroy = guardFocus(region, () => setTimeout(() => give(region, selector)))
  return { destroy }
}
