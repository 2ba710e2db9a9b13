import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '#workshop/sounds/catalogue.ts'
import { faultsOf } from '#workshop/sounds/check.ts'
import { jointRoughness } from '#workshop/sounds/dsp/loop.ts'
import { peakOf } from '../../../server/storyteller/sound/samples.ts'
import { fromDecibels } from '../../../server/storyteller/sound/samples.ts'
import { manifestText } from '#workshop/sounds/manifest.ts'
import { produce, type Product } from '#workshop/sounds/produce.ts'
import { provenanceText } from '#workshop/sounds/provenance.ts'
import { peakLimitDb } from '#workshop/sounds/targets.ts'

const root = new URL('../../../', import.meta.url)
let products: readonly Product[] = []

beforeAll(async () => {
  const made: Product[] = []
  for (const entry of catalogue) {
    made.push(await produce(entry))
  }
  products = made
}, 180_000)

describe('what the workshop makes', () => {
  test('is byte for byte what lies in public/audio, with nothing beside it', async () => {
    const files = (await readdir(new URL('public/audio/', root))).filter((name) => name.endsWith('.mp3'))
    expect(files.toSorted()).toEqual(products.map(({ fileName }) => fileName).toSorted())
    for (const { fileName, sha256 } of products) {
      const bytes = await readFile(new URL(`public/audio/${fileName}`, root))
      expect(createHash('sha256').update(bytes).digest('hex'), fileName).toBe(sha256)
    }
  })

  test('is what manifest and provenance say', async () => {
    const manifest = await readFile(new URL('src/audio/sounds.gen.ts', root), 'utf8')
    const provenance = await readFile(new URL('public/audio/PROVENANCE.md', root), 'utf8')
    expect(manifest).toBe(manifestText(products))
    expect(provenance).toBe(provenanceText(products))
  })

  test('comes out the same a second time', async () => {
    for (const { entry, sha256 } of products.filter(({ seconds }) => seconds < 1)) {
      expect((await produce(entry)).sha256, entry.name).toBe(sha256)
    }
  }, 60_000)

  test('keeps to its loudness, its peak and the bytes of its room', () => {
    expect(faultsOf(products)).toEqual([])
  })

  test('never clips and holds no number that is none', () => {
    for (const { entry, sound } of products) {
      for (const channel of sound.channels) {
        expect(channel.every(Number.isFinite), entry.name).toBe(true)
        expect(peakOf(channel), entry.name).toBeLessThan(fromDecibels(peakLimitDb))
      }
    }
  })

  test('begins and ends in silence, so that nothing clicks on or off', () => {
    for (const { entry, sound } of products.filter(({ entry: { isLoop } }) => !isLoop)) {
      for (const channel of sound.channels) {
        const margin = Math.round(0.001 * sound.sampleRate)
        expect(Math.abs(channel[0] ?? 1), entry.name).toBeLessThan(0.0005)
        expect(peakOf(channel.slice(-margin)), entry.name).toBeLessThan(0.0005)
      }
    }
  })

  test('joins end to beginning where it is a loop', () => {
    const loops = products.filter(({ entry }) => entry.isLoop)
    expect(loops.length).toBeGreaterThan(0)
    for (const { entry, sound } of loops) {
      for (const channel of sound.channels)
        expect(jointRoughness(channel, sound.sampleRate), entry.name).toBeLessThan(5)
    }
  })
})
