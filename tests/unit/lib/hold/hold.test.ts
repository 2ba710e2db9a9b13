import { describe, expect, it } from 'vitest'
import { apartShare } from '#lib/hold/apartShare.ts'
import { memoryOf } from '#lib/hold/memoryOf.ts'
import { aStory } from '#tests/e2e/support/stories.ts'

describe('a part that comes away', () => {
  const way = { from: 0.25, to: 0.75 }

  it('rests before its share of the opening, and after it', () => {
    expect([0, 0.25].map((opening) => apartShare(opening, way))).toEqual([0, 0])
    expect([0.75, 1].map((opening) => apartShare(opening, way))).toEqual([1, 1])
  })

  it('starts softly and never goes back', () => {
    const shares = Array.from({ length: 51 }, (_, index) => apartShare(0.25 + index / 100, way))
    expect(shares[25]).toBeCloseTo(0.5)
    expect(shares[1]).toBeLessThan(0.02)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  })
})

describe('stories that mention a part', () => {
  const stories = [
    aStory({ id: 1, titleDE: 'Stille', textDE: 'Davon ist keine Rede. Wir haben gestiftet.' }),
    aStory({
      id: 2,
      textDE: 'Es war 1987. Mit dem «Bleistift» spulte ich zurück! Dann war es still.',
      textEN: 'It was 1987. I rewound it with a pencil. Then it was quiet.',
    }),
  ]

  it('is quoted with the sentence that speaks of it, in the language at hand', () => {
    expect(memoryOf(['bleistift', 'pencil'], stories, 'de')).toMatchObject({
      story: { id: 2 },
      sentence: 'Mit dem «Bleistift» spulte ich zurück!',
      lang: 'de',
    })
    expect(memoryOf(['bleistift', 'pencil'], stories, 'en')?.sentence).toBe('I rewound it with a pencil.')
  })

  it('is found by beginnings of words, never inside them', () => {
    expect(memoryOf(['bleist'], stories, 'de')?.story.id).toBe(2)
    expect(memoryOf(['stift'], stories, 'de')).toBeNull()
    expect(memoryOf([], stories, 'de')).toBeNull()
  })
})
