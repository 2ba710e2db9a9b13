import fc from 'fast-check'
import { expect, test } from 'vitest'
import { counterDigits, counterWheels } from '#lib/tape/counter.ts'
import { c120, c60, c90, fullRadius, reelsAt, reelSpeed, sideSeconds, tapeFor } from '#lib/tape/reels.ts'

const tapes = fc.constantFrom(c60, c90, c120, tapeFor(5 * 3600))
const place = fc.double({ min: 0, max: 1, noNaN: true })

test('[DECK-09] the angle is that of the formula, 2 pi (r - r0) / t with r = sqrt(r0^2 + v s t / pi)', () => {
  fc.assert(
    fc.property(tapes, place, (tape, share) => {
      const seconds = share * sideSeconds(tape)
      const r = Math.sqrt(tape.hubRadiusMm ** 2 + (47.6 * seconds * tape.thicknessMm) / Math.PI)
      const { takeUpRadius, takeUpAngle } = reelsAt(seconds, tape)
      expect(takeUpRadius).toBeCloseTo(r, 9)
      expect(takeUpAngle).toBeCloseTo((2 * Math.PI * (r - tape.hubRadiusMm)) / tape.thicknessMm, 4)
    }),
  )
})

test('[DECK-09] both reels turn on as the tape plays, the take-up slower and slower, the supply faster and faster', () => {
  fc.assert(
    fc.property(tapes, place, fc.double({ min: 0.5, max: 30, noNaN: true }), (tape, share, step) => {
      const from = share * (sideSeconds(tape) - 2 * step)
      const [a, b, c] = [from, from + step, from + 2 * step].map((seconds) => reelsAt(seconds, tape))
      if (a === undefined || b === undefined || c === undefined) throw new Error('three places')
      const takeUp = [b.takeUpAngle - a.takeUpAngle, c.takeUpAngle - b.takeUpAngle] as const
      const supply = [b.supplyAngle - a.supplyAngle, c.supplyAngle - b.supplyAngle] as const
      expect(takeUp[0]).toBeGreaterThan(takeUp[1])
      expect(takeUp[1]).toBeGreaterThan(0)
      expect(supply[1]).toBeGreaterThan(supply[0])
      expect(supply[0]).toBeGreaterThan(0)
    }),
  )
})

test('[DECK-09] tape runs off one reel as fast as onto the other: the reels turn at v / r', () => {
  fc.assert(
    fc.property(tapes, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (tape, share) => {
      const seconds = share * sideSeconds(tape)
      const [before, now, after] = [seconds - 0.01, seconds, seconds + 0.01].map((at) => reelsAt(at, tape))
      if (before === undefined || now === undefined || after === undefined) throw new Error('three places')
      const turn = (after.takeUpAngle - before.takeUpAngle) / 0.02
      const supplyTurn = (after.supplyAngle - before.supplyAngle) / 0.02
      expect(turn / reelSpeed(now.takeUpRadius, 1)).toBeCloseTo(1, 5)
      expect(supplyTurn / reelSpeed(now.supplyRadius, 1)).toBeCloseTo(1, 5)
    }),
  )
})

test('[DECK-09] however a tape came to its place, a thousand seeks later its reels stand as if it had played there', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 1000, maxLength: 1000 }), (places) => {
      let angle = 0
      let last = 0
      for (const share of places) {
        last = share * sideSeconds(c60)
        angle = reelsAt(last, c60).takeUpAngle
      }
      expect(reelsAt(last, c60).takeUpAngle).toBe(angle)
      expect(secondsAtAngle(angle)).toBeCloseTo(last, 6)
    }),
    { numRuns: 20 },
  )
})

/** Of a C-60: the inverse of `reelsAt`. The ring on the hub is as large as the side of the wound tape. */
function secondsAtAngle(radians: number): number {
  const { thicknessMm, hubRadiusMm } = c60
  const grownMm = (radians * thicknessMm) / (2 * Math.PI)
  return (grownMm * (grownMm + 2 * hubRadiusMm) * Math.PI) / thicknessMm / 47.6
}

test('a recording gets the shortest tape it fits on, and a very long one still a full reel', () => {
  expect(tapeFor(0)).toBe(c60)
  expect(tapeFor(1800)).toBe(c60)
  expect(tapeFor(2000)).toBe(c90)
  expect(tapeFor(3600)).toBe(c120)
  expect(sideSeconds(tapeFor(9000))).toBeCloseTo(9000, 6)
  expect(fullRadius(tapeFor(9000))).toBeCloseTo(fullRadius(c120), 9)
})

test('[DECK-09] three wheels count the turns of the hub, and a wheel is taken along by the last turn before', () => {
  expect(counterWheels(0)).toEqual([0, 0, 0])
  expect(counterWheels(123.5)).toEqual([1, 2, 3.5])
  expect(counterWheels(129.25)).toEqual([1, 2.25, 9.25])
  expect(counterWheels(199.5)).toEqual([1.5, 9.5, 9.5])
  expect(counterDigits(42.9)).toBe('042')
})

test('[DECK-09] below its zero the counter runs back through 999, and nothing ever leaves its wheel', () => {
  expect(counterDigits(-0.5)).toBe('999')
  expect(counterWheels(-0.5)).toEqual([9.5, 9.5, 9.5])
  fc.assert(
    fc.property(fc.double({ min: -5000, max: 5000, noNaN: true }), (turns) => {
      for (const wheel of counterWheels(turns)) {
        expect(wheel).toBeGreaterThanOrEqual(0)
        expect(wheel).toBeLessThanOrEqual(10)
      }
      // Half a thousandth further no wheel has jumped, but for going round.
      counterWheels(turns + 0.0005).forEach((wheel, index) => {
        const moved = Math.abs(wheel - (counterWheels(turns)[index] ?? 0))
        expect(Math.min(moved, 10 - moved)).toBeLessThan(0.001)
      })
    }),
  )
})
