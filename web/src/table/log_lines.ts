// Lines of the log.
import type { LogLine } from '../protocol.ts'

/** What the game itself told, without the talk and the deeds of the table. */
export function toldByGame(log: LogLine[]): LogLine[] {
  return log.filter(({ source }) => source === 'game')
}
