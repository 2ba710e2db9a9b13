import { afterEach, expect, test, vi } from 'vitest'
import { createSoundCache } from '#audio/mixer/soundCache.ts'

afterEach(() => vi.restoreAllMocks())

const decode = async (bytes: ArrayBuffer) => {
  if (bytes.byteLength === 0) throw new Error('damaged')
  return { samples: bytes.byteLength }
}

test('a sound is decoded once and ready from then on', async () => {
  let asked = 0
  const cache = createSoundCache(async () => new ArrayBuffer(++asked * 4), decode)
  expect(cache.ready('/a')).toBeNull()
  const [a, b] = await Promise.all([cache.load('/a'), cache.load('/a')])
  expect(a).toBe(b)
  expect(cache.ready('/a')).toBe(a)
  expect(asked).toBe(1)
})

test('a sound that is damaged stays silent with one line in the log, and is tried again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const answers = [new ArrayBuffer(0), new ArrayBuffer(8)]
  const cache = createSoundCache(async () => answers.shift() ?? new ArrayBuffer(0), decode)
  expect(await cache.load('/a')).toBeNull()
  expect(warn).toHaveBeenCalledTimes(1)
  expect(await cache.load('/a')).toEqual({ samples: 8 })
})
