// What happened, as the log tells it: throws, walks, jumps and blocks, one after another.
import type { LogLine, MessageJson } from '../../protocol.ts'
import type { Roll } from './rolls.ts'

export type Beat =
  | { does: 'throw'; roll: Roll }
  | { does: 'walk'; seat: number; steps: number }
  | { does: 'jump'; seat: number; to: unknown }
  | { does: 'block'; seat: number }

type Reader = (seat: number, values: MessageJson['values']) => Beat[]

const thrown = (seat: number, value: unknown, why: Roll['why']): Beat => ({
  does: 'throw',
  roll: { seat, value: Number(value), why },
})
const walk = (seat: number, steps: unknown): Beat => ({
  does: 'walk',
  seat,
  steps: Number(steps),
})
const throwAndWalk: Reader = (seat, { face }) => [thrown(seat, face, 'move'), walk(seat, face)]
const walkAfterThrow: Reader = (seat, { count }) => [walk(seat, count)]
const theft: Reader = (seat, { face }) => [thrown(seat, face, 'steal')]

const READERS: Record<string, Reader> = {
  'log.roll': (seat, { face }) => [thrown(seat, face, 'move')],
  'log.roll_plain': throwAndWalk,
  'log.roll_tile': throwAndWalk,
  'log.walk_plain': walkAfterThrow,
  'log.walk_tile': walkAfterThrow,
  'log.moved': (seat, { to }) => [{ does: 'jump', seat, to }],
  'log.theft': theft,
  'log.theft_fails': theft,
  'log.duel_throw': (seat, { face }) => [thrown(seat, face, 'duel')],
  'log.block': (seat) => [{ does: 'block', seat }],
}

export function beatsIn(log: LogLine[]): Beat[] {
  return log.flatMap(({ source, message }) => {
    const read = source === 'game' ? READERS[message.key] : undefined
    const seat = seatOf(message.values['seat'])
    return read && seat !== null ? read(seat, message.values) : []
  })
}

export function rollsIn(log: LogLine[]): Roll[] {
  return beatsIn(log).flatMap((beat) => (beat.does === 'throw' ? [beat.roll] : []))
}

function seatOf(value: unknown): number | null {
  if (typeof value !== 'object' || value === null || !('seat' in value)) return null
  return typeof value.seat === 'number' ? value.seat : null
}
