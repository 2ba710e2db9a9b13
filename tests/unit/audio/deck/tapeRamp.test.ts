import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cueFor, exactGrid, mp3Grid } from '#audio/deck/mediaGrid.ts'
import { delayAt, rampEnd, rampTo, speedAt, steady } from '#audio/deck/tapeRamp.ts'

test('[DECK-09] a tape goes from rest to play speed in 0.05 s and falls behind by half of that', () => {
  const ramp = rampTo(steady(0, 0.006), 1, 0.05, 10)
  expect(rampEnd(ramp)).toBeCloseTo(10.05, 9)
  expect([9.9, 10, 10.025, 10.05, 11].map((at) => speedAt(ramp, at))).toEqual([
    0,
    0,
    expect.closeTo(0.5, 9),
    1,
    1,
  ])
  expect(delayAt(ramp, 10)).toBe(0.006)
  expect(delayAt(ramp, 10.05)).toBeCloseTo(0.031, 9)
  expect(delayAt(ramp, 99)).toBeCloseTo(0.031, 9)
})

test('a ramp broken off half way takes half the time, and neither pitch nor place jumps', () => {
  const up = rampTo(steady(0, 0), 1, 0.05, 0)
  const down = rampTo(up, 0, 0.2, 0.025)
  expect(rampEnd(down)).toBeCloseTo(0.125, 9)
  expect(speedAt(down, 0.025)).toBeCloseTo(speedAt(up, 0.025), 9)
  expect(delayAt(down, 0.025)).toBeCloseTo(delayAt(up, 0.025), 9)
})

test('[DECK-09] whatever is ramped when, the delay grows exactly by what the tape lacks in speed', () => {
  const change = fc.record({
    to: fc.double({ min: 0, max: 1, noNaN: true }),
    after: fc.double({ min: 0, max: 0.3, noNaN: true }),
    seconds: fc.double({ min: 0.01, max: 0.4, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
      let ramp = steady(1, 0)
      let at = 0
      for (const { to, after, seconds } of changes) {
        const before = { at, delay: delayAt(ramp, at) }
        const step = after / 2000
        let lacking = 0
        for (let index = 0; index < 2000; index += 1)
          lacking += (1 - speedAt(ramp, at + (index + 0.5) * step)) * step
        const until = Math.min(at + after, rampEnd(ramp))
        // Beyond its end a ramp to rest stops the media, too: the delay stays.
        const stood = Math.max(0, at + after - Math.max(until, at)) * (1 - ramp.toSpeed)
        expect(delayAt(ramp, at + after) - before.delay).toBeCloseTo(lacking - stood, 4)
        at += after
        ramp = rampTo(ramp, to, seconds, at)
      }
    }),
    { numRuns: 200 },
  )
})

test('MP3 is sent to the beginning of a frame that leaves the decoder time to fill, anything else to the place', () => {
  expect(cueFor(0, mp3Grid)).toBe(0)
  expect(cueFor(0.03, mp3Grid)).toBe(0)
  fc.assert(
    fc.property(fc.double({ min: 1, max: 3600, noNaN: true }), (seconds) => {
      const cue = cueFor(seconds, mp3Grid)
      const frames = cue / mp3Grid.step
      expect(frames - Math.floor(frames)).toBeLessThan(0.01)
      expect(seconds - cue).toBeGreaterThan(mp3Grid.runIn - 0.001)
      expect(seconds - cue).toBeLessThan(mp3Grid.runIn + mp3Grid.step)
      expect(cueFor(seconds, exactGrid)).toBeCloseTo(seconds - exactGrid.runIn, 9)
    }),
  )
})
