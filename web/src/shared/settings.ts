// What a person has chosen for this browser. Reading a setting in a template or an effect
// makes it follow later changes, also those made in another tab.
import { createSubscriber } from 'svelte/reactivity'

export type Language = 'en' | 'es'
export type Theme = 'auto' | 'light' | 'dark'
export type Contrast = 'auto' | 'normal' | 'more'
export type Motion = 'auto' | 'full' | 'reduced'

export interface Choices {
  language: Language
  theme: Theme
  contrast: Contrast
  motion: Motion
  sound: boolean
  nickname: string
  level: string
}

export const LANGUAGES: readonly Language[] = ['en', 'es']

const PLACE = 'ecliptic.settings'
const DARK = '(prefers-color-scheme: dark)'
const CONTRAST = '(prefers-contrast: more)'
const STILL = '(prefers-reduced-motion: reduce)'

let chosen = read()
let changed = (): void => apply()

const follow = createSubscriber((update) => {
  changed = () => {
    apply()
    update()
  }
  return () => {
    changed = apply
  }
})

/** The settings of this browser; assigning keeps them. */
export const settings = Object.defineProperties({}, accessors()) as Choices

/** Whether things should change at once instead of moving there. */
export function reducedMotion(): boolean {
  follow()
  return chosen.motion === 'auto' ? matchMedia(STILL).matches : chosen.motion === 'reduced'
}

/** Put the settings on the page, and go on doing so whenever one of them changes. */
export function watchSettings(): void {
  for (const query of [DARK, CONTRAST, STILL]) {
    matchMedia(query).addEventListener('change', () => changed())
  }
  addEventListener('storage', (event) => {
    if (event.key !== PLACE) return
    chosen = read()
    changed()
  })
  apply()
}

function accessors(): PropertyDescriptorMap {
  const names = Object.keys(chosen) as (keyof Choices)[]
  return Object.fromEntries(names.map((name) => [name, accessor(name)]))
}

function accessor(name: keyof Choices): PropertyDescriptor {
  return {
    enumerable: true,
    get: () => {
      follow()
      return chosen[name]
    },
    set: (value: unknown) => {
      chosen = { ...chosen, [name]: value }
      keep()
      changed()
    },
  }
}

function apply(): void {
  const page = document.documentElement
  const dark = chosen.theme === 'auto' ? matchMedia(DARK).matches : chosen.theme === 'dark'
  const more =
    chosen.contrast === 'auto' ? matchMedia(CONTRAST).matches : chosen.contrast === 'more'
  page.lang = chosen.language
  page.dataset['theme'] = dark ? 'dark' : 'light'
  page.dataset['contrast'] = more ? 'more' : 'normal'
  page.dataset['motion'] = reducedMotion() ? 'reduced' : 'full'
}

function read(): Choices {
  const usual: Choices = {
    language: spokenHere(),
    theme: 'auto',
    contrast: 'auto',
    motion: 'auto',
    sound: false,
    nickname: '',
    level: 'fair',
  }
  try {
    const kept = { ...usual, ...JSON.parse(localStorage.getItem(PLACE) ?? '{}') } as Choices
    return LANGUAGES.includes(kept.language) ? kept : { ...kept, language: usual.language }
  } catch {
    return usual
  }
}

function keep(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(chosen))
  } catch {
    // Private windows may refuse; the choice then holds until the page is closed.
  }
}

function spokenHere(): Language {
  const wanted = navigator.languages ?? [navigator.language]
  const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase() as Language)
  return known.find((language) => LANGUAGES.includes(language)) ?? 'en'
}
