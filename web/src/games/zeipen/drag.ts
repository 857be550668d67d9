// With the mouse a card may be dragged to its space: lifting it is the first step, letting
// go the second one.
import type { Action } from 'svelte/action'

export interface Drag {
  /** A card was lifted; its first step is this move. */
  lift(text: string): void
  /** It was let go over this space, or beside the grid. */
  drop(at: string | null): void
}

const FAR = 8

export const drag: Action<HTMLElement, Drag> = (table, deeds) => {
  let held: { button: HTMLElement; x: number; y: number } | null = null
  let ghost: HTMLElement | null = null

  function pressed(event: PointerEvent): void {
    const target = event.target instanceof Element ? event.target : null
    const button = target?.closest<HTMLElement>('button[data-step]')
    const able = event.pointerType === 'mouse' && event.button === 0 && button
    held = able ? { button, x: event.clientX, y: event.clientY } : null
  }

  function moved({ clientX, clientY }: PointerEvent): void {
    if (held === null) return
    if (ghost === null) {
      if (Math.hypot(clientX - held.x, clientY - held.y) < FAR) return
      ghost = likeness(held.button)
      table.append(ghost)
      deeds.lift(held.button.dataset['step'] ?? '')
    }
    ghost.style.transform = `translate(${clientX}px, ${clientY}px) translate(-50%, -50%)`
  }

  function released({ clientX, clientY }: PointerEvent): void {
    held = null
    if (ghost === null) return
    ghost.remove()
    ghost = null
    const below = document.elementFromPoint(clientX, clientY)
    deeds.drop(below?.closest<HTMLElement>('[data-at]')?.dataset['at'] ?? null)
  }

  table.addEventListener('pointerdown', pressed)
  window.addEventListener('pointermove', moved)
  window.addEventListener('pointerup', released)
  return {
    destroy: () => {
      ghost?.remove()
      table.removeEventListener('pointerdown', pressed)
      window.removeEventListener('pointermove', moved)
      window.removeEventListener('pointerup', released)
    },
  }
}

/** What follows the pointer: the drawing of the card. */
function likeness(button: HTMLElement): HTMLElement {
  const ghost = document.createElement('div')
  ghost.className = 'dragged'
  ghost.ariaHidden = 'true'
  ghost.style.width = `${button.offsetWidth}px`
  ghost.style.height = `${button.offsetHeight}px`
  const face = button.querySelector('svg')
  if (face) ghost.append(face.cloneNode(true))
  return ghost
}
