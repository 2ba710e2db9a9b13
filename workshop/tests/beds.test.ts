import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { bedNames } from '../../content/narrations/staging.ts'
import { makeBed } from '#workshop/beds/make.ts'
import { jointRoughness } from '#workshop/sounds/dsp/loop.ts'

const folder = new URL('../../server/storyteller/beds/', import.meta.url)
const kept = (name: string) => readFile(new URL(`${name}.mp3`, folder))

describe.each(bedNames)('the bed %s', (name) => {
  test('is byte for byte what is made, and joins end to beginning', async () => {
    const { sound, mp3 } = await makeBed(name)
    expect((await kept(name)).equals(mp3)).toBe(true)
    expect(sound.channels).toHaveLength(2)
    for (const channel of sound.channels) expect(jointRoughness(channel, sound.sampleRate)).toBeLessThan(5)
  })
})

test('all beds together take less than 1.5 MB', async () => {
  const files = await Promise.all(bedNames.map(kept))
  expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(1_500_000)
})
