// What this server is and where it can be reached; asked for again until it answers.
import { createSubscriber } from 'svelte/reactivity'
import type { Site } from '../protocol.ts'
import { api } from './api.ts'

const SHORTEST_WAIT = 1000
const LONGEST_WAIT = 15_000

let known: Site | null = null
let failed = false
let wait = SHORTEST_WAIT
let timer: ReturnType<typeof setTimeout> | undefined
let changed = (): void => {}

const follow = createSubscriber((update) => {
  changed = update
  return () => {
    changed = () => {}
  }
})

export const server = {
  /** The newest answer; null until there is one. */
  get site(): Site | null {
    follow()
    return known
  },
  /** Whether the last question went unanswered. */
  get lost(): boolean {
    follow()
    return failed
  },
}

/** Ask the server now; without an answer, again after a growing and uneven pause. */
export async function findServer(): Promise<void> {
  clearTimeout(timer)
  try {
    known = await api.site()
    failed = false
    wait = SHORTEST_WAIT
  } catch {
    failed = true
    timer = setTimeout(() => void findServer(), wait * (0.75 + Math.random() / 2))
    wait = Math.min(wait * 2, LONGEST_WAIT)
  }
  changed()
}

/** Return the address that other people can open: this page's own, or one of the network's. */
export function publicAddress(site: Site | null): string {
  const here = `${location.origin}${location.pathname}`
  const alone = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)
  const outside = site?.local_only ? undefined : site?.addresses[0]
  return alone && outside ? `${outside.replace(/\/$/, '')}/` : here
}
