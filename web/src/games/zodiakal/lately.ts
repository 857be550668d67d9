// What happened last, out of the log.
import type { LogLine } from '../../protocol.ts'

const LATEST = 3

/** The newest lines of the game. */
export function lately(log: LogLine[]): LogLine[] {
  return log.filter((line) => line.source === 'game').slice(-LATEST)
}
