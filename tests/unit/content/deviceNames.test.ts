import { expect, test } from 'vitest'
import { deviceName } from '#content/deviceNames.ts'
import { searchStories } from '#ui/pages/explore-stories/searchStories.ts'
import { aStory } from '#tests/e2e/support/stories.ts'

test('[FIT-11] a device that the specification does not name is called in the language of the page', () => {
  expect(deviceName('Personal Computer', 'de')).toBe('Heimcomputer')
  expect(deviceName('Answering machine', 'de')).toBe('Anrufbeantworter')
  expect(deviceName('Personal Computer', 'en')).toBe('Personal Computer')
  expect(deviceName('Cassette Tape', 'de')).toBe('Cassette Tape')
  expect(deviceName('Unser Computer', 'de')).toBe('Unser Computer')
})

test('[FIT-11] it is found by both names', () => {
  const group = { device: { id: 5, name: 'Personal Computer' }, userStories: [aStory({ id: 1 })] }
  for (const words of ['Heimcomputer', 'personal'])
    expect(searchStories([group], { words, deviceId: null })).toHaveLength(1)
})
