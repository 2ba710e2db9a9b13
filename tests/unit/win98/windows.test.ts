import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { edges, resizeRect } from '#win98/wm/resizeRect.ts'
import {
  activeWindow,
  nextWindows,
  noWindows,
  shownRect,
  type WindowEvent,
  type Windows,
} from '#win98/wm/windows.ts'

type Event = WindowEvent<string>

const ids = ['a', 'b', 'c', 'd', 'e', 'f']
const id = fc.constantFrom(...ids)
const place = fc.integer({ min: -9000, max: 9000 })
const length = fc.integer({ min: 0, max: 5000 })
const rect = fc.record({ x: place, y: place, width: length, height: length })
const screen = fc.record({
  width: fc.integer({ min: 320, max: 3840 }),
  height: fc.integer({ min: 240, max: 3840 }),
  grip: fc.constantFrom(24, 48),
  isCompact: fc.boolean(),
  reach: fc.constantFrom(0, 600),
})
const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({
    type: fc.constant('open'),
    opening: fc.record({
      id,
      about: fc.string(),
      size: fc.record({ width: length, height: length }),
      isFixed: fc.boolean(),
      isMaximised: fc.boolean(),
    }),
  }),
  fc.record({ type: fc.constantFrom('close', 'raise', 'minimise', 'maximise', 'restore', 'toggle'), id }),
  fc.record({ type: fc.constant('move'), id, x: place, y: place }),
  fc.record({ type: fc.constant('resize'), id, rect }),
  fc.record({ type: fc.constant('fit'), id, size: fc.record({ width: length, height: length }) }),
  fc.record({ type: fc.constant('screen'), screen }),
  fc.constant<Event>({ type: 'clearDesktop' }),
)
const small = { width: 640, height: 480, grip: 24, isCompact: false, reach: 0 }
const run = (events: readonly Event[], from: Windows<string> = noWindows(small)) =>
  events.reduce(nextWindows<string>, from)
const opened = (...names: string[]) =>
  run(
    names.map((name) => ({
      type: 'open',
      opening: { id: name, about: name, size: { width: 300, height: 200 } },
    })),
  )
const order = (state: Windows<string>) => state.stack.map((win) => win.id).join('')

describe('[WIN98-01] the windows', () => {
  it('are in an order that is a permutation of those that are open, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60, size: 'max' }), (events) => {
        const open = new Set<string>()
        for (const each of events) {
          if (each.type === 'open') open.add(each.opening.id)
          if (each.type === 'close') open.delete(each.id)
        }
        const stacked = run(events).stack.map((win) => win.id)
        expect(stacked.toSorted()).toEqual([...open].toSorted())
      }),
    )
  })
  it('stay within reach on every screen: the title bar can be grasped, nothing is larger than the screen', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60, size: 'max' }), screen, (events, last) => {
        const state = run([...events, { type: 'screen', screen: last }])
        for (const win of state.stack) {
          const shown = shownRect(win, last)
          expect(shown.y).toBeGreaterThanOrEqual(0)
          expect(shown.y).toBeLessThanOrEqual(last.height - last.grip)
          expect(Math.min(shown.x + shown.width, last.width) - Math.max(shown.x, 0)).toBeGreaterThanOrEqual(
            Math.min(2 * last.grip, shown.width),
          )
          expect(shown.width).toBeLessThanOrEqual(last.width)
          expect(shown.height).toBeLessThanOrEqual(last.height)
        }
      }),
    )
  })
  it('lie under each other: raised, minimised to the back, brought back by the taskbar', () => {
    const three = opened('a', 'b', 'c')
    expect(order(three)).toBe('abc')
    const raised = run([{ type: 'raise', id: 'a' }], three)
    expect(order(raised)).toBe('bca')
    const minimised = run([{ type: 'toggle', id: 'a' }], raised)
    expect([order(minimised), activeWindow(minimised)?.id]).toEqual(['abc', 'c'])
    const back = run([{ type: 'toggle', id: 'a' }], minimised)
    expect([order(back), activeWindow(back)?.id]).toEqual(['bca', 'a'])
    const cleared = run([{ type: 'clearDesktop' }], back)
    expect(activeWindow(cleared)).toBeNull()
  })
  it('come back to their old place from full size', () => {
    const before = opened('a')
    const full = run([{ type: 'maximise', id: 'a' }], before)
    const [win] = full.stack
    expect(win && shownRect(win, small)).toEqual({ x: 0, y: 0, width: 640, height: 480 })
    // A maximised window does not move.
    expect(run([{ type: 'move', id: 'a', x: 9, y: 9 }], full)).toBe(full)
    expect(run([{ type: 'restore', id: 'a' }], full).stack[0]?.rect).toEqual(before.stack[0]?.rect)
  })
  it('open once: a second time only brings them to the front, with what they show now', () => {
    const again = run(
      [{ type: 'open', opening: { id: 'a', about: 'other', size: { width: 1, height: 1 } } }],
      opened('a', 'b'),
    )
    expect(order(again)).toBe('ba')
    expect(again.stack.at(-1)?.about).toBe('other')
    expect(again.stack.at(-1)?.rect.width).toBe(300)
  })
  it('open where everybody reaches them on a screen that stands, as far as they have room there', () => {
    const standing = { width: 1080, height: 1780, grip: 48, isCompact: false, reach: 600 }
    const [low, high, asking] = run(
      [
        { type: 'open', opening: { id: 'a', about: 'a', size: { width: 900, height: 700 } } },
        { type: 'open', opening: { id: 'b', about: 'b', size: { width: 900, height: 1700 } } },
        {
          type: 'open',
          opening: { id: 'c', about: 'c', size: { width: 800, height: 500 }, isFixed: true },
        },
      ],
      noWindows(standing),
    ).stack
    expect(low?.rect.y).toBeGreaterThanOrEqual(600)
    expect(high?.rect.y).toBeLessThanOrEqual(80)
    expect(asking?.rect.y).toBe(600)
  })
  it('fill a hand-held screen', () => {
    const held = run([{ type: 'screen', screen: { ...small, isCompact: true } }], opened('a'))
    const [win] = held.stack
    expect(win && shownRect(win, held.screen)).toEqual({ x: 0, y: 0, width: 640, height: 480 })
    expect(run([{ type: 'move', id: 'a', x: 99, y: 99 }], held)).toBe(held)
  })
})

describe('[WIN98-01] resizing', () => {
  it('leaves the opposite side where it is and keeps to the smallest size', () => {
    const least = { width: 100, height: 80 }
    fc.assert(
      fc.property(
        fc.record({ x: place, y: fc.integer({ min: 0, max: 500 }), width: length, height: length }),
        fc.constantFrom(...edges),
        place,
        place,
        (whole, edge, dx, dy) => {
          const from = { ...whole, width: whole.width + 100, height: whole.height + 80 }
          const to = resizeRect(from, edge, dx, dy, least)
          expect(to.width).toBeGreaterThanOrEqual(100)
          expect(to.height).toBeGreaterThanOrEqual(80)
          if (!edge.includes('w')) expect(to.x).toBe(from.x)
          else expect(to.x + to.width).toBe(from.x + from.width)
          if (!edge.includes('n')) expect(to.y).toBe(from.y)
          else expect(to.y + to.height).toBe(from.y + from.height)
        },
      ),
    )
  })
})
