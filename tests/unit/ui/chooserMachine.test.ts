import { expect, test } from 'vitest'
import {
  type ChooserEvent,
  initialChooser,
  nextChooser,
  exhibitToEnter,
} from '#ui/pages/werkschau/chooserMachine.ts'
import { sample } from '#ui/pages/werkschau/sample.ts'

const after = (...events: ChooserEvent[]) => events.reduce(nextChooser, initialChooser)
const chooseTape: ChooserEvent = { type: 'choose', key: 'tape' }
const arrive: ChooserEvent = { type: 'arrive' }

test('with a scene, choosing starts a flight, whose end opens the exhibit', () => {
  expect(exhibitToEnter(after(chooseTape), true)).toBeNull()
  expect(exhibitToEnter(after(chooseTape, arrive), true)).toBe('tape')
})

test('with a still, or a scene that fails during the flight, choosing opens the exhibit at once', () => {
  expect(exhibitToEnter(after(), false)).toBeNull()
  expect(exhibitToEnter(after(chooseTape), false)).toBe('tape')
})

test('a second choice during the flight skips it, and opens the first choice', () => {
  expect(exhibitToEnter(after(chooseTape, { type: 'choose', key: 'echo' }), true)).toBe('tape')
})

test('without a choice there is nothing to arrive at', () => {
  expect(exhibitToEnter(after(arrive), true)).toBeNull()
  expect(exhibitToEnter(after(arrive, chooseTape), true)).toBeNull()
})

test('one object is approached at a time, and a late leave does not send away the next one', () => {
  const state = after(
    { type: 'approach', key: 'tape' },
    { type: 'approach', key: 'ipod' },
    { type: 'leave', key: 'tape' },
  )
  expect(state.approached).toBe('ipod')
  expect(nextChooser(state, { type: 'leave', key: 'ipod' }).approached).toBeNull()
})

test('during the flight nothing else is approached', () => {
  expect(after(chooseTape, { type: 'approach', key: 'echo' }).approached).toBe('tape')
})

test('up to four pictures are picked, each once', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'a']
  for (const random of [() => 0, () => 0.5, () => 0.999]) {
    const picked = sample(all, 4, random)
    expect(picked).toHaveLength(4)
    expect(new Set(picked).size).toBe(4)
  }
  expect(sample(['a'], 4, () => 0)).toEqual(['a'])
  expect(sample([], 4, () => 0)).toEqual([])
})
