import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flightBetween } from '#lib/galaxy/flight.ts'
import { discRadius, planetRadius, stretchFor } from '#lib/galaxy/field.ts'
import { createPlacer } from '#lib/galaxy/placement.ts'
import {
  clampView,
  homeView,
  limitsOf,
  onPlane,
  onScreen,
  pan,
  viewOf,
  viewWith,
  zoomAt,
} from '#lib/galaxy/view.ts'

const screen = { width: 1080, height: 1920 }
const nothing = { left: 0, top: 0, right: 0, bottom: 0 }
const limits = limitsOf(screen, { reach: 4000, stretch: { x: 1, y: 1 } })
const coordinate = fc.double({ min: -4000, max: 4000, noNaN: true })
const zoom = fc.double({ min: limits.leastZoom, max: limits.mostZoom, noNaN: true })
const view = fc.record({ x: coordinate, y: coordinate, zoom })
const spot = fc.record({
  x: fc.double({ min: 0, max: 1080, noNaN: true }),
  y: fc.double({ min: 0, max: 1920, noNaN: true }),
})

describe('the view of the sky', () => {
  it('[ECHO-01] keeps the point under the fingers while zooming, and follows a panning finger', () => {
    fc.assert(
      fc.property(view, spot, fc.double({ min: 0.2, max: 5, noNaN: true }), (from, at, by) => {
        const held = onPlane(from, screen, at.x, at.y)
        const now = { ...from }
        zoomAt(now, screen, at, by, limits)
        expect(now.zoom).toBeGreaterThanOrEqual(limits.leastZoom)
        expect(now.zoom).toBeLessThanOrEqual(limits.mostZoom)
        const [x, y] = onScreen(now, screen, ...held)
        expect(x).toBeCloseTo(at.x, 5)
        expect(y).toBeCloseTo(at.y, 5)
        pan(now, 40, -25)
        const [panned, up] = onScreen(now, screen, ...held)
        expect(panned).toBeCloseTo(at.x + 40, 5)
        expect(up).toBeCloseTo(at.y - 25, 5)
      }),
    )
  })

  it('[ECHO-01] stays within the field and between all of it and one planet', () => {
    fc.assert(
      fc.property(coordinate, coordinate, fc.double({ min: 0.0001, max: 500, noNaN: true }), (x, y, wild) => {
        const now = { x: 3 * x, y: 3 * y, zoom: wild }
        clampView(now, limits)
        expect(Math.hypot(now.x, now.y)).toBeLessThanOrEqual(limits.reach + 1e-6)
        expect(now.zoom).toBeGreaterThanOrEqual(limits.leastZoom)
        expect(now.zoom).toBeLessThanOrEqual(limits.mostZoom)
      }),
    )
    const stretch = stretchFor(screen)
    const { reach } = createPlacer(stretch).place(Array.from({ length: 3000 }, (_, index) => 100_001 + index))
    const whole = limitsOf(screen, { reach, stretch })
    expect(2 * reach * stretch.x * whole.leastZoom).toBeLessThan(1080)
    expect(2 * reach * stretch.y * whole.leastZoom).toBeLessThan(1920)
    expect(homeView(screen).zoom).toBeGreaterThan(whole.leastZoom)
  })

  it.each([
    [1440, 900, 0, 0],
    // Low, between the keys above and below.
    [1280, 720, 96, 84],
    [1024, 768, 96, 84],
    // Upright, below the head and above the keys at the foot, and as far as both edges.
    [1080, 1920, 130, 250],
    [2160, 3840, 130, 500],
    [390, 844, 130, 190],
  ])(
    '[ECHO-01] at first sight on %i by %i all of the first disc stands on the screen, and fills it',
    (width, height, head, foot) => {
      const size = { width, height }
      const [now, stretch] = [homeView(size), stretchFor(size)]
      const whole = 1.5 * planetRadius.most
      let widest = 0
      for (let angle = 0; angle < 2 * Math.PI; angle += 0.1) {
        const x = Math.cos(angle) * discRadius(0) * stretch.x
        const y = Math.sin(angle) * discRadius(0) * stretch.y
        const [left, top] = onScreen(now, size, x - whole, y - planetRadius.most)
        const [right, bottom] = onScreen(now, size, x + whole, y + planetRadius.most)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(top).toBeGreaterThanOrEqual(head)
        expect(right).toBeLessThanOrEqual(width)
        expect(bottom).toBeLessThanOrEqual(height - foot)
        widest = Math.max(widest, right)
      }
      if (height > width) expect(widest).toBeGreaterThan(0.9 * width)
    },
  )

  it('centres a chosen planet in the area that the page leaves free', () => {
    const near = viewOf({ x: 300, y: -80, radius: 70 }, screen, { ...nothing, bottom: 900 })
    const [x, y] = onScreen(near, screen, 300, -80)
    expect(x).toBeCloseTo(540)
    expect(y).toBeCloseTo(510)
    expect(70 * near.zoom).toBeLessThan(510)
  })

  it('brings a focused planet into the picture, and moves for none that is in it', () => {
    const now = homeView(screen)
    expect(viewWith(now, { x: 0, y: 100, radius: 70 }, screen, nothing)).toEqual(now)
    const moved = viewWith(now, { x: 3000, y: 0, radius: 70 }, screen, nothing)
    const [x] = onScreen(moved, screen, 3000, 0)
    expect(x).toBeLessThan(1080)
    expect(x).toBeGreaterThan(800)
  })
})

describe('flights', () => {
  it('begin and end at their views within 1.2 s, and stay between them', () => {
    fc.assert(
      fc.property(view, view, (from, to) => {
        const way = flightBetween(from, to, 1080)
        expect(way.seconds).toBeLessThanOrEqual(1.2)
        const now = { x: 0, y: 0, zoom: 1 }
        if (way.seconds > 0) {
          way.put(now, 0)
          expect(now.x).toBeCloseTo(from.x, 2)
          expect(now.zoom / from.zoom).toBeCloseTo(1, 4)
        }
        way.put(now, 0.999_999)
        expect(now.x).toBeCloseTo(to.x, 2)
        expect(now.y).toBeCloseTo(to.y, 2)
        expect(now.zoom / to.zoom).toBeCloseTo(1, 3)
        for (let share = 0; share <= 1; share += 0.125) {
          way.put(now, share)
          expect(now.zoom).toBeGreaterThan(0)
          expect(now.x).toBeGreaterThanOrEqual(Math.min(from.x, to.x) - 0.01)
          expect(now.x).toBeLessThanOrEqual(Math.max(from.x, to.x) + 0.01)
        }
      }),
    )
  })
})
