import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { integratedLoudness, shortTimeLoudness } from '#server/storyteller/sound/loudness.ts'
import { powerSpectrum } from '#tests/spectrum.ts'
import { stereoSilence } from '#server/storyteller/sound/samples.ts'
import { type BedName, bedNames } from '#content/narrations/staging.ts'
import { layBed } from '#server/storyteller/beds/layBed.ts'
import { rounds } from '#tests/e2e/support/rounds.ts'
import { stagingOf } from '#server/storyteller/embedded/stagings.ts'

const folder = new URL('../../../server/storyteller/beds/', import.meta.url)

/** Hz of the embedded narrator's recordings. */
const rate = 22_050

/** The music alone, under a voice of -16 LUFS that says `spoken`. */
async function laid(name: BedName, spoken: Float32Array, sampleRate: number) {
  const music = stereoSilence(spoken.length)
  await layBed(music, { name, spoken, sampleRate, lufs: -16 })
  return [music.left, music.right]
}

test('every piece of music is a file, and every file is named', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.mp3'))
  expect(files.toSorted()).toEqual(bedNames.map((name) => `${name}.mp3`).toSorted())
})

describe.each(bedNames.slice(0, rounds(bedNames.length, 3)))('[GEN-01] %s', (name) => {
  test('goes on for longer than its file, 11 dB under the voice @full', async () => {
    const music = await laid(name, new Float32Array(55 * rate), rate)
    expect(integratedLoudness(music, rate)).toBeCloseTo(-27, 0)
    const within = shortTimeLoudness(music, rate).slice(20, -30)
    expect(Math.min(...within)).toBeGreaterThan(-45)
  })

  test('begins and ends without a click', async () => {
    for (const side of await laid(name, new Float32Array(10 * rate), rate)) {
      expect(Math.abs(side[0] ?? 1)).toBe(0)
      expect(Math.abs(side.at(-1) ?? 1)).toBeLessThan(1e-6)
    }
  })
})

test('[GEN-01] music is as loud and as high at the sample rate of a service @full', async () => {
  const [here, there] = [
    await laid('cylinder', new Float32Array(9 * rate), rate),
    await laid('cylinder', new Float32Array(9 * 48_000), 48_000),
  ]
  expect(integratedLoudness(there, 48_000)).toBeCloseTo(integratedLoudness(here, rate), 0)
  const strongest = (samples: Float32Array | undefined, at: number, size: number) => {
    const power = powerSpectrum(samples ?? new Float32Array(0), 5 * at, size)
    return (power.indexOf(Math.max(...power)) * at) / size
  }
  expect(strongest(there[0], 48_000, 16_384) / strongest(here[0], rate, 8192)).toBeCloseTo(1, 1)
})

test('[GEN-01] music is lowered during speech, and plays before and after @full', async () => {
  const silent = new Float32Array(30 * rate)
  const spoken = silent.map((_, i) => (i > 10 * rate && i < 20 * rate ? 0.3 * Math.sin(i / 20) : 0))
  const [alone, under] = [await laid('cassette', silent, rate), await laid('cassette', spoken, rate)].map(
    (music) => shortTimeLoudness(music, rate),
  )
  const drop = (seconds: number) => (alone?.[seconds * 10] ?? 0) - (under?.[seconds * 10] ?? 0)
  expect(drop(15) - drop(5)).toBeCloseTo(9, 0)
  expect(drop(25) - drop(5)).toBeCloseTo(0, 0)
})

test('devices that visitors brought along have different music, each always its own', () => {
  const beds = [900, 901, 902].map((id) => stagingOf(id).bed)
  expect(new Set(beds).size).toBe(3)
  expect([900, 901, 902].map((id) => stagingOf(id).bed)).toEqual(beds)
})
