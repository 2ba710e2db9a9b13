import { describe, expect, test } from 'vitest'
import { type DeviceStories, countStories, searchStories } from '#ui/pages/explore-stories/searchStories.ts'
import { folded } from '#lib/stories/storySearch.ts'
import { aStory } from '#tests/e2e/support/stories.ts'

const tape: DeviceStories = {
  device: { id: 1, name: 'Cassette Tape' },
  userStories: [
    aStory({
      id: 3,
      titleDE: 'Café am Zürichsee',
      titleEN: 'A lakeside café',
      textDE: 'Ein Gruß.',
      textEN: null,
    }),
    aStory({ id: 2, titleDE: 'Bandsalat', titleEN: 'Tangled', textDE: 'Der Bleistift half.', textEN: null }),
  ],
}
const ipod: DeviceStories = {
  device: { id: 2, name: 'Apple iPod' },
  userStories: [aStory({ id: 4, titleDE: null, titleEN: null, textDE: null, textEN: 'The wheel clicked.' })],
}
const echo: DeviceStories = { device: { id: 3, name: 'Amazon Echo' }, userStories: [] }
const all = [tape, ipod, echo]
const idsFor = (words: string, deviceId: number | null = null) =>
  searchStories(all, { words, deviceId }).flatMap(({ userStories }) => userStories.map(({ id }) => id))

describe('the search over stories', () => {
  test('without words shows every device, those without stories too', () => {
    expect(searchStories(all, { words: '  ', deviceId: null }).map(({ device }) => device.id)).toEqual([
      1, 2, 3,
    ])
  })

  test.each([
    ['ZÜRICHSEE', [3]],
    ['zurichsee', [3]],
    ['cafe', [3]],
    ['Gruss', [3]],
    ['gruß', [3]],
    ['tangled', [2]],
    ['bleistift bandsalat', [2]],
    ['bleistift zürichsee', []],
    ['wheel', [4]],
    ['click', [4]],
    ['(', []],
  ])('finds %s in titles and texts of both languages', (words, ids) => {
    expect(idsFor(words)).toEqual(ids)
  })

  test('finds all stories of a device by its name, and narrows them by further words', () => {
    expect(idsFor('cassette')).toEqual([3, 2])
    expect(idsFor('cassette bleistift')).toEqual([2])
  })

  test('leaves out devices without a find and says how many there are in all', () => {
    const found = searchStories(all, { words: 'bleistift', deviceId: null })
    expect(found.map(({ device, total }) => [device.id, total])).toEqual([[1, 2]])
    expect(countStories(found)).toBe(1)
  })

  test('looks at one device only where one is chosen', () => {
    expect(searchStories(all, { words: '', deviceId: 2 }).map(({ device }) => device.id)).toEqual([2])
    expect(idsFor('bleistift', 2)).toEqual([])
  })

  test('takes quotation marks of any shape for the same', () => {
    expect(folded('«Dejan», sagt’s')).toBe(folded("“dejan”, SAGT'S"))
  })

  test('searches ten thousand stories', () => {
    const many: DeviceStories = {
      device: { id: 1, name: 'Cassette Tape' },
      userStories: Array.from({ length: 10_000 }, (_, index) =>
        aStory({ id: index, titleDE: null, titleEN: null, textDE: null, textEN: `Story number ${index}.` }),
      ),
    }
    const found = searchStories([many], { words: 'number 777', deviceId: null })
    expect(countStories(found)).toBe(19)
  })
})
