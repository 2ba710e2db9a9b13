import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventLines } from '../../../src/app/room/eventLines.ts'
import { readMessage } from '../../../src/app/room/readMessage.ts'
import { isAlone, watchPresence } from '../../../src/app/screen/presence.ts'
import { holdVisit } from '../../../src/lib/visitHolds.ts'

test('[FIT-05] events are read whole, in whatever pieces they come', () => {
  const events = fc.array(fc.string().map((text) => JSON.stringify(text)))
  fc.assert(
    fc.property(events, fc.array(fc.nat(40)), (data, cuts) => {
      const bytes = new TextEncoder().encode(data.map((each) => `data: ${each}\n\n:\n\n`).join(''))
      const read: string[] = []
      const take = eventLines((each) => read.push(each))
      let at = 0
      for (const cut of cuts) {
        take(bytes.slice(at, at + cut))
        at += cut
      }
      take(bytes.slice(at))
      expect(read).toEqual(data)
    }),
  )
})

test('[FIT-05] what is no message of the room is none', () => {
  expect(readMessage({ kind: 'speaks', page: 'a', claim: 'b', more: 1 })).toEqual({
    kind: 'speaks',
    page: 'a',
    claim: 'b',
  })
  expect(readMessage({ kind: 'taken', page: 'a', storyId: 5 })).toEqual({
    kind: 'taken',
    page: 'a',
    storyId: 5,
  })
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(readMessage(data)).toBeNull()
    }),
  )
})

test('[ADMIN-09] a screen is alone when nobody has touched it for a visit’s time and nothing is under way', () => {
  const listeners = new Map<string, () => void>()
  const page = globalThis
  Reflect.set(page, 'addEventListener', (type: string, listener: () => void) => listeners.set(type, listener))
  const now = Date.now
  let atMs = 1_000_000
  Date.now = () => atMs
  try {
    watchPresence()
    expect(isAlone()).toBe(false)
    atMs += 300_000
    expect(isAlone()).toBe(true)
    const letGo = holdVisit()
    expect(isAlone()).toBe(false)
    letGo()
    listeners.get('pointerdown')?.()
    expect(isAlone()).toBe(false)
  } finally {
    Date.now = now
    Reflect.deleteProperty(page, 'addEventListener')
  }
})
