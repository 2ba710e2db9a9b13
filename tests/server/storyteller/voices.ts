import { filter } from '#server/storyteller/sound/filter.ts'
import { resample } from '#server/storyteller/sound/resample.ts'
import { writeWav } from '#server/storyteller/sound/wav.ts'
import { openSynthesizer, speak } from '#server/storyteller/embedded/synthesize.ts'
import type { Language } from '#contract/common.ts'

/** A person who reads: a voice that no narrator of the exhibition has, in a room that is not silent. */
export interface Person {
  /** How much longer than the synthesizer's the throat is: lower and slower above 1. */
  readonly throat: number
  readonly pitch: number
  readonly rate: number
  /** RMS of the room, of full scale. */
  readonly noise: number
  /** Loudness, of full scale. */
  readonly gain: number
}

export const anna: Person = { throat: 0.9, pitch: 62, rate: 150, noise: 0.0012, gain: 0.5 }
export const bruno: Person = { throat: 1.14, pitch: 38, rate: 165, noise: 0.0006, gain: 0.16 }

const recordedRate = 48_000
let opened: ReturnType<typeof openSynthesizer> | undefined

/** Somebody's recording of a text, with when each sentence of it really begins. */
export async function recordingOf(sentences: readonly string[], person: Person, language: Language = 'de') {
  const synthesizer = await (opened ??= openSynthesizer())
  const { samplerate } = synthesizer
  const parts: Float32Array[] = []
  const starts: number[] = []
  let length = Math.round(0.6 * recordedRate)
  for (const sentence of sentences) {
    const settings = {
      language,
      variant: 'visitorElder',
      rate: person.rate,
      pitch: person.pitch,
      range: 70,
    } as const
    const { samples } = speak(synthesizer, sentence, settings)
    // Played at another speed a voice is another throat.
    const said = resample(samples, samplerate / person.throat, recordedRate)
    const first = said.findIndex((value) => Math.abs(value) > 0.01)
    const last = said.findLastIndex((value) => Math.abs(value) > 0.01)
    const voice = said.slice(first, last)
    starts.push(length / recordedRate)
    parts.push(voice)
    length += voice.length + Math.round(0.55 * recordedRate)
  }
  const whole = new Float32Array(length + Math.round(0.4 * recordedRate))
  let random = 1
  for (let i = 0; i < whole.length; i += 1) {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0
    whole[i] = (random / 2 ** 31 - 1) * person.noise * 1.7
  }
  for (const [index, part] of parts.entries()) {
    const at = Math.round((starts[index] ?? 0) * recordedRate)
    for (const [i, value] of part.entries()) whole[at + i] = (whole[at + i] ?? 0) + value * person.gain
  }
  filter(whole, recordedRate, { kind: 'peak', hz: 700 * person.throat, db: 3, q: 1 })
  return { wav: writeWav(whole, recordedRate), starts, seconds: whole.length / recordedRate }
}
