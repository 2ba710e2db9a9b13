import { filter } from '#server/storyteller/sound/filter.ts'
import { integratedLoudness } from '#server/storyteller/sound/loudness.ts'
import { fadeEnds, fromDecibels, peakOf, scale } from '#server/storyteller/sound/samples.ts'
import { framesOf } from '#server/storyteller/alignment/measureSpeech.ts'

/** Loudness of every segment before mixing, LUFS of one channel. */
export const segmentLufs = -23
/** Hz below which there is only rumble and breath. */
const highpassHz = 80
/** Reduction of the background between words, dB; silence would sound like a fault. */
const gateDb = -12
/** Threshold relative to the voice, dB. */
const gateUnderVoiceDb = -34
const gateSeconds = { ahead: 0.03, attack: 0.008, release: 0.15 } as const
/** Seconds kept around speech. */
const margins = { before: 0.08, after: 0.16, fade: 0.015 } as const

/** A recording prepared for mixing: without rumble and outer silence, quieter between words, at `segmentLufs`. */
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

/** Brings a voice to `segmentLufs`, as far as peaks stay below full scale. Silence stays. */
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
