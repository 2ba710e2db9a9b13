import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventLines } from '#kiosk/location/eventLines.ts'
import { emptyFloor, stepFloor } from '#kiosk/location/floorMachine.ts'
import type { Floor } from '#kiosk/location/floorMachine.ts'
import type { GroupMessage } from '#contract/kioskGroup.ts'
import { readMessage } from '#kiosk/location/readMessage.ts'
import { isUntouched, watchPresence } from '#kiosk/heartbeat/presence.ts'
import { preventIdle } from '#state/visit.ts'

const uuid = (letter: string) => `${letter.repeat(8)}-0000-4000-8000-${letter.repeat(12)}`

test('[FIT-05] events are read whole, in whatever pieces they come', () => {
  const events = fc.array(fc.string().map((text) => JSON.stringify(text)))
  fc.assert(
    fc.property(events, fc.array(fc.nat(40)), (data, cuts) => {
      const bytes = new TextEncoder().encode(data.map((each) => `data: ${each}\n\n:\n\n`).join(''))
      const read: string[] = []
      const receive = eventLines((each) => read.push(each))
      let at = 0
      for (const cut of cuts) {
        receive(bytes.slice(at, at + cut))
        at += cut
      }
      receive(bytes.slice(at))
      expect(read).toEqual(data)
    }),
  )
})

test('[FIT-05] invalid messages of the location are ignored', () => {
  const speaks = { kind: 'speaks', page: uuid('a'), claim: uuid('b') }
  expect(readMessage({ ...speaks, more: 1 })).toEqual(speaks)
  const taken = { kind: 'taken', page: uuid('a'), storyId: 5 }
  expect(readMessage(taken)).toEqual(taken)
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(readMessage(data)).toBeNull()
    }),
  )
})

test('a screen cannot send messages as another page, nor end its claim', () => {
  const read = (speaker: string | null, kind: 'speaks' | 'silent', page: string) => {
    const message = readMessage({ kind, page, claim: uuid('c') }, speaker)
    if (message === null) throw new Error('It is a message')
    return message
  }
  const hear = (floor: Floor, message: GroupMessage) =>
    stepFloor(floor, { type: 'received', message, atMs: 1 }).state
  // At B, where A speaks: X ends nothing.
  const received = hear(emptyFloor(uuid('b')), read('a', 'speaks', uuid('a')))
  expect(read('a', 'speaks', uuid('a')).page).toBe(`a/${uuid('a')}`)
  expect(received.other?.claim).toBe(`a/${uuid('c')}`)
  expect(hear(received, read('x', 'silent', uuid('a'))).other).toEqual(received.other)
  expect(hear(received, read('a', 'silent', uuid('a'))).other).toBeNull()
  // At A itself: X, which calls itself A, is another.
  const speaking = stepFloor(emptyFloor(uuid('a')), { type: 'began', claim: uuid('c'), atMs: 0 }).state
  expect(hear(speaking, read('x', 'speaks', uuid('a'))).own?.isConfirmed).toBe(false)
  expect(hear(speaking, read(null, 'speaks', uuid('a'))).own?.isConfirmed).toBe(true)
})

test('a screen is alone after the idle time without input, with nothing under way', () => {
  const listeners = new Map<string, () => void>()
  const page = globalThis
  Reflect.set(page, 'addEventListener', (type: string, listener: () => void) => listeners.set(type, listener))
  const now = Date.now
  let atMs = 1_000_000
  Date.now = () => atMs
  try {
    watchPresence()
    expect(isUntouched()).toBe(false)
    atMs += 300_000
    expect(isUntouched()).toBe(true)
    const release = preventIdle('submission')
    expect(isUntouched()).toBe(false)
    release()
    listeners.get('pointerdown')?.()
    expect(isUntouched()).toBe(false)
  } finally {
    Date.now = now
    Reflect.deleteProperty(page, 'addEventListener')
  }
})
