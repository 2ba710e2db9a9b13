import loadSynthesizer from '@echogarden/espeak-ng-emscripten'
import type { Synthesizer } from '@echogarden/espeak-ng-emscripten'

/** How the narrator sounds. */
export interface VoiceSettings {
  /** Name of a synthesizer voice. */
  readonly voice: string
  /** Words a minute. */
  readonly rate: number
  /** 0 to 100. */
  readonly pitch: number
  /** Liveliness of the intonation, 0 to 100. */
  readonly range: number
}

export interface Speech {
  readonly samples: Float32Array
  /** Hz. */
  readonly sampleRate: number
  /** Where each word stands in the text (characters from 0) and when it begins (seconds). */
  readonly words: readonly { readonly at: number; readonly seconds: number }[]
}

export async function openSynthesizer(settings: VoiceSettings): Promise<Synthesizer> {
  const { eSpeakNGWorker } = await loadSynthesizer()
  const synthesizer = new eSpeakNGWorker()
  const code = synthesizer.set_voice(settings.voice)
  if (code !== 0) throw new Error(`The synthesizer has no voice ${settings.voice} (code ${code}).`)
  synthesizer.rate = settings.rate
  synthesizer.pitch = settings.pitch
  synthesizer.range = settings.range
  return synthesizer
}

export function speak(synthesizer: Synthesizer, text: string): Speech {
  const chunks: Int16Array[] = []
  const words: { at: number; seconds: number }[] = []
  synthesizer.synthesize(text, (samples, events) => {
    if (samples) chunks.push(samples)
    for (const event of events) {
      if (event.type !== 'word') continue
      words.push({ at: event.text_position - 1, seconds: event.audio_position / 1000 })
    }
    return false
  })
  const samples = new Float32Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let offset = 0
  for (const chunk of chunks) {
    for (const value of chunk) samples[offset++] = value / 32_768
  }
  return { samples, sampleRate: synthesizer.samplerate, words }
}
