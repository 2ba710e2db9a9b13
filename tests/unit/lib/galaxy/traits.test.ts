import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { homePlanet, sharePlanet } from '#lib/galaxy/ids.ts'
import { type StoryFacts, type Traits, traitsOf } from '#lib/galaxy/traits.ts'

const told = fc.record<StoryFacts>({
  id: fc.integer({ min: 100_001, max: 10_000_000 }),
  language: fc.constantFrom('de', 'en', null),
  length: fc.nat(10_000),
  createdAt: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
})

describe('traits of planets', () => {
  it('[ECHO-01] of any two of 48 stories differ in at least two of surface, rings, moons, air', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_001, max: 9_000_000 }), (first) => {
        const planets = Array.from({ length: 48 }, (_, index) => traitsOf(story(first + index)))
        for (const [index, a] of planets.entries())
          for (const b of planets.slice(0, index)) expect(differing(a, b)).toBeGreaterThanOrEqual(2)
      }),
      { numRuns: 50 },
    )
  })

  it('[ECHO-01] are always the same for the same story', () => {
    fc.assert(
      fc.property(told, (one) => {
        expect(traitsOf({ ...one })).toEqual(traitsOf(one))
      }),
    )
    expect(traitsOf(story(100_123))).toMatchInlineSnapshot(`
      {
        "air": 7,
        "airColor": 12290177,
        "airDepth": 0.2,
        "caps": 0.10068670268612954,
        "colors": [
          6565172,
          11620947,
          14330789,
        ],
        "depth": 0.08809436415322125,
        "detail": 1.0027151219790258,
        "lean": 0.405624768063426,
        "moons": "three",
        "nod": 0.3972399526275695,
        "ringColor": 13347256,
        "ringOpening": 0.20648956230375917,
        "rings": "disc",
        "seed": 39.12612536363304,
        "spin": 0.009191600111313165,
        "surface": "dunes",
      }
    `)
  })

  it('[ECHO-01] tell language, length and season', () => {
    const one = story(100_200)
    expect(Math.sign(traitsOf({ ...one, language: 'de' }).lean)).toBe(1)
    expect(Math.sign(traitsOf({ ...one, language: 'en' }).lean)).toBe(-1)
    expect(traitsOf({ ...one, length: 4000 }).detail).toBeGreaterThan(traitsOf({ ...one, length: 20 }).detail)
    const [summer, winter] = ['2026-07-01', '2026-12-30'].map((createdAt) => traitsOf({ ...one, createdAt }))
    expect(winter?.colors).not.toEqual(summer?.colors)
  })

  it('of the two fixed planets are their own', () => {
    expect(traitsOf(story(homePlanet)).surface).toBe('earth')
    expect(traitsOf(story(sharePlanet)).surface).toBe('seed')
  })
})

const story = (id: number): StoryFacts => ({
  id,
  language: 'de',
  length: 300,
  createdAt: '2026-03-01T10:00:00.000Z',
})

function differing(a: Traits, b: Traits): number {
  return (['surface', 'rings', 'moons', 'air'] as const).filter((trait) => a[trait] !== b[trait]).length
}
