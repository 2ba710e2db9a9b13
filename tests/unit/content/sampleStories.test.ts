import { describe, expect, it } from 'vitest'
import { devices } from '#content/exhibits/index.ts'
import { sampleStories } from '#content/exhibits/sampleStories.ts'

const words = (text: string) => text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length

describe('the sample stories', () => {
  it.each(devices)('are at least four about $name', ({ id }) => {
    expect(sampleStories.filter((story) => story.deviceId === id).length).toBeGreaterThanOrEqual(4)
  })

  it('belong to devices of the exhibition', () => {
    const known = new Set(devices.map(({ id }) => id))
    expect(sampleStories.filter((story) => !known.has(story.deviceId))).toEqual([])
  })

  it('were told in German and in English', () => {
    expect(new Set(sampleStories.map((story) => story.language))).toEqual(new Set(['de', 'en']))
  })

  it('have titles of their own in each language', () => {
    for (const title of ['titleDE', 'titleEN'] as const) {
      const titles = sampleStories.map((story) => story[title])
      expect(new Set(titles).size).toBe(titles.length)
    }
  })

  describe.each(sampleStories)('$titleEN', (story) => {
    it('has a title of 1 to 40 characters in both languages', () => {
      for (const title of [story.titleDE, story.titleEN]) {
        expect(title.trim()).toBe(title)
        expect(title.length).toBeGreaterThan(0)
        expect(title.length).toBeLessThanOrEqual(40)
      }
    })

    it('has a text of 60 to 140 words in both languages', () => {
      for (const text of [story.textDE, story.textEN]) {
        expect(words(text)).toBeGreaterThanOrEqual(60)
        expect(words(text)).toBeLessThanOrEqual(140)
      }
    })

    it('reads as German in German and as English in English', () => {
      expect(story.textDE).toMatch(/\b(ich|und|der|die|das|nicht)\b/i)
      expect(story.textDE).not.toMatch(/\b(the|and|with)\b/)
      expect(story.textEN).toMatch(/\b(the|and|with)\b/i)
      expect(story.textEN).not.toMatch(/\b(und|nicht|ich)\b/)
    })
  })
})
