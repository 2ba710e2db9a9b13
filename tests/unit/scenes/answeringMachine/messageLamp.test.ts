import { expect, test } from 'vitest'
import { countedAfter, isLampOn } from '#scenes/answeringMachine/messageLamp.ts'

/** How often the lamp comes on until it has counted. */
function blinks(count: number): number {
  let times = 0
  let wasLit = false
  for (let seconds = 0; seconds < countedAfter(count); seconds += 0.01) {
    const lit = isLampOn(count, seconds)
    if (lit && !wasLit) times += 1
    wasLit = lit
  }
  return times
}

test.each([1, 2, 5, 9])('[ANSW-03] the lamp blinks once for each of %i messages, then stays lit', (count) => {
  expect(blinks(count)).toBe(count)
  expect(isLampOn(count, countedAfter(count) - 0.02)).toBe(false)
  expect(isLampOn(count, countedAfter(count))).toBe(true)
  expect(isLampOn(count, 3600)).toBe(true)
})

test('[ANSW-03] without messages it stays dark', () => {
  expect([0, 1, 60].map((seconds) => isLampOn(0, seconds))).toEqual([false, false, false])
})

test('[ANSW-03] it never flashes more than three times in a second', () => {
  const onsets = Array.from({ length: 600 }, (_, i) => i / 100).filter(
    (seconds) => isLampOn(9, seconds) && !isLampOn(9, seconds - 0.01),
  )
  for (const at of onsets)
    expect(onsets.filter((other) => other >= at && other < at + 1).length).toBeLessThanOrEqual(3)
})
