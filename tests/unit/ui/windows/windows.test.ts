import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { edges, resizeRect } from '#ui/windows/resizeRect.ts'
import {
  activeWindow,
  type Desktop,
  isFullSize,
  nextWindows,
  noWindows,
  shownRect,
  type WindowEvent,
  type Windows,
} from '#ui/windows/windows.ts'

type Event = WindowEvent<string>

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
const coordinate = fc.integer({ min: -9000, max: 9000 })
const length = fc.integer({ min: 0, max: 5000 })
const rect = fc.record({ x: coordinate, y: coordinate, width: length, height: length })
const aDesktop: fc.Arbitrary<Desktop> = fc.record({
  width: fc.integer({ min: 320, max: 3840 }),
  height: fc.integer({ min: 240, max: 3840 }),
  unit: fc.constantFrom(1, 2),
  step: fc.constantFrom(24, 48),
  titleBar: fc.constantFrom(24, 48, null),
  isCompact: fc.boolean(),
})
const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({
    type: fc.constant('open'),
    opening: fc.record({
      id,
      content: fc.string(),
      place: rect.map((at) => () => at),
      least: fc.constant({ width: 100, height: 80 }),
      isFixedSize: fc.boolean(),
    }),
  }),
  fc.record({
    type: fc.constantFrom('close', 'focus', 'minimize', 'maximize', 'restore', 'toggle'),
    id,
  }),
  fc.record({ type: fc.constant('place'), id, rect }),
  fc.record({ type: fc.constant('fit'), id, size: fc.record({ width: length, height: length }) }),
  fc.record({ type: fc.constant('cycle'), by: fc.constantFrom(1, -1) }),
  fc.record({ type: fc.constant('desktop'), desktop: aDesktop }),
  fc.constant<Event>({ type: 'minimizeAll' }),
)
const events = fc.array(event, { maxLength: 60, size: 'max' })

const desktop: Desktop = { width: 640, height: 480, unit: 1, step: 24, titleBar: 24, isCompact: false }
const run = (list: readonly Event[], from: Windows<string> = noWindows(desktop)) =>
  list.reduce(nextWindows<string>, from)
const openAt = (name: string, x = 60, y = 40, width = 300, height = 200): Event => ({
  type: 'open',
  opening: { id: name, content: name, place: () => ({ x, y, width, height }) },
})
const opened = (...names: string[]) => run(names.map((name) => openAt(name)))
const order = (state: Windows<string>) => state.order.join('')
const rects = (state: Windows<string>) => state.list.map((win) => shownRect(win, state.desktop))

