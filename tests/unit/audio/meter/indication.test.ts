import { expect, test } from 'vitest'
import { createIndication, scaleDb } from '#audio/meter/indication.ts'

function fakeClock() {
  const clock: { nowMs: number; frameMs: number | null } = { nowMs: 1000, frameMs: null }
  return { clock, source: { now: () => clock.nowMs, frame: () => clock.frameMs } }
}
const nothing = Number.NEGATIVE_INFINITY

test('the sensitivity of 1.5 lifts every reading by 3.5 dB', () => {
  expect(scaleDb(1)).toBeCloseTo(3.52, 2)
  expect(scaleDb(1 / 1.5)).toBeCloseTo(0, 10)
  expect(scaleDb(0)).toBe(nothing)
})

test('a reading is the highest of all that came since the last one', () => {
  const { source } = fakeClock()
  const indication = createIndication(source)
  for (const level of [0.1, 0.9, 0.2]) indication.take(level, level / 2)
  const { left, right } = indication.read(false)
  expect(left).toBeCloseTo(scaleDb(0.9))
  expect(right).toBeCloseTo(scaleDb(0.45))
})

test('two reads within one frame are the same, and neither loses the peak', () => {
  const { clock, source } = fakeClock()
  const indication = createIndication(source)
  clock.frameMs = 16
  indication.take(0.9, 0.9)
  const first = indication.read(false).left
  indication.take(0.1, 0.1)
  expect(indication.read(false).left).toBe(first)
  clock.frameMs = 33
  expect(indication.read(false).left).toBeCloseTo(scaleDb(0.1))
})

test('the highest point stays for a second', () => {
  const { clock, source } = fakeClock()
  const indication = createIndication(source)
  indication.take(0.8, 0)
  indication.read(false)
  for (let ms = 0; ms < 950; ms += 50) {
    clock.nowMs += 50
    indication.take(0.1, 0)
    expect(indication.read(false).held.left).toBeCloseTo(scaleDb(0.8))
  }
  clock.nowMs += 100
  indication.take(0.1, 0)
  expect(indication.read(false).held.left).toBeCloseTo(scaleDb(0.1))
})

test('where the sound stands still the meter falls by itself, 20 dB in 1.7 s, to rest', () => {
  const { clock, source } = fakeClock()
  const indication = createIndication(source)
  indication.take(1, 1)
  const before = indication.read(false).left
  for (let frame = 0; frame < 100; frame += 1) {
    clock.nowMs += 17
    indication.read(false)
  }
  // The first 150 ms might be a page that was busy.
  expect(before - indication.read(false).left).toBeCloseTo((20 * (1700 - 150)) / 1700, 0)
  for (let frame = 0; frame < 300; frame += 1) {
    clock.nowMs += 17
    indication.read(false)
  }
  expect(indication.read(false)).toMatchObject({ left: nothing, held: { left: nothing } })
  expect(indication.isResting()).toBe(true)
})

test('listeners are called once at the end of a rest', () => {
  const { source } = fakeClock()
  const indication = createIndication(source)
  let woken = 0
  const stop = indication.onWake(() => {
    woken += 1
  })
  indication.take(0, 0)
  expect(woken).toBe(0)
  indication.take(0.5, 0.5)
  indication.take(0.6, 0.5)
  expect(woken).toBe(1)
  stop()
})

test('simulated levels are marked so, a meter at rest never is', () => {
  const { source } = fakeClock()
  const indication = createIndication(source)
  indication.take(0, 0)
  expect(indication.read(true).isSimulated).toBe(false)
  indication.take(0.5, 0)
  expect(indication.read(true).isSimulated).toBe(true)
  indication.take(0.5, 0)
  expect(indication.read(false).isSimulated).toBe(false)
})
