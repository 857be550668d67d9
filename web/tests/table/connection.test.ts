import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Closing, LogLine, Refused, Update } from '../../src/protocol.ts'
import {
  Connection,
  merged,
  type Listener,
  type Socket,
  type World,
} from '../../src/table/connection.ts'

class FakeSocket implements Socket {
  onopen: ((event: Event) => void) | null = null
  onmessage: ((event: MessageEvent) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null
  sent: Record<string, unknown>[] = []
  closed = false

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  close(): void {
    this.closed = true
    this.onclose?.({} as CloseEvent)
  }

  opens(): this {
    this.onopen?.({} as Event)
    return this
  }

  says(reply: unknown): this {
    this.onmessage?.({ data: JSON.stringify(reply) } as MessageEvent)
    return this
  }
}

class FakeWorld implements World {
  sockets: FakeSocket[] = []
  delays: number[] = []
  luck = 1
  #waiting: (() => void)[] = []
  #seed = 0

  open = (): FakeSocket => {
    const socket = new FakeSocket()
    this.sockets.push(socket)
    return socket
  }

  later = (deed: () => void, ms: number): (() => void) => {
    this.delays.push(ms)
    this.#waiting.push(deed)
    return () => {
      this.#waiting = this.#waiting.filter((one) => one !== deed)
    }
  }

  random = (): number => {
    this.#seed = (this.#seed * 16807 + 11) % 2147483647
    return this.luck === 1 ? 0.999999 : this.#seed / 2147483647
  }

  passes(): void {
    const due = this.#waiting
    this.#waiting = []
    due.forEach((deed) => deed())
  }

