import { afterEach, expect, test } from 'vitest'
import { chooseLoudness, forgetLoudness, fullLoudness, loudness, onLoudness } from '#lib/loudness.ts'

afterEach(forgetLoudness)

test('a choice is heard of by all who follow it, within 0 to 1, until they stop', () => {
  const heard: unknown[] = []
  const stop = onLoudness(() => heard.push(loudness()))
  chooseLoudness({ muted: false, volume: 0.3 })
  chooseLoudness({ muted: true, volume: 7 })
  stop()
  chooseLoudness({ muted: false, volume: -1 })
  expect(heard).toEqual([
    { muted: false, volume: 0.3 },
    { muted: true, volume: 1 },
  ])
  expect(loudness()).toEqual({ muted: false, volume: 0 })
})

test('the next visitor begins at full loudness', () => {
  chooseLoudness({ muted: true, volume: 0.2 })
  forgetLoudness()
  expect(loudness()).toEqual(fullLoudness)
})
