import { describe, expect, it } from 'vitest'
import { fallenBars } from '#exhibits/imac/device/drawBars.ts'

describe('the bars of a voice', () => {
  it('rise at once, fall slowly, and come to rest', () => {
    const shown = new Float32Array(2)
    expect(fallenBars(shown, Float32Array.of(0.9, 0), 0.016)).toBe(true)
    expect(shown[0]).toBeCloseTo(0.9)
    fallenBars(shown, new Float32Array(2), 0.1)
    expect(shown[0]).toBeCloseTo(0.75)
    expect(fallenBars(shown, new Float32Array(2), 10)).toBe(false)
    expect([...shown]).toEqual([0, 0])
  })
})
