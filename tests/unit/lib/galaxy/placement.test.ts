import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { discOfRank, discRadius, fixedBodies, gap, planetRadius, stretchFor } from '#lib/galaxy/field.ts'
import { createPlacer, type Placement } from '#lib/galaxy/placement.ts'

const ids = fc.uniqueArray(fc.integer({ min: 100_001, max: 140_000 }), { maxLength: 300 })

describe('placement of planets', () => {
  it('[ECHO-01] leaves a gap between any two planets and around the fixed bodies', () => {
    fc.assert(
      fc.property(ids, (stories) => {
        expectApart(createPlacer().place(stories))
      }),
      { numRuns: 60 },
    )
  })

  it('[ECHO-01] in a field that stands, too, which is higher than wide', () => {
    const placement = createPlacer(stretchFor({ width: 1080, height: 1920 })).place(row(120))
    expectApart(placement)
    const [across, along] = [placement.xs, placement.ys].map((all) => Math.max(...all.map(Math.abs)))
    expect(along).toBeGreaterThan(1.4 * (across ?? 0))
  })

  it('[ECHO-01] makes every planet 130 to 150 px across', () => {
    const { radii, count } = createPlacer().place(row(500))
    for (let slot = fixedBodies.length; slot < count; slot += 1) {
      expect(radii[slot]).toBeGreaterThanOrEqual(planetRadius.least)
      expect(radii[slot]).toBeLessThanOrEqual(planetRadius.most)
    }
    expect(2 * planetRadius.least).toBe(130)
    expect(2 * planetRadius.most).toBe(150)
  })

  it('[ECHO-01] keeps planets within a field that grows with them', () => {
    fc.assert(
      fc.property(ids, (stories) => {
        const { reach } = createPlacer().place(stories)
        // A story that finds no room 220 times goes one disc further.
        expect(reach).toBeLessThanOrEqual(discRadius(discOfRank(stories.length) + 1) + planetRadius.most)
      }),
      { numRuns: 60 },
    )
    expect(createPlacer().place(row(2000)).reach).toBeGreaterThan(3 * createPlacer().place(row(40)).reach)
  })

  it('[ECHO-01] gives the same places for the same stories, in whatever order they come', () => {
    fc.assert(
      fc.property(
        ids.chain((stories) =>
          fc.tuple(fc.constant(stories), fc.shuffledSubarray(stories, { minLength: stories.length })),
        ),
        ([stories, shuffled]) => {
          expect(spots(createPlacer().place(shuffled))).toEqual(spots(createPlacer().place(stories)))
        },
      ),
      { numRuns: 40 },
    )
  })

  it('[ECHO-01] gives newer stories the places that a reload would give them', () => {
    fc.assert(
      fc.property(ids, fc.nat(300), (stories, cut) => {
        const sorted = stories.toSorted((a, b) => a - b)
        const placer = createPlacer()
        const before = spots(placer.place(sorted.slice(0, cut)))
        const grown = spots(placer.place(sorted))
        expect(grown).toEqual(spots(createPlacer().place(sorted)))
        for (const [id, spot] of before) expect(grown.get(id)).toEqual(spot)
      }),
      { numRuns: 40 },
    )
  })

  it('[ECHO-01] moves no planet while shown, whatever is added or removed', () => {
    fc.assert(
      fc.property(fc.array(ids, { minLength: 2, maxLength: 4 }), (moments) => {
        const placer = createPlacer()
        let before: ReturnType<typeof spots> = new Map()
        for (const stories of moments) {
          const placement = placer.place(stories)
          expectApart(placement)
          const now = spots(placement)
          for (const [id, spot] of now) if (before.has(id)) expect(spot).toEqual(before.get(id))
          before = now
        }
      }),
      { numRuns: 30 },
    )
  })

  it('[ECHO-01] keeps nearly all places over a reload after a story was withdrawn, and all that are older', () => {
    const stories = row(1200)
    const whole = spots(createPlacer().place(stories))
    const moved = [100_040, 100_300, 100_777].map((gone) => {
      const without = spots(createPlacer().place(stories.filter((id) => id !== gone)))
      const changed = [...without].filter(([id, spot]) => spot !== whole.get(id))
      for (const [id] of changed) expect(id).toBeGreaterThan(gone)
      return changed.length
    })
    for (const count of moved) expect(count).toBeLessThan(36)
  })

  it('returns the same object where nothing changed, and refuses the ids of fixed bodies', () => {
    const placer = createPlacer()
    expect(placer.place([100_002, 100_001])).toBe(placer.place([100_001, 100_002]))
    expect(() => createPlacer().place([99_999])).toThrow('99999')
  })
})

const row = (count: number) => Array.from({ length: count }, (_, index) => 100_001 + index)

function spots({ ids: all, xs, ys }: Placement): Map<number, string> {
  return new Map([...all].map((id, slot) => [id, `${xs[slot]} ${ys[slot]}`]))
}

function expectApart({ count, ids: all, xs, ys, radii, stretch }: Placement): void {
  const first = fixedBodies.length
  for (let a = first; a < count; a += 1) {
    for (let b = first; b < a; b += 1) {
      const away = Math.hypot((xs[a] ?? 0) - (xs[b] ?? 0), (ys[a] ?? 0) - (ys[b] ?? 0))
      const least = (radii[a] ?? 0) + (radii[b] ?? 0) + gap
      if (away < least - 0.01) expect.fail(`${all[a]} and ${all[b]} are ${away} apart, not ${least}`)
    }
    for (const { x, y, keep, id } of fixedBodies) {
      const away = Math.hypot((xs[a] ?? 0) - x * stretch.x, (ys[a] ?? 0) - y * stretch.y) - (radii[a] ?? 0)
      if (away < keep - 0.01) expect.fail(`${all[a]} is ${away} from ${id}, not ${keep}`)
    }
  }
}
