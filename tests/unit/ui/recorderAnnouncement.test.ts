import { expect, test } from 'vitest'
import { recorderWords } from '#content/recorder.ts'
import { announcement } from '#ui/kit/recorder/announcement.ts'

const words = recorderWords.en
const recording = (remainingMs: number) =>
  announcement(
    { phase: 'recording', session: 1, previous: null, elapsedMs: 0, remainingMs, loudness: 'good' },
    words,
  )

test('the time left is said at one minute and at ten seconds, not every second', () => {
  const said = Array.from({ length: 90 }, (_, second) => recording((90 - second) * 1000))
  expect([...new Set(said)]).toEqual(['Recording. Speak now.', 'One minute left.', 'Ten seconds left.'])
})

test('the count-in is counted aloud', () => {
  const said = [3, 2, 1].map((count) =>
    announcement({ phase: 'countIn', session: 1, previous: null, count, isRolling: false }, words),
  )
  expect(said).toEqual(['3', '2', '1'])
})

test('German and English say the same things, in Swiss spelling', () => {
  const keys = (value: object): string[] =>
    Object.entries(value).flatMap(([key, inner]) =>
      typeof inner === 'object' && inner !== null ? keys(inner).map((each) => `${key}.${each}`) : [key],
    )
  expect(keys(recorderWords.de)).toEqual(keys(recorderWords.en))
  expect(JSON.stringify(recorderWords.de)).not.toContain('ß')
})
