import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  initialMuseum,
  type MuseumEvent,
  type MuseumState,
  nextMuseum,
  type Thing,
} from '#exhibits/interfaceMuseum/museumMachine.ts'

const run = (events: readonly MuseumEvent[], start: MuseumState = initialMuseum) =>
  events.reduce(nextMuseum, start)
const click = (thing: Thing): MuseumEvent => ({ type: 'click', thing })
const close: MuseumEvent = { type: 'close' }

test('three clicks, each with a pop-up whose Close goes on', () => {
  expect(run([click('screen')])).toMatchObject({ step: 0, isPopupOpen: true })
  expect(run([click('screen'), close])).toMatchObject({ step: 1, isPopupOpen: false })
  expect(run([click('screen'), close, click('bin')])).toMatchObject({ step: 1, isPopupOpen: true })
  const third = [click('screen'), close, click('bin'), close, click('window')]
  expect(run(third)).toMatchObject({ step: 2, isPopupOpen: true, isDone: false })
  expect(run([...third, close])).toMatchObject({ step: 2, isPopupOpen: false, isDone: true })
})

test('other clicks are answered and change nothing else; the same one twice is answered twice', () => {
  const second = run([click('screen'), close])
  const missed = run([click('letter'), click('letter')], second)
  expect(missed).toEqual({ ...second, missed: 'letter', misses: 2 })
  expect(run([click('bin')], missed)).toMatchObject({ isPopupOpen: true, missed: null })
  expect(run([{ type: 'rightClick' }])).toMatchObject({ step: 0, isPopupOpen: false, missed: 'rightButton' })
})

test('after the last step bin and window can be looked up again', () => {
  const done = run([click('screen'), close, click('bin'), close, click('window'), close])
  expect(run([click('bin')], done)).toMatchObject({ step: 1, isPopupOpen: true, isDone: true })
  expect(run([click('bin'), close], done)).toEqual(done)
  expect(run([click('desk')], done)).toBe(done)
})

const anyEvent = fc.oneof(
  fc
    .constantFrom<Thing>('screen', 'bin', 'window', 'letter', 'drawer', 'desk')
    .map((thing): MuseumEvent => click(thing)),
  fc.constantFrom<MuseumEvent>({ type: 'rightClick' }, close, { type: 'restart' }),
)

test('restart resets from anywhere, and no event skips a step', () => {
  fc.assert(
    fc.property(fc.array(anyEvent), (events) => {
      let state = initialMuseum
      for (const event of events) {
        const next = nextMuseum(state, event)
        if (event.type === 'restart') expect(next).toEqual(initialMuseum)
        else if (!state.isDone) {
          expect(next.step === state.step || (event.type === 'close' && next.step === state.step + 1)).toBe(
            true,
          )
        }
        state = next
      }
    }),
  )
})
