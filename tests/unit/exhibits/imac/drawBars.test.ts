import { describe, expect, it } from 'vitest'
import { barsOf } from '../../../../src/audio/spectrum/bars.ts'
import { fallenBars } from '../../../../src/exhibits/imac/device/drawBars.ts'

const sampleRate = 48_000
const bins = 1024

function barsWithToneAt(hertz: number | null, decibels = -30): Float32Array {
  const spectrum = new Float32Array(bins).fill(-140)
  if (hertz !== null) spectrum[Math.round(hertz / (sampleRate / 2 / bins))] = decibels
  const bars = new Float32Array(28)
  barsOf(spectrum, sampleRate, bars)
  return bars
}
const highest = (bars: Float32Array) => bars.indexOf(Math.max(...bars))

describe('the bars of a voice', () => {
  it('[IMAC-05] stand nowhere in silence, and where a tone is', () => {
    expect(Math.max(...barsWithToneAt(null))).toBe(0)
    const places = [200, 600, 1800, 5400].map((hertz) => highest(barsWithToneAt(hertz)))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(new Set(places).size).toBe(4)
  })

  it('[IMAC-05] are as high as it is loud, never beyond the top', () => {
    const height = (decibels: number) => Math.max(...barsWithToneAt(600, decibels))
    expect(height(-70)).toBeLessThan(height(-50))
    expect(height(20)).toBe(1)
  })

  it('[IMAC-05] rise at once, fall slowly, and come to rest', () => {
    const shown = new Float32Array(2)
    expect(fallenBars(shown, Float32Array.of(0.9, 0), 0.016)).toBe(true)
    expect(shown[0]).toBeCloseTo(0.9)
    fallenBars(shown, new Float32Array(2), 0.1)
    expect(shown[0]).toBeCloseTo(0.75)
    expect(fallenBars(shown, new Float32Array(2), 10)).toBe(false)
    expect([...shown]).toEqual([0, 0])
  })
})