describe('the windows', () => {
  it('are each in the order once, and one that was opened, focused or maximized is in front', () => {
    fc.assert(
      fc.property(events, (list) => {
        const open = new Set<string>()
        let state = noWindows<string>(desktop)
        for (const each of list) {
          state = nextWindows(state, each)
          if (each.type === 'open') open.add(each.opening.id)
          if (each.type === 'close') open.delete(each.id)
          expect(state.order.toSorted()).toEqual([...open].toSorted())
          expect(state.list.map((win) => win.id).toSorted()).toEqual([...open].toSorted())
          if (each.type === 'open') expect(activeWindow(state)?.id).toBe(each.opening.id)
          if (each.type === 'focus' && open.has(each.id)) expect(activeWindow(state)?.id).toBe(each.id)
          // Minimized ones are at the back.
          const hidden = state.order.map((each) => state.list.find((win) => win.id === each)?.isMinimized)
          expect(hidden.toSorted((a, b) => Number(b) - Number(a))).toEqual(hidden)
        }
      }),
    )
  })
  it('stay on every desktop: whole, or with the title bar in reach; none is larger than it', () => {
    fc.assert(
      fc.property(events, aDesktop, (list, last) => {
        const state = run([...list, { type: 'desktop', desktop: last }])
        for (const win of state.list) {
          const shown = shownRect(win, last)
          const { titleBar } = last
          expect(shown.width).toBeLessThanOrEqual(last.width)
          expect(shown.height).toBeLessThanOrEqual(last.height)
          const isWhole = titleBar === null || isFullSize(win, last)
          const [across, down] = isWhole ? [shown.width, shown.height] : [2 * titleBar, titleBar]
          expect(shown.y).toBeGreaterThanOrEqual(0)
          expect(shown.y + down).toBeLessThanOrEqual(last.height)
          expect(Math.min(shown.x + shown.width, last.width) - Math.max(shown.x, 0)).toBeGreaterThanOrEqual(
            Math.min(across, shown.width),
          )
        }
      }),
    )
  })
  it('return to their positions when a desktop that became small is large again', () => {
    const before = run(
      [{ type: 'place', id: 'a', rect: { x: 300, y: 250, width: 300, height: 200 } }],
      opened('a', 'b'),
    )
    const small = run([{ type: 'desktop', desktop: { ...desktop, width: 320, height: 240 } }], before)
    expect(rects(small)).not.toEqual(rects(before))
    expect(rects(run([{ type: 'desktop', desktop }], small))).toEqual(rects(before))
  })
  it('that were not moved follow the size of the desktop, the others stay', () => {
    const half: Event = {
      type: 'open',
      opening: {
        id: 'a',
        content: '',
        place: ({ width, height }) => ({ x: 0, y: 0, width: width / 2, height }),
      },
    }
    const wide: Event = { type: 'desktop', desktop: { ...desktop, width: 1000 } }
    expect(rects(run([half, wide]))[0]?.width).toBe(500)
    const moved: Event = { type: 'place', id: 'a', rect: { x: 5, y: 0, width: 320, height: 480 } }
    expect(rects(run([half, moved, wide]))[0]).toEqual(moved.rect)
  })
  it('are under each other: focused, minimized to the back, brought back by the taskbar', () => {
    const three = opened('a', 'b', 'c')
    expect(order(three)).toBe('abc')
    const focused = run([{ type: 'focus', id: 'a' }], three)
    expect(order(focused)).toBe('bca')
    expect(run([{ type: 'focus', id: 'a' }], focused)).toBe(focused)
    const minimized = run([{ type: 'toggle', id: 'a' }], focused)
    expect([order(minimized), activeWindow(minimized)?.id]).toEqual(['abc', 'c'])
    const back = run([{ type: 'toggle', id: 'a' }], minimized)
    expect([order(back), activeWindow(back)?.id]).toEqual(['bca', 'a'])
    expect(activeWindow(run([{ type: 'minimizeAll' }], back))).toBeNull()
    // They are read in the order they were opened in.
    expect(back.list.map((win) => win.id)).toEqual(['a', 'b', 'c'])
  })
  it('cycle: there and back changes nothing, and once round shows everybody', () => {
    const three = opened('a', 'b', 'c')
    const next: Event = { type: 'cycle', by: 1 }
    expect(run([next, { type: 'cycle', by: -1 }], three).order).toEqual(three.order)
    const fronts = [1, 2, 3].map((count) => activeWindow(run(Array(count).fill(next), three))?.id)
    expect(fronts).toEqual(['a', 'b', 'c'])
    expect(run([next], opened('a')).order).toEqual(['a'])
  })
  it('come back to their old place from full size', () => {
    const before = run(
      [{ type: 'place', id: 'a', rect: { x: 123, y: 45, width: 300, height: 200 } }],
      opened('a'),
    )
    const full = run([{ type: 'maximize', id: 'a' }], before)
    expect(rects(full)).toEqual([{ x: 0, y: 0, width: 640, height: 480 }])
    expect(run([{ type: 'place', id: 'a', rect: { x: 9, y: 9, width: 9, height: 9 } }], full)).toBe(full)
    expect(run([{ type: 'restore', id: 'a' }], full)).toEqual(before)
  })
  it('open once: a second time only brings them to the front, with what they show now', () => {
    const again = run(
      [
        {
          type: 'open',
          opening: { id: 'a', content: 'other', place: () => ({ x: 0, y: 0, width: 1, height: 1 }) },
        },
      ],
      opened('a', 'b'),
    )
    expect(order(again)).toBe('ba')
    expect(activeWindow(again)?.content).toBe('other')
    expect(rects(again)[0]?.width).toBe(300)
  })
  it('fill a hand-held screen', () => {
    const compact = run([{ type: 'desktop', desktop: { ...desktop, isCompact: true } }], opened('a'))
    expect(rects(compact)).toEqual([{ x: 0, y: 0, width: 640, height: 480 }])
  })
  it('as large as their content needs grow away from the edge', () => {
    const placed = run(
      [{ type: 'place', id: 'a', rect: { x: 340, y: 280, width: 300, height: 200 } }],
      opened('a'),
    )
    const [fitted] = rects(run([{ type: 'fit', id: 'a', size: { width: 400, height: 300 } }], placed))
    expect(fitted).toEqual({ x: 240, y: 180, width: 400, height: 300 })
  })
})

describe('windows opened one after the other', () => {
  it('cascade by a step each, and wrap around at the edge', () => {
    const names = [...'abcdefghijkl']
    const state = opened(...names)
    const corners = rects(state).map(({ x, y }) => `${x} ${y}`)
    expect(corners.slice(0, 2)).toEqual(['60 40', '84 64'])
    expect(new Set(corners).size).toBe(names.length)
    // Each as it was asked for, not pushed against an edge.
    for (const { x, y } of rects(state)) {
      expect(x + 300).toBeLessThan(640)
      expect(y + 200).toBeLessThan(480)
    }
  })
  it('take a place that is free again', () => {
    const state = run([{ type: 'close', id: 'a' }, openAt('d')], opened('a', 'b', 'c'))
    expect(rects(state).at(-1)).toEqual({ x: 60, y: 40, width: 300, height: 200 })
  })
})

describe('resizing', () => {
  it('leaves the opposite side where it is and keeps to the smallest size', () => {
    const least = { width: 100, height: 80 }
    fc.assert(
      fc.property(
        fc.record({ x: coordinate, y: fc.integer({ min: 0, max: 500 }), width: length, height: length }),
        fc.constantFrom(...edges),
        coordinate,
        coordinate,
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
