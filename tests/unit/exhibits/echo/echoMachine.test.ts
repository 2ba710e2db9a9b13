import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type EchoEvent,
  type EchoState,
  initialEcho,
  isFixed,
  nextEcho,
  placeOf,
} from '#exhibits/echo/echoMachine.ts'
import { devicePlanet, homePlanet, sharePlanet } from '#lib/galaxy/ids.ts'

const after = (...events: readonly EchoEvent[]) => events.reduce(nextEcho, initialEcho)
const stocked = (...ids: readonly number[]): EchoEvent => ({ type: 'stocked', ids })
const open = (id: number): EchoEvent => ({ type: 'open', id })

describe('the state of the echo exhibit', () => {
  it('the first list just appears; new stories in a later one rise, once', () => {
    const first = after(stocked(3, 2, 1))
    expect(first.rising).toEqual([])
    expect(first.arrived).toEqual([])
    const later = nextEcho(first, stocked(5, 4, 3, 2, 1))
    expect(later.rising).toEqual([5, 4])
    const same = nextEcho(later, stocked(5, 4, 3, 2, 1))
    expect(same.arrived).toBe(later.arrived)
    expect(nextEcho(same, { type: 'risen' }).rising).toEqual([])
  })

  it('a refresh does not change the open story, the focus or the playing voice', () => {
    const before = after(
      stocked(3, 2, 1),
      open(2),
      { type: 'device', voice: 'paused' },
      { type: 'showList', isOpen: true },
    )
    const now = nextEcho(before, stocked(4, 3, 2, 1))
    expect({ ...now, ids: before.ids, rising: before.rising, arrived: before.arrived }).toEqual(before)
  })

  it('a withdrawn story closes its page and is reported, and the focus goes to the next one', () => {
    const now = after(stocked(3, 2, 1), open(2), stocked(3, 1))
    expect(now).toMatchObject({ openId: null, isRemoved: true, focusedId: 1 })
    expect(nextEcho(now, open(3)).isRemoved).toBe(false)
    expect(after(stocked(3, 2, 1), open(1), stocked(3, 2)).focusedId).toBe(2)
    expect(after(stocked(1), open(1), stocked()).focusedId).toBe(sharePlanet)
  })

  it('the share planet opens, the planet home and the device never do', () => {
    expect(after(open(sharePlanet)).openId).toBe(sharePlanet)
    expect(after(open(homePlanet)).openId).toBeNull()
    expect(after(open(devicePlanet)).openId).toBeNull()
    expect(after(stocked(1), open(7)).openId).toBeNull()
  })

  it('home goes on a flight where there is a sky, at once where there is none, and nothing turns it back', () => {
    expect(after({ type: 'leave', flies: false }).phase).toBe('over')
    const leaving = after(stocked(1), open(1), { type: 'leave', flies: true })
    expect(leaving).toMatchObject({ phase: 'leaving', openId: null })
    expect(nextEcho(leaving, open(1)).openId).toBeNull()
    expect(nextEcho(leaving, { type: 'leave', flies: false }).phase).toBe('leaving')
    expect(nextEcho(leaving, { type: 'landed' }).phase).toBe('over')
    expect(nextEcho(leaving, { type: 'failed' }).phase).toBe('over')
  })

  it('pages turn round and round through all stories', () => {
    const turned = (by: -1 | 1): EchoEvent => ({ type: 'turn', by })
    expect(after(stocked(3, 2, 1), open(3), turned(1)).openId).toBe(2)
    expect(after(stocked(3, 2, 1), open(3), turned(-1)).openId).toBe(1)
    expect(after(stocked(3, 2, 1), turned(1)).openId).toBeNull()
  })

  it('a visitor’s voice silences the device, which says so until it speaks again', () => {
    const playing = after({ type: 'device', voice: 'playing' })
    const yielded = nextEcho(playing, { type: 'visitor', isPlaying: true })
    expect(yielded).toMatchObject({ device: 'paused', hasYielded: true, isVisitorPlaying: true })
    expect(nextEcho(yielded, { type: 'device', voice: 'paused' }).hasYielded).toBe(true)
    expect(nextEcho(yielded, { type: 'device', voice: 'loading' }).hasYielded).toBe(false)
    expect(after({ type: 'visitor', isPlaying: true }).hasYielded).toBe(false)
  })

  it('gives the position of a planet', () => {
    expect(placeOf([9, 8, 7], 8)).toEqual({ number: 2, count: 3 })
    expect(placeOf([9], sharePlanet)).toBeNull()
    expect(placeOf(null, 9)).toBeNull()
  })

  it('an event that changes nothing gives back the same state', () => {
    const state = after(stocked(1))
    for (const event of [
      { type: 'risen' },
      { type: 'close' },
      { type: 'failed' },
      { type: 'landed' },
      { type: 'showList', isOpen: false },
      { type: 'focus', id: 1 },
      { type: 'device', voice: 'coming' },
      { type: 'visitor', isPlaying: false },
    ] as const)
      expect(nextEcho(state, event)).toBe(state)
  })

  it('after any events, the focused and the open story exist', () => {
    const id = fc.integer({ min: 1, max: 8 })
    const anyId = fc.oneof(id, fc.constantFrom(homePlanet, sharePlanet, devicePlanet))
    const events = fc.array(
      fc.oneof(
        fc.uniqueArray(id).map((ids): EchoEvent => ({ type: 'stocked', ids })),
        anyId.map(open),
        anyId.map((each): EchoEvent => ({ type: 'focus', id: each })),
        fc.constantFrom<EchoEvent>(
          { type: 'close' },
          { type: 'turn', by: 1 },
          { type: 'turn', by: -1 },
          { type: 'risen' },
        ),
      ),
    )
    const isThere = (state: EchoState, each: number) => isFixed(each) || (state.ids?.includes(each) ?? false)
    fc.assert(
      fc.property(events, (row) => {
        let state = initialEcho
        for (const event of row) {
          state = nextEcho(state, event)
          expect(isThere(state, state.focusedId)).toBe(true)
          if (state.openId !== null) expect(isThere(state, state.openId)).toBe(true)
          for (const each of state.rising) expect(isThere(state, each)).toBe(true)
        }
      }),
    )
  })
})
