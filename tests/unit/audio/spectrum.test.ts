import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bandEdges, createSpectrum } from '#audio/spectrum.ts'

function listen(bands = 8, look: { range?: readonly [number, number]; tilt?: number } = {}) {
  const sound = { bins: new Uint8Array(1024), wave: new Float32Array(2048), isPlaying: true }
  const spectrum = createSpectrum({
    analyser: {
      fftSize: 2048,
      frequencyBinCount: 1024,
      // From nothing to what stands for full.
      getFloatFrequencyData: (into) =>
        into.set([...sound.bins].map((byte) => (byte === 0 ? -Infinity : -82 + (60 * byte) / 255))),
      getFloatTimeDomainData: (into) => into.set(sound.wave),
    },
    sampleRate: 48_000,
    bands,
    ...look,
    isPlaying: () => sound.isPlaying,
  })
  return { sound, spectrum }
}

describe('a spectrum', () => {
  it('is silent while nothing plays, whatever the analyser still holds', () => {
    const { sound, spectrum } = listen()
    sound.bins.fill(255)
    sound.wave.fill(0.5)
    sound.isPlaying = false
    spectrum.read(16)
    expect([...spectrum.bands, spectrum.level, ...spectrum.wave]).toEqual(Array(8 + 1 + 2048).fill(0))
  })
  it('rises at once and falls by the clock down to nothing', () => {
    const { sound, spectrum } = listen()
    sound.bins.fill(255)
    sound.wave.fill(1)
    spectrum.read(16)
    expect([...spectrum.bands]).toEqual(Array(8).fill(1))
    expect(spectrum.level).toBe(1)
    sound.isPlaying = false
    spectrum.read(100)
    expect(spectrum.bands[0]).toBeCloseTo(0.76)
    expect(spectrum.level).toBeCloseTo(0.76)
    for (let frame = 0; frame < 60; frame += 1) spectrum.read(16)
    expect([...spectrum.bands, spectrum.level]).toEqual(Array(9).fill(0))
  })
  it('shows a tone in the band of its pitch alone', () => {
    const { sound, spectrum } = listen(16)
    sound.bins[Math.round(3000 / (48_000 / 2048))] = 200
    spectrum.read(16)
    const lit = [...spectrum.bands].flatMap((height, band) => (height > 0 ? [band] : []))
    expect(lit).toHaveLength(1)
    expect(lit[0]).toBe(Math.floor((16 * Math.log(3000 / 70)) / Math.log(8000 / 70)))
  })
  it('stands where a tone is, higher the louder it is, never beyond the top, and nowhere in silence', () => {
    const heard = (hertz: number, byte: number) => {
      const { sound, spectrum } = listen(28, { range: [90, 7600], tilt: 2.4 })
      sound.bins[Math.round(hertz / (48_000 / 2048))] = byte
      spectrum.read(16)
      return spectrum.bands
    }
    expect(Math.max(...heard(600, 0))).toBe(0)
    const places = [200, 600, 1800, 5400].map((hertz) => {
      const bands = heard(hertz, 200)
      return bands.indexOf(Math.max(...bands))
    })
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(new Set(places).size).toBe(4)
    expect(Math.max(...heard(600, 80))).toBeLessThan(Math.max(...heard(600, 160)))
    expect(Math.max(...heard(5400, 255))).toBe(1)
    // Voices are weak above: what is equally strong there stands higher.
    expect(Math.max(...heard(5400, 120))).toBeGreaterThan(Math.max(...heard(200, 120)))
  })
  it('gives the same arrays on every read, and values from 0 to 1', () => {
    const { sound, spectrum } = listen()
    const { bands, wave } = spectrum
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 1024 }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        (bins, at) => {
          sound.bins.set(bins)
          sound.wave.fill(at)
          spectrum.read(16)
          expect(spectrum.bands).toBe(bands)
          expect(spectrum.wave).toBe(wave)
          for (const value of [...bands, spectrum.level]) {
            expect(value).toBeGreaterThanOrEqual(0)
            expect(value).toBeLessThanOrEqual(1)
          }
        },
      ),
    )
  })
})

describe('the edges of bands', () => {
  it('only rise, a bin each at least, within the bins', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 96 }),
        fc.integer({ min: 20, max: 2000 }),
        fc.integer({ min: 2500, max: 30_000 }),
        fc.constantFrom(10, 23.4, 46.9),
        (bands, lowest, highest, hzPerBin) => {
          const edges = [...bandEdges(bands, [lowest, highest], hzPerBin, 1024)]
          for (const [at, edge] of edges.entries()) {
            if (at > 0) expect(edge).toBeGreaterThan(edges[at - 1] ?? 0)
          }
          expect(edges[0]).toBeGreaterThanOrEqual(1)
          expect(edges.at(-1)).toBeLessThanOrEqual(1024)
        },
      ),
    )
  })
})
