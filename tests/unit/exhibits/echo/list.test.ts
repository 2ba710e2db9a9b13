import { describe, expect, it } from 'vitest'
import { searchPlanets } from '#exhibits/echo/list/searchPlanets.ts'
import { rowAfterKey } from '#exhibits/echo/list/rowAfterKey.ts'
import { coveredBy, sheetSide } from '#exhibits/echo/sheetPlace.ts'
import { storyFacts } from '#exhibits/echo/sky/skyStories.ts'
import { aStory } from '#tests/e2e/support/stories.ts'

describe('rows of a long list', () => {
  it('keys walk it from end to end and never beyond', () => {
    expect(rowAfterKey('ArrowDown', 0, 3, 2)).toBe(1)
    expect(rowAfterKey('ArrowUp', 0, 3, 2)).toBe(0)
    expect(rowAfterKey('PageDown', 0, 10, 4)).toBe(4)
    expect(rowAfterKey('PageUp', 9, 10, 4)).toBe(5)
    expect(rowAfterKey('Home', 7, 10, 4)).toBe(0)
    expect(rowAfterKey('End', 7, 10, 4)).toBe(9)
    expect(rowAfterKey('a', 7, 10, 4)).toBeNull()
    expect(rowAfterKey('End', 0, 0, 4)).toBeNull()
  })
})

describe('searching planets', () => {
  const stories = [
    aStory({ id: 1, textDE: 'Ein süsser Ton', textEN: 'A sweet note' }),
    aStory({ id: 2, textDE: 'Regen', textEN: null, titleEN: null }),
  ]
  it('finds words of either language, whatever language is at hand', () => {
    expect(searchPlanets(stories, 'SÜSSER').map(({ id }) => id)).toEqual([1])
    expect(searchPlanets(stories, 'sweet note').map(({ id }) => id)).toEqual([1])
    expect(searchPlanets(stories, 'regen').map(({ id }) => id)).toEqual([2])
    expect(searchPlanets(stories, '  ')).toBe(stories)
  })
  it('makes a planet of the original, the same in both languages', () => {
    expect(storyFacts(aStory({ language: 'de', textDE: 'abc', textEN: 'abcdef' })).length).toBe(3)
    expect(storyFacts(aStory({ language: 'en', textDE: 'abc', textEN: 'abcdef' })).length).toBe(6)
    expect(storyFacts(aStory({ language: null, textDE: null, textEN: null })).length).toBe(0)
  })
})

describe('where a page lies', () => {
  it('beside the sky on a wide screen, below on a standing one, over everything on a phone', () => {
    expect(sheetSide({ width: 1920, height: 1080 })).toBe('right')
    expect(sheetSide({ width: 1080, height: 1920 })).toBe('bottom')
    expect(sheetSide({ width: 390, height: 844 })).toBe('whole')
    expect(coveredBy({ width: 1000, height: 500 }, true)).toMatchObject({ right: 420, bottom: 0 })
    expect(coveredBy({ width: 1000, height: 2000 }, true)).toMatchObject({ right: 0, bottom: 960 })
    expect(coveredBy({ width: 1000, height: 2000 }, false)).toMatchObject({ right: 0, bottom: 0 })
  })
})
