// How long ago something was, in the reader's language.
import { settings } from './settings.ts'

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** Return for example "2 hours ago"; `at` and `now` are milliseconds since 1970. */
export function ago(at: number, now = Date.now()): string {
  const seconds = Math.max(0, (now - at) / 1000)
  const words = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' })
  const step = STEPS.find(([, length]) => seconds >= length)
  return step ? words.format(-Math.floor(seconds / step[1]), step[0]) : words.format(0, 'second')
}
