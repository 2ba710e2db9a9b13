import fc from 'fast-check'
import { expect, test } from 'vitest'
import { screenSize } from '#exhibits/interfaceMuseum/places.ts'
import { createSwarm, type Dot, swarmPlace } from '#exhibits/interfaceMuseum/swarm.ts'

const picture = fc.uniqueArray(
  fc.tuple(fc.nat({ max: screenSize.width - 1 }), fc.nat({ max: screenSize.height - 1 })),
  { minLength: 1, maxLength: 200, selector: String },
)
const keysOf = (dots: readonly Dot[]) => new Set(dots.map(String))

test('every dot of the one picture flies, and together they make every dot of the next', () => {
  fc.assert(
    fc.property(picture, picture, (before, after) => {
      const swarm = createSwarm(before, after)
      const dotsAt = (share: number) =>
        Array.from({ length: swarm.count }, (_, index): Dot => {
          const place = { x: 0, y: 0 }
          swarmPlace(swarm, index, share, place)
          return [Math.round(place.x), Math.round(place.y)]
        })
      expect(keysOf(dotsAt(0))).toEqual(keysOf(before))
      expect(keysOf(dotsAt(1))).toEqual(keysOf(after))
    }),
  )
})
