// The header of a record: lines `name: value`, whose values are JSON.

export type RecordHeader = Record<string, unknown>

export function headerOf(record: string): RecordHeader {
  const [head = ''] = record.split('\n\n', 1)
  const lines = head.split('\n').map((line) => /^(\w+): (.*)$/.exec(line))
  return Object.fromEntries(lines.filter((line) => line !== null).map(valued))
}

function valued(line: RegExpExecArray): [string, unknown] {
  const [, name = '', value = ''] = line
  return [name, JSON.parse(value)]
}

/** The seat whose record it is; null: a spectator's, or the whole. */
export function viewerOf(header: RecordHeader): number | null {
  const viewer = header['viewer']
  return typeof viewer === 'number' && viewer >= 0 ? viewer : null
}
