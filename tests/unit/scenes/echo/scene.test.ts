import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createPlacer } from '#lib/galaxy/placement.ts'
import { createFrame, frameBands, mostRising, putBands, rowAt } from '#scenes/echo/frame.ts'
import { planetTexels } from '#scenes/echo/planetData.ts'
import { createRisings } from '#scenes/echo/risings.ts'
import { brokenLines } from '#scenes/echo/titleLines.ts'

const ids = Array.from({ length: 300 }, (_, index) => 100_001 + index)
const placement = createPlacer().place(ids)

describe('inputs of the sky’s programs', () => {
  it('[ECHO-01] has place and size of every planet where its vertices look', () => {
    const data = planetTexels(placement, new Map())
    for (const slot of [0, 1, 2, 3, 127, 128, 302]) {
      const [x, y] = [(slot & 127) * 8, slot >> 7]
      const start = 4 * (1024 * y + x)
      expect(data[start]).toBe(placement.xs[slot])
      expect(data[start + 1]).toBe(placement.ys[slot])
      expect(data[start + 2]).toBe(placement.radii[slot])
    }
    expect(data.every((value) => Number.isFinite(value))).toBe(true)
  })

  it('follows a voice at once and lets go softly, however many bands it has', () => {
    const row = rowAt('deviceBands0')
    for (const count of [1, 3, 8, 16, 31, 64]) {
      const frame = createFrame()
      const bands = new Float32Array(count).fill(1)
      for (let times = 0; times < 12; times += 1) putBands(frame, row, bands, 1)
      for (let band = 0; band < frameBands; band += 1) expect(frame[row + band]).toBeGreaterThan(0.99)
      putBands(frame, row, bands, 0)
      expect(frame[row]).toBeGreaterThan(0.8)
      expect(frame[row + frameBands]).toBe(0)
    }
  })
})

describe('risings', () => {
  const rising0 = rowAt('rising0')

  it('bring new planets up one after the other and say when each stands there', () => {
    const frame = createFrame()
    const risings = createRisings(frame)
    const onRisen = vi.fn<(id: number) => void>()
    expect(risings.step(1, placement, onRisen)).toBe(false)
    expect(risings.add([100_005, 100_006], placement)).toBe(100_005)
    risings.step(0.5, placement, onRisen)
    expect(frame[rising0]).toBe(placement.slotOf(100_005))
    expect(frame[rising0 + 1]).toBeGreaterThan(0)
    expect(frame[rising0 + 3]).toBe(0)
    for (let steps = 0; steps < 80; steps += 1) risings.step(0.1, placement, onRisen)
    expect(onRisen.mock.calls).toEqual([[100_005], [100_006]])
    expect(risings.step(0.1, placement, onRisen)).toBe(false)
    expect(frame[rising0]).toBe(-1)
  })

  it('let a crowd stand there at once, and each rises a single time', () => {
    const risings = createRisings(createFrame())
    const onRisen = vi.fn<(id: number) => void>()
    const crowd = ids.slice(0, mostRising + 5)
    risings.add(crowd, placement)
    risings.add(crowd, placement)
    risings.step(0.1, placement, onRisen)
    expect(onRisen).toHaveBeenCalledTimes(5)
    expect(risings.add([1], placement)).toBeNull()
  })
})

describe('titles', () => {
  it('[ECHO-01] stand on at most two lines that fit', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), fc.integer({ min: 2, max: 40 }), (title, most) => {
        const lines = brokenLines(title, (text) => text.length, most)
        expect(lines.length).toBeLessThanOrEqual(2)
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(most)
      }),
    )
    expect(brokenLines('Sie antwortete auf Hochdeutsch', (text) => text.length, 18)).toEqual([
      'Sie antwortete auf',
      'Hochdeutsch',
    ])
  })
})
