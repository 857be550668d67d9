// Keys while the focus is on a table, for the skins that use some.
import type { Action } from 'svelte/action'

/** Does what a key means, if it means anything now; returns whether it did. */
export type Pressed = (key: string, target: Element | null) => boolean

/** What is pressed by Enter itself. */
export const PRESSABLE = 'button, a, summary, input, select, textarea'

const WRITING = 'input, select, textarea, dialog'

/** Tells of keys pressed alone on the table that nothing in it has used. */
export const keys: Action<HTMLElement, Pressed> = (table, pressed) => listen(table, pressed, false)

/** Tells of keys pressed alone, once each, on the table or beside it, before all others see them. */
export const keysFirst: Action<HTMLElement, Pressed> = (table, pressed) =>
  listen(table.parentElement ?? table, pressed, true)

function listen(area: HTMLElement, given: Pressed, first: boolean) {
  let pressed = given

  function hear(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
    if (first && event.repeat) return
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest(WRITING) || !pressed(event.key, target)) return
    event.preventDefault()
    if (first) event.stopPropagation()
  }

  area.addEventListener('keydown', hear, first)
  return {
    update: (newer: Pressed) => (pressed = newer),
    destroy: () => area.removeEventListener('keydown', hear, first),
  }
}
