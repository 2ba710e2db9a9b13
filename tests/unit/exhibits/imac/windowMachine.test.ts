import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  boxOf,
  type DeskEvent,
  type DeskState,
  emptyDesk,
  frontOf,
  nextDesk,
} from '#exhibits/imac/desk/windowMachine.ts'

const side = fc.integer({ min: 40, max: 2400 })
const aSize = fc.record({ width: side, height: side })
const place = fc.integer({ min: -3000, max: 3000 })
const id = fc.constantFrom('folder', 'note:1', 'note:2', 'note:3', 'note:4')
const anEvent: fc.Arbitrary<DeskEvent> = fc.oneof(
  fc.record({
    type: fc.constantFrom('open' as const, 'place' as const),
    step: fc.constant(40),
    id,
    at: fc.record({ x: place, y: place, width: side, height: side }),
  }),
  fc.record({ type: fc.constantFrom('close' as const, 'focus' as const, 'zoom' as const), id }),
  fc.record({ type: fc.constant('cycle' as const), by: fc.constantFrom(1 as const, -1 as const) }),
  fc.record({ type: fc.constant('move' as const), id, x: place, y: place }),
  fc.record({ type: fc.constant('resize' as const), size: aSize }),
)

const after = (state: DeskState, ...events: DeskEvent[]) => events.reduce(nextDesk, state)
const desk = nextDesk(emptyDesk, { type: 'resize', size: { width: 800, height: 600 } })
const open = (name: string): DeskEvent => ({
  type: 'open',
  id: name,
  step: 40,
  at: { x: 40, y: 20, width: 300, height: 200 },
})

describe('windows on a desk', () => {
  it('[IMAC-08] each lies whole on the desk, whatever happens', () => {
    fc.assert(
      fc.property(aSize, fc.array(anEvent, { maxLength: 60 }), (size, events) => {
        let state = nextDesk(emptyDesk, { type: 'resize', size })
        for (const event of events) {
          state = nextDesk(state, event)
          for (const window of state.windows) {
            const { x, y, width, height } = boxOf(window, state.size)
            expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
            expect(x + width).toBeLessThanOrEqual(state.size.width)
            expect(y + height).toBeLessThanOrEqual(state.size.height)
          }
        }
      }),
    )
  })

  it('[IMAC-08] the order holds every open window once; who was opened, focused or zoomed is in front', () => {
    fc.assert(
      fc.property(fc.array(anEvent, { maxLength: 60 }), (events) => {
        let state = desk
        for (const event of events) {
          state = nextDesk(state, event)
          expect(state.order.toSorted()).toEqual(state.windows.map((window) => window.id).toSorted())
          expect(new Set(state.order).size).toBe(state.order.length)
          const isRaised = event.type === 'open' || event.type === 'focus' || event.type === 'zoom'
          if (isRaised && state.order.includes(event.id)) expect(frontOf(state)).toBe(event.id)
          if (event.type === 'close') expect(state.order).not.toContain(event.id)
        }
      }),
    )
  })

  it('[IMAC-08] cycling there and back changes nothing, and once round shows everybody', () => {
    const three = after(desk, open('a'), open('b'), open('c'))
    expect(after(three, { type: 'cycle', by: 1 }, { type: 'cycle', by: -1 }).order).toEqual(three.order)
    const fronts = [1, 2, 3].map((count) =>
      frontOf(after(three, ...Array.from({ length: count }, (): DeskEvent => ({ type: 'cycle', by: 1 })))),
    )
    expect(fronts).toEqual(['a', 'b', 'c'])
    expect(nextDesk(desk, { type: 'cycle', by: 1 })).toBe(desk)
  })

  it('[IMAC-08] zooming twice puts a window back where it was', () => {
    const state = after(desk, open('a'), { type: 'move', id: 'a', x: 123, y: 45 })
    const zoomed = nextDesk(state, { type: 'zoom', id: 'a' })
    expect(zoomed.windows.map((window) => boxOf(window, zoomed.size))).toEqual([
      { x: 0, y: 0, width: 800, height: 600 },
    ])
    expect(nextDesk(zoomed, { type: 'zoom', id: 'a' })).toEqual(state)
  })

  it('[IMAC-04] opened one after the other, none hides another', () => {
    const state = after(desk, open('a'), open('b'), open('c'))
    expect(new Set(state.windows.map(({ x, y }) => `${x} ${y}`)).size).toBe(3)
  })
})
