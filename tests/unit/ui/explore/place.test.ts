import { describe, expect, test } from 'vitest'
import { explorePlace, searchWithDevice } from '#ui/pages/explore-stories/explorePlace.ts'
import { pageSize, shownCount } from '#ui/pages/explore-stories/paging.ts'
import { aStory } from '#tests/e2e/support/stories.ts'

const groups = [
  { device: { id: 1, name: 'Cassette Tape' }, userStories: [aStory({ id: 100_001 })] },
  { device: { id: 2, name: 'Apple iPod' }, userStories: [aStory({ id: 100_002 })] },
]

describe('the place that the address points at', () => {
  test.each([
    ['', null, null],
    ['deviceId=2', 2, null],
    ['story=100002', 2, 100_002],
    ['story=100002&deviceId=1', 2, 100_002],
    ['story=99&deviceId=1', 1, null],
    ['story=abc', null, null],
    ['deviceId=-1', null, null],
    ['deviceId=1e3', null, null],
  ])('reads %s', (search, deviceId, storyId) => {
    expect(explorePlace(search, groups)).toEqual({ deviceId, storyId })
  })

  test.each([
    ['', 2, '?deviceId=2'],
    ['story=100001', 2, '?deviceId=2'],
    ['deviceId=1', null, ''],
    ['from=tape&deviceId=1', 2, '?from=tape&deviceId=2'],
  ])('turns %s into the address of device %s', (search, deviceId, address) => {
    expect(searchWithDevice(search, deviceId)).toBe(address)
  })
})

describe('an open device', () => {
  test.each([
    [5, 0, -1, 5],
    [10_000, 0, -1, pageSize],
    [10_000, 3, -1, 4 * pageSize],
    [10_000, 0, 29, 3 * pageSize],
    [10_000, 0, pageSize - 1, pageSize],
    [10_000, 0, pageSize, 2 * pageSize],
    [20, 5, -1, 20],
    [0, 0, -1, 0],
  ])('with %d stories after %d presses, reaching for story %d, shows %d', (total, presses, reach, shown) => {
    expect(shownCount(total, presses, reach)).toBe(shown)
  })
})
