// Two fingers on the grid zoom it; one finger pans, which the browser does by itself.
import type { Action } from 'svelte/action'

export interface Pinch {
  zoom(): number
  zoomTo(zoom: number): void
}

export const pinch: Action<HTMLElement, Pinch> = (frame, deeds) => {
  let began: { span: number; zoom: number } | null = null

  function started(event: TouchEvent): void {
    began = event.touches.length === 2 ? { span: spanOf(event), zoom: deeds.zoom() } : null
  }

  function moved(event: TouchEvent): void {
    if (began === null || event.touches.length !== 2) return
    event.preventDefault()
    deeds.zoomTo((began.zoom * spanOf(event)) / Math.max(1, began.span))
  }

  frame.addEventListener('touchstart', started, { passive: true })
  frame.addEventListener('touchmove', moved, { passive: false })
  return {
    destroy: () => {
      frame.removeEventListener('touchstart', started)
      frame.removeEventListener('touchmove', moved)
    },
  }
}

function spanOf({ touches }: TouchEvent): number {
  const [one, two] = [touches[0], touches[1]]
  return one && two ? Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) : 0
}
