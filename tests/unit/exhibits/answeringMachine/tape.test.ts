import { expect, test } from 'vitest'
import { afterKey, messagesOf, nextOf, type Played } from '#exhibits/answeringMachine/tape.ts'
import { aStory } from '#tests/e2e/support/stories.ts'

const ids = [30, 20, 10]

test.each<[Played, 'greeting' | number]>([
  [null, 'greeting'],
  ['greeting', 30],
  [30, 20],
  [20, 10],
  [10, 'greeting'],
])('after %s the key plays %s', (played, next) => {
  expect(nextOf(played, ids)).toBe(next)
})

test('without messages the key plays the greeting again', () => {
  expect(nextOf('greeting', [])).toBe('greeting')
})

test('after a message that was taken away meanwhile the key plays the greeting', () => {
  expect(nextOf(25, ids)).toBe('greeting')
})

test.each([
  ['greeting', 20, 'greeting'],
  ['next', null, 30],
  ['next', 'greeting', 30],
  ['next', 30, 20],
  ['next', 10, 'greeting'],
  ['rewind', 20, null],
  ['stop', 20, 20],
] as const)('the key %s after %s: %s', (key, played, after) => {
  expect(afterKey(key, played, ids)).toBe(after)
})

test('[ANSW-03] the tape holds the nine newest stories, the newest first', () => {
  const stories = Array.from({ length: 12 }, (_, index) => aStory({ id: 112 - index }))
  expect(messagesOf(stories).map(({ id }) => id)).toEqual([112, 111, 110, 109, 108, 107, 106, 105, 104])
  expect(messagesOf(null)).toEqual([])
})
