import { Offline } from 'tone'
import { expect, test } from 'vitest'
import type { PartVoice } from '#audio/parts/PartVoice.ts'
import { playPart } from '#audio/parts/playPart.ts'
import { DegaussVoice, DiskVoice, HeadVoice, MotorVoice } from '#audio/parts/voices.ts'
import { theMixer } from '#audio/theMixer.ts'
import { decibels, largestStep, level, listenTo, stretch, wait } from './measure.ts'

const rate = 48_000
const voices = [
  [MotorVoice, 3.6],
  [HeadVoice, 4.2],
  [DiskVoice, 5],
  [DegaussVoice, 2.4],
] as const

/** Until just before it disposes of itself: offline, all timers run before the first sample. */
async function render(Voice: new () => PartVoice, seconds: number, stopAt?: number) {
  const buffer = await Offline(
    (context) => {
      const voice = new Voice().toDestination()
      const stop = voice.start()
      if (stopAt !== undefined) context.setTimeout(stop, stopAt)
    },
    seconds,
    1,
    rate,
  )
  return buffer.getChannelData(0)
}

for (const [Voice, seconds] of voices)
  test(`${Voice.name} sounds below full scale, and ends in silence without a click`, async () => {
    const sound = await render(Voice, seconds + 0.9)
    expect(decibels(level(stretch(sound, rate, 0, seconds)))).toBeGreaterThan(-45)
    expect(sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeLessThan(0.9)
    expect(level(stretch(sound, rate, seconds + 0.1, seconds + 0.9))).toBe(0)
    expect(largestStep(stretch(sound, rate, seconds - 0.02, seconds + 0.1))).toBeLessThan(0.01)
  })

test('a part that is left falls silent', async () => {
  const sound = await render(MotorVoice, 1.28, 1)
  expect(decibels(level(stretch(sound, rate, 0.5, 1)))).toBeGreaterThan(-45)
  expect(level(stretch(sound, rate, 1.15, 1.28))).toBe(0)
})

test('a part sounds through the device channel', async () => {
  const mixer = await theMixer()
  const heard = await listenTo(mixer.bus('device'))
  const stop = playPart('degauss', mixer.bus('device'))
  await wait(600)
  stop()
  expect(decibels(level(heard()))).toBeGreaterThan(-60)
})
