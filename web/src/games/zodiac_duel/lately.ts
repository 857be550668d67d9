// What happened last, out of the log.
import type { LogLine } from '../../protocol.ts'
import { toldByGame } from '../../table/log_lines.ts'

const RESULTS = ['log.won_penalty', 'log.won_power', 'log.won_tie', 'log.forfeit']
const LATEST = 2

/** The newest lines; between two duels all since the last one was decided. */
export function lately(log: LogLine[], between: boolean): LogLine[] {
  const told = toldByGame(log)
  const decided = told.map((line) => RESULTS.includes(line.message.key)).lastIndexOf(true)
  return between && decided >= 0 ? told.slice(decided) : told.slice(-LATEST)
}
