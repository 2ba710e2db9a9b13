import { filter } from '#server/storyteller/sound/filter.ts'
import { integratedLoudness } from '#server/storyteller/sound/loudness.ts'
import { fadeEnds, fromDecibels, peakOf, scale } from '#server/storyteller/sound/samples.ts'
import { framesOf } from '#server/storyteller/alignment/measureSpeech.ts'

/** Every segment of a narration is as loud as this before it is mixed, LUFS of one channel. */
export const segmentLufs = -23
/** Rumble and the blows of breath on a microphone lie below, Hz. */
const highpassHz = 80
/** Between words the room is turned down by so much, never off: silence would sound like a fault. */
const gateDb = -12
/** Beneath the level of the voice, dB: nobody speaks so softly. */
const gateUnderVoiceDb = -34
const gateSeconds = { ahead: 0.03, attack: 0.008, release: 0.15 } as const
/** Kept around what is said, seconds. */
const margins = { before: 0.08, after: 0.16, fade: 0.015 } as const

/**
 * A recording as it is mixed: without rumble, the room between words turned down, without silence around it, and at
 * `segmentLufs`.
 */
export function cleanVoice(recorded: Float32Array, sampleRate: number): Float32Array {
  const whole = recorded.slice()
  filter(whole, sampleRate, { kind: 'highpass', hz: highpassHz }, { kind: 'highpass', hz: highpassHz })
  const { levels, voice, length } = framesOf(whole, sampleRate)
  const threshold = voice * fromDecibels(gateUnderVoiceDb)
  const first = levels.findIndex((level) => level > threshold)
  const last = levels.findLastIndex((level) => level > threshold)
  const start = Math.max(0, first * length - Math.round(margins.before * sampleRate))
  const end = Math.min(whole.length, (last + 1) * length + Math.round(margins.after * sampleRate))
  gate(whole, sampleRate, threshold)
  const voiced = whole.slice(start, end)
  const fade = Math.round(margins.fade * sampleRate)
  fadeEnds(voiced, fade, fade)
  toSegmentLoudness(voiced, sampleRate)
  return voiced
}

/** Brings a voice to `segmentLufs`; peaks that would pass full scale hold it back. Silence stays. */
export function toSegmentLoudness(voice: Float32Array, sampleRate: number): void {
  const loudness = integratedLoudness([voice], sampleRate)
  const peak = peakOf(voice)
  if (loudness <= -70 || peak === 0) return
  scale(voice, Math.min(fromDecibels(segmentLufs - loudness), 0.98 / peak))
}

function gate(samples: Float32Array, sampleRate: number, threshold: number): void {
  const ahead = Math.round(gateSeconds.ahead * sampleRate)
  const closed = fromDecibels(gateDb)
  const attack = Math.exp(-1 / (gateSeconds.attack * sampleRate))
  const release = Math.exp(-1 / (gateSeconds.release * sampleRate))
  const source = samples.slice()
  let gain = closed
  let until = -1
  for (let i = 0; i < samples.length; i += 1) {
    if (Math.abs(source[i + ahead] ?? 0) > threshold) until = i + 2 * ahead
    const wanted = i < until ? 1 : closed
    const pole = wanted > gain ? attack : release
    gain = pole * gain + (1 - pole) * wanted
    samples[i] = (source[i] ?? 0) * gain
  }
}
