import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { marginBytes, remainingMs } from '#audio/recorder/budget.ts'
import { levelOf } from '#audio/recorder/levelMeter.ts'
import { createLoudnessJudge, type LevelSample } from '#audio/recorder/loudness.ts'
import { faultOf } from '#audio/recorder/microphone.ts'
import { chooseFormat, isSafari } from '#audio/recorder/recordingFormat.ts'

/** What the judge says after `seconds` of windows of 50 ms. */
function verdictAfter(seconds: number, windowAt: (index: number) => LevelSample | null) {
  const judge = createLoudnessJudge()
  return Array.from({ length: seconds * 20 }, (_, index) => judge(windowAt(index), index * 50)).at(-1)
}
const speech: LevelSample = { peakDb: -9, rmsDb: -22 }
const pause: LevelSample = { peakDb: -55, rmsDb: -65 }
const clipped: LevelSample = { peakDb: 0, rmsDb: -6 }

test('speech with pauses is neither too quiet nor too loud', () => {
  expect(verdictAfter(8, (index) => (index % 30 < 12 ? speech : pause))).toBe('good')
})

test('a voice from across the room is too quiet', () => {
  expect(verdictAfter(6, () => ({ peakDb: -40, rmsDb: -52 }))).toBe('tooQuiet')
})

test('a voice that clips again and again is too loud', () => {
  expect(verdictAfter(6, (index) => (index % 5 === 0 ? clipped : speech))).toBe('tooLoud')
})

test('one knock on the microphone is not too loud', () => {
  expect(verdictAfter(6, (index) => (index === 100 ? clipped : speech))).toBe('good')
})

test('nothing is judged in the first two seconds', () => {
  expect(verdictAfter(2, () => pause)).toBe('waiting')
})

test('a meter that stands is no voice that is too quiet, and is judged anew when it runs', () => {
  expect(verdictAfter(6, () => null)).toBe('noLevel')
  expect(verdictAfter(6, (index) => (index < 40 ? null : speech))).toBe('good')
})

test('twelve minutes of our Opus fit, and the limit is not reached', () => {
  const bytesPerMs = 6.2
  const at = (ms: number) => remainingMs(ms, ms * bytesPerMs, limits.audioBytes)
  expect(at(11.9 * 60_000)).toBeGreaterThan(0)
  expect(at(12 * 60_000)).toBe(0)
})

test('an encoder that writes more than asked gets less time, never more bytes', () => {
  const bytesPerMs = 16
  let ms = 0
  while (remainingMs(ms, ms * bytesPerMs, limits.audioBytes) > 0) ms += 250
  expect(ms * bytesPerMs).toBeLessThan(limits.audioBytes - marginBytes / 2)
  expect(ms).toBeGreaterThan(4 * 60_000)
})

test('records Opus in WebM, else MP4, and MP4 first in Safari', () => {
  const supports =
    (...types: string[]) =>
    (type: string) =>
      types.some((known) => type.startsWith(known))
  expect(chooseFormat(supports('audio/webm', 'audio/mp4'), false)).toBe('audio/webm;codecs=opus')
  expect(chooseFormat(supports('audio/mp4'), false)).toBe('audio/mp4;codecs=opus')
  expect(chooseFormat(supports('audio/webm', 'audio/mp4'), isSafari('Apple Computer, Inc.'))).toBe(
    'audio/mp4;codecs=mp4a.40.2',
  )
  expect(chooseFormat(supports('audio/ogg'), false)).toBeNull()
})

test('each failure to get a microphone has its own sentence', () => {
  const named = (name: string) => faultOf(new DOMException('', name))
  expect(['NotAllowedError', 'NotFoundError', 'NotReadableError', 'OddError'].map(named)).toEqual([
    'denied',
    'noDevice',
    'busy',
    'unsupported',
  ])
})

test('a full-scale sine has a peak of 0 dB and an RMS of -3 dB', () => {
  const sine = Float32Array.from({ length: 4800 }, (_, index) => Math.sin(index / 7.64))
  expect(levelOf(sine).peakDb).toBeCloseTo(0, 1)
  expect(levelOf(sine).rmsDb).toBeCloseTo(-3, 1)
  expect(levelOf(new Float32Array(10)).peakDb).toBe(-Infinity)
})
