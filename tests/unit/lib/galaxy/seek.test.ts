import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deviceSize } from '#lib/galaxy/field.ts'
import { devicePlanet, homePlanet, sharePlanet } from '#lib/galaxy/ids.ts'
import { createPlacer } from '#lib/galaxy/placement.ts'
import { directions, neighbourOf, planetAt, slotsWithin } from '#lib/galaxy/seek.ts'

const placement = createPlacer().place(Array.from({ length: 600 }, (_, index) => 100_001 + 3 * index))
const { count, ids, xs, ys, radii, reach } = placement
const within = fc.double({ min: -reach, max: reach, noNaN: true })

describe('picking', () => {
  it('finds the planet that looking at every one would find', () => {
    fc.assert(
      fc.property(within, within, fc.constantFrom(0, 10, 60, 300), (x, y, fingers) => {
        expect(planetAt(placement, x, y, fingers)).toBe(slowly(x, y, fingers))
      }),
      { numRuns: 2000 },
    )
  })

  it('finds the fixed planets and the device', () => {
    expect(planetAt(placement, -325, 150)).toBe(homePlanet)
    expect(planetAt(placement, 325, 150)).toBe(sharePlanet)
    expect(planetAt(placement, 0, deviceSize.height / 2 - 1)).toBe(devicePlanet)
    expect(planetAt(placement, deviceSize.width / 2 + 30, 0, 60)).not.toBe(devicePlanet)
  })
})

describe('culling', () => {
  it('gives exactly the bodies in view of an area', () => {
    const into = new Float32Array(count)
    fc.assert(
      fc.property(within, within, fc.double({ min: 0, max: 2 * reach, noNaN: true }), (left, top, side) => {
        const area = { left, top, right: left + side, bottom: top + side }
        const found = [...into.subarray(0, slotsWithin(placement, area, into))].toSorted((a, b) => a - b)
        const expected = [...ids.keys()].filter((slot) => {
          const edge = 2.2 * (radii[slot] ?? 0)
          const [x, y] = [xs[slot] ?? 0, ys[slot] ?? 0]
          return x + edge >= left && x - edge <= area.right && y + edge >= top && y - edge <= area.bottom
        })
        expect(found).toEqual(expected)
      }),
      // A corner of the area just inside the device's light, far from every cell that planets are asked in.
      {
        numRuns: 1000,
        examples: [
          [-165.000_000_000_000_03, 0, 0],
          [-380, 0, 10],
        ],
      },
    )
  })
})

describe('arrow keys', () => {
  it('lead to a neighbour in their direction', () => {
    for (const id of ids)
      for (const direction of directions) {
        const next = neighbourOf(placement, id, direction)
        if (next === null) continue
        const [from, to] = [placement.slotOf(id), placement.slotOf(next)]
        const [dx, dy] = [(xs[to] ?? 0) - (xs[from] ?? 0), (ys[to] ?? 0) - (ys[from] ?? 0)]
        const along = { left: -dx, right: dx, up: -dy, down: dy }[direction]
        expect(along).toBeGreaterThanOrEqual(Math.min(Math.abs(dx), Math.abs(dy)))
        expect(along).toBeGreaterThan(0)
      }
  })

  it('reach every planet from the device', () => {
    const seen = new Set([devicePlanet])
    for (const id of seen)
      for (const direction of directions) {
        const next = neighbourOf(placement, id, direction)
        if (next !== null) seen.add(next)
      }
    expect([...ids].filter((id) => !seen.has(id))).toEqual([])
  })

  it('lead nowhere from an unknown planet', () => {
    expect(neighbourOf(placement, 7, 'left')).toBeNull()
  })
})

function slowly(x: number, y: number, fingers: number): number | null {
  const beyond = (slot: number) => Math.hypot(x - (xs[slot] ?? 0), y - (ys[slot] ?? 0)) - (radii[slot] ?? 0)
  const onDevice =
    Math.max(Math.abs(x) - deviceSize.width / 2, Math.abs(y) - deviceSize.height / 2) <= Math.min(fingers, 24)
  if (onDevice) return devicePlanet
  let best: number | null = null
  for (let slot = 1; slot < count; slot += 1)
    if (beyond(slot) <= fingers && (best === null || beyond(slot) < beyond(best))) best = slot
  return best === null ? null : (ids[best] ?? null)
}
