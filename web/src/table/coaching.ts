// Which sentence of the guide comes next. A game's words may hold `coach.<message key>`.
import type { LogLine, MessageJson } from '../protocol.ts'
import { toldByGame } from './log_lines.ts'

const PLACE = 'ecliptic.coached'
const RECENT = 10

/** The newest message that the guide has a word on and has not said it yet. */
export function nextLesson(
  prompt: MessageJson,
  log: LogLine[],
  known: (key: string) => boolean,
  heard: ReadonlySet<string>,
): MessageJson | null {
  const told = toldByGame(log.slice(-RECENT))
  const messages = [prompt, ...told.reverse().map((line) => line.message)]
  const found = messages.find(({ key }) => known(`coach.${key}`) && !heard.has(key))
  return found ?? null
}

/** The keys that this browser's reader has heard about, in a game. */
export function heardIn(game: string): Set<string> {
  return new Set(kept()[game] ?? [])
}

export function rememberHeard(game: string, heard: ReadonlySet<string>): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...kept(), [game]: [...heard] }))
  } catch {
    // Private windows may refuse; the guide then repeats itself another day.
  }
}

function kept(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, string[]>
  } catch {
    return {}
  }
}
