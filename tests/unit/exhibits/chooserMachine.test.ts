import { expect, test } from 'vitest'
import { type ChooserEvent, initialChooser, nextChooser } from '#exhibits/werkschau/chooserMachine.ts'
import { someOf } from '#exhibits/werkschau/someOf.ts'

const after = (...events: ChooserEvent[]) => events.reduce(nextChooser, initialChooser)
const lit: ChooserEvent = { type: 'lit' }
const chooseTape: ChooserEvent = { type: 'choose', key: 'tape' }

test('in the lit hall choosing starts a way in, and its end leads to the room', () => {
  expect(after(lit, chooseTape)).toMatchObject({ chosen: 'tape', goes: false })
  expect(after(lit, chooseTape, { type: 'arrived' })).toMatchObject({ chosen: 'tape', goes: true })
})

test('before a still choosing leads to the room at once', () => {
  expect(after(chooseTape)).toMatchObject({ chosen: 'tape', goes: true })
  expect(after({ type: 'broke' }, chooseTape)).toMatchObject({ goes: true })
})

test.each<ChooserEvent>([{ type: 'skip' }, { type: 'choose', key: 'echo' }, { type: 'broke' }])(
  'on the way in $type leads to the room that was chosen, at once',
  (event) => {
    expect(after(lit, chooseTape, event)).toMatchObject({ chosen: 'tape', goes: true })
  },
)

test('nobody is dragged into a room: without a choice there is nothing to skip or to arrive at', () => {
  expect(after(lit, { type: 'skip' }, { type: 'arrived' })).toMatchObject({ chosen: null, goes: false })
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

test('on the way in nothing else is approached', () => {
  expect(after(lit, chooseTape, { type: 'approach', key: 'echo' }).approached).toBe('tape')
})

test('a hall that broke can be lit again', () => {
  const state = after({ type: 'broke' }, { type: 'retry' })
  expect(state).toMatchObject({ light: 'coming', attempt: 1 })
  expect(nextChooser(state, lit).light).toBe('on')
})

test('[WERK-02] up to four pictures are picked, each once', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'a']
  for (const random of [() => 0, () => 0.5, () => 0.999]) {
    const picked = someOf(all, 4, random)
    expect(picked).toHaveLength(4)
    expect(new Set(picked).size).toBe(4)
  }
  expect(someOf(['a'], 4, () => 0)).toEqual(['a'])
  expect(someOf([], 4, () => 0)).toEqual([])
})

test('light that was taken away comes again by itself; who was on the way in is led on', () => {
  expect(after(lit, { type: 'interrupted' })).toMatchObject({ light: 'coming', goes: false })
  expect(after(lit, { type: 'interrupted' }, lit)).toMatchObject({ light: 'on', goes: false })
  expect(after(lit, chooseTape, { type: 'interrupted' })).toMatchObject({ light: 'coming', goes: true })
  expect(after({ type: 'broke' }, { type: 'interrupted' })).toMatchObject({ light: 'broken' })
})