  get last(): FakeSocket {
    return this.sockets.at(-1) as FakeSocket
  }
}

class Ears implements Listener {
  updates: Update[] = []
  phases: string[] = []
  refusals: Refused[] = []
  closings: Closing[] = []
  updated = (update: Update): void => void this.updates.push(update)
  phase = (phase: string): void => void this.phases.push(phase)
  refused = (refused: Refused): void => void this.refusals.push(refused)
  closing = (closing: Closing): void => void this.closings.push(closing)
}

const line = (key: string): LogLine => ({
  number: 1,
  source: 'game',
  message: { key, values: {}, rule: null },
})

const update = (fields: Partial<Update> = {}): Update =>
  ({
    t: 'update',
    number: 1,
    viewer: 0,
    seats: [],
    log: [],
    log_from: 0,
    chat: [],
    chat_from: 0,
    ...fields,
  }) as Update

function joined(luck = 1): { world: FakeWorld; ears: Ears; connection: Connection } {
  const world = new FakeWorld()
  world.luck = luck
  const ears = new Ears()
  const connection = new Connection({ table: 't1', key: 'k1' }, ears, world)
  world.last.opens().says(update())
  return { world, ears, connection }
}

const asked = (socket: FakeSocket, kind: string): Record<string, unknown>[] =>
  socket.sent.filter((one) => one['t'] === kind)

test('joining comes first', () => {
  const { world } = joined()

  assert.deepEqual(world.last.sent, [{ t: 'join', table: 't1', key: 'k1' }])
})

test('nothing is asked before the table has answered', () => {
  const world = new FakeWorld()
  const connection = new Connection({ table: 't1', key: '', name: 'Ann' }, new Ears(), world)
  void connection.ask({ t: 'hint' })
  world.last.opens()
  const before = world.last.sent.map((one) => one['t'])
  world.last.says(update())

  assert.deepEqual(before, ['join'])
  assert.deepEqual(
    world.last.sent.map((one) => one['t']),
    ['join', 'hint'],
  )
  assert.equal(world.last.sent[0]?.['name'], 'Ann')
})

test('an answer goes to whoever asked', async () => {
  const { world, connection } = joined(0)
  const first = connection.ask({ t: 'chat', text: 'hi' })
  const second = connection.ask({ t: 'resume' })
  const [chat, resume] = world.last.sent.slice(1)
  world.last.says({ t: 'refused', id: resume?.['id'], code: 'not_paused', detail: '' })
  world.last.says({ t: 'done', id: chat?.['id'] })

  assert.equal((await first).t, 'done')
  assert.equal((await second).t, 'refused')
})

test('ids are long and different', () => {
  const { world, connection } = joined(0)
  void connection.ask({ t: 'hint' })
  void connection.ask({ t: 'hint' })
  const ids = asked(world.last, 'hint').map((one) => String(one['id']))

  assert.equal(new Set(ids).size, 2)
  assert.ok(ids.every((id) => id.length >= 16 && id.length <= 32))
})

test('what was not answered is sent again under the same id after a reconnect', async () => {
  const { world, connection } = joined(0)
  const answer = connection.ask({ t: 'move', number: 1, text: 'play y7' })
  const [first] = asked(world.last, 'move')
  world.last.close()
  world.passes()
  world.last.opens().says(update())
  const [again] = asked(world.last, 'move')
  world.last.says({ t: 'done', id: first?.['id'] })

  assert.deepEqual(again, first)
  assert.equal((await answer).t, 'done')
})

test('what was answered is not sent again', () => {
  const { world, connection } = joined(0)
  void connection.ask({ t: 'resume' })
  world.last.says({ t: 'done', id: asked(world.last, 'resume')[0]?.['id'] }).close()
  world.passes()
  world.last.opens().says(update())

  assert.deepEqual(asked(world.last, 'resume'), [])
})

test('the pauses between tries grow to fifteen seconds', () => {
  const { world } = joined()
  for (let time = 0; time < 8; time += 1) {
    world.last.close()
    world.passes()
  }

  assert.deepEqual(
    world.delays.map((ms) => Math.round(ms)),
    [500, 1000, 2000, 4000, 8000, 15000, 15000, 15000],
  )
})

test('the pauses differ from browser to browser, by up to a half', () => {
  const { world } = joined(0)
  world.last.close()

  assert.ok(world.delays[0] !== undefined && world.delays[0] >= 250 && world.delays[0] < 500)
})

test('a table that answers makes the next pause short again', () => {
  const { world } = joined()
  world.last.close()
  world.passes()
  world.last.close()
  world.passes()
  world.last.opens().says(update()).close()

  assert.equal(Math.round(world.delays.at(-1) ?? 0), 500)
})

test('hurrying tries at once, and once only', () => {
  const { world, connection } = joined()
  world.last.close()
  connection.hurry()
  world.passes()

  assert.equal(world.sockets.length, 2)
})

test('hurrying does nothing while the connection stands', () => {
  const { world, connection } = joined()
  connection.hurry()

  assert.equal(world.sockets.length, 1)
})

test('a closing for good is told and not tried again', () => {
  const { world, ears } = joined()
  world.last.says({ t: 'closing', code: 'no_key', again: false }).close()
  world.passes()

  assert.equal(world.sockets.length, 1)
  assert.deepEqual(
    ears.closings.map((one) => one.code),
    ['no_key'],
  )
  assert.equal(ears.phases.at(-1), 'closed')
})

test('a closing for a while is tried again', () => {
  const { world } = joined()
  world.last.says({ t: 'closing', code: 'store', again: true }).close()
  world.passes()

  assert.equal(world.sockets.length, 2)
})

test('leaving is for good', () => {
  const { world, connection } = joined()
  connection.close()
  world.passes()

  assert.equal(world.last.closed, true)
  assert.equal(world.sockets.length, 1)
})

test('a socket of yesterday is not listened to', () => {
  const { world, ears } = joined()
  const old = world.last
  old.close()
  world.passes()
  old.says(update({ number: 99 }))

  assert.deepEqual(
    ears.updates.map((one) => one.number),
    [1],
  )
})

test('the eyes in use are taken along to the next connection', () => {
  const { world, connection } = joined()
  connection.look(1)
  world.last.close()
  world.passes()
  world.last.opens().says(update({ viewer: 0 }))

  assert.deepEqual(asked(world.last, 'look'), [{ t: 'look', seat: 1 }])
})

test('a refusal that nobody asked for is told', () => {
  const { world, ears } = joined()
  world.last.says({ t: 'refused', id: null, code: 'bad_request', detail: 'no' })

  assert.deepEqual(
    ears.refusals.map((one) => one.code),
    ['bad_request'],
  )
})

test('new lines of the log are added, and those taken back go', () => {
  const { world, ears } = joined()
  world.last.says(update({ log: [line('a'), line('b')], log_from: 0 }))
  world.last.says(update({ log: [line('c')], log_from: 2 }))
  world.last.says(update({ log: [line('d')], log_from: 1 }))
  const keys = ears.updates.map((one) => one.log.map((each) => each.message.key).join(''))

  assert.deepEqual(keys, ['', 'ab', 'abc', 'ad'])
})

test('after a reconnect the log begins anew', () => {
  const { world, ears } = joined()
  world.last.says(update({ log: [line('a'), line('b')] })).close()
  world.passes()
  world.last.opens().says(update({ log: [line('x')], log_from: 0 }))

  assert.deepEqual(
    ears.updates.at(-1)?.log.map((one) => one.message.key),
    ['x'],
  )
})

test('chat may begin in the middle and goes on from there', () => {
  const said = (text: string) => ({ seat: 0, name: 'Ann', text, at: 0 })
  const kept = merged(null, update({ chat: [said('a'), said('b')], chat_from: 50 }))
  const next = merged(kept, update({ chat: [said('c')], chat_from: 52 }))

  assert.deepEqual(
    next.chat.map((one) => one.text),
    ['a', 'b', 'c'],
  )
  assert.equal(next.chat_from, 50)
})
