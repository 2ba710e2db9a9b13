import { expect, test } from 'vitest'
import type { DeviceStory, Narration } from '#contract/device.ts'
import { createDevice } from '#exhibits/ipod/device/createDevice.ts'
import { loadedTrack } from '#exhibits/ipod/device/tracks.ts'
import { aStory } from '#tests/e2e/support/stories.ts'

const narration = (language: 'en' | 'de'): Narration => ({
  language,
  audioUrl: `/media/${language}`,
  duration: 90,
  transcript: 'x',
  cues: [{ start: 0, text: language }],
  waveform: null,
})
const own: DeviceStory = {
  statusCode: 200,
  message: 'ok',
  audioUrl: '/media/en',
  narrations: [narration('en'), narration('de')],
}
const voice = { url: '/media/voice', type: 'audio/wav', duration: 6, waveform: null }

test('the device’s story plays in the page’s language, else in the other', () => {
  expect(loadedTrack('own', [], own, 'de')).toMatchObject({ url: '/media/de', language: 'de' })
  const english = { ...own, narrations: [narration('en')] }
  expect(loadedTrack('own', [], english, 'de')).toMatchObject({ url: '/media/en', language: 'en' })
})

test('without an address there is nothing to hear', () => {
  expect(loadedTrack('own', [], { statusCode: 200, message: 'none', narrations: [] }, 'en')).toBeNull()
  expect(loadedTrack('own', [], null, 'en')).toBeNull()
})

test('a visitor’s voice is a track; a story without one, or a withdrawn one, is none', () => {
  const spoken = aStory({ id: 100_007, titleEN: null, titleDE: null, textEN: null, textDE: null, voice })
  expect(loadedTrack(100_007, [spoken], own, 'en')).toMatchObject({
    url: '/media/voice',
    title: { text: 'A voice without a title' },
  })
  expect(loadedTrack(100_007, [aStory({ id: 100_007 })], own, 'en')).toBeNull()
  expect(loadedTrack(100_007, [], own, 'en')).toBeNull()
})

test('[IPOD-06] the player says whether anything moved: only then it ticks', () => {
  const commands: string[] = []
  let told = 0
  const device = createDevice((command) => commands.push(command))
  device.store.subscribe(() => (told += 1))
  expect(device.send({ type: 'turn', detents: 1, rows: 1 })).toBe(false)
  expect(device.send({ type: 'booted' })).toBe(true)
  expect(device.send({ type: 'menu' })).toBe(true)
  expect(device.send({ type: 'turn', detents: 1, rows: 1 })).toBe(true)
  expect(device.send({ type: 'turn', detents: 9, rows: 9 })).toBe(true)
  expect(device.send({ type: 'turn', detents: 1, rows: 1 })).toBe(false)
  expect(device.send({ type: 'centre' })).toBe(true)
  expect(commands).toEqual(['leave'])
  expect(told).toBe(4)
})
