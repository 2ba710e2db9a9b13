import loadSynthesizer from '@echogarden/espeak-ng-emscripten'
import type { Synthesizer } from '@echogarden/espeak-ng-emscripten'
import type { VoiceVariant } from '#content/narrations/staging.ts'
import type { Language } from '#contract/common.ts'
import { voiceVariants } from './voices/variants.ts'

export interface VoiceSettings {
  readonly language: Language
  readonly variant: VoiceVariant
  /** Words per minute. */
  readonly rate: number
  /** 0 to 100; 50 is the variant's own. */
  readonly pitch: number
  /** Range of the intonation, 0 to 100. */
  readonly range: number
}

export interface SpokenWord {
  /** Position in the text, characters from 0. */
  readonly at: number
  readonly seconds: number
  readonly sounds: string
}

export interface Speech {
  readonly samples: Float32Array
  /** Hz. */
  readonly sampleRate: number
  readonly words: readonly SpokenWord[]
}

const baseVoices: Record<Language, string> = { de: 'de', en: 'en-GB-x-rp' }
const variantFolder = '/usr/share/espeak-ng-data/voices/!v'

export async function openSynthesizer(): Promise<Synthesizer> {
  const synthesizer = await loadSynthesizer()
  const encoder = new TextEncoder()
  for (const [name, text] of Object.entries(voiceVariants)) {
    synthesizer.FS_createDataFile(variantFolder, fileName(name), encoder.encode(text), true, false)
  }
  return new synthesizer.eSpeakNGWorker()
}

/** Speaks a text that is `sayable`. @throws Error where the synthesizer lacks the voice */
export function speak(synthesizer: Synthesizer, text: string, settings: VoiceSettings): Speech {
  const voice = `${baseVoices[settings.language]}+${fileName(settings.variant)}`
  const code = synthesizer.set_voice(voice)
  if (code !== 0) throw new Error(`The synthesizer has no voice ${voice} (code ${code}).`)
  synthesizer.rate = settings.rate
  synthesizer.pitch = settings.pitch
  synthesizer.range = settings.range

  const chunks: Int16Array[] = []
  const words: { at: number; seconds: number; sounds: string }[] = []
  synthesizer.synthesize(text, (samples, events) => {
    if (samples) chunks.push(samples)
    for (const event of events) {
      if (event.type === 'word') {
        words.push({ at: event.text_position - 1, seconds: event.audio_position / 1000, sounds: '' })
      }
      const word = words.at(-1)
      if (event.type === 'phoneme' && word) word.sounds += String(event.id ?? '')
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

function fileName(variant: string): string {
  return `nachklang-${variant}`
}

/** A sentence for the synthesizer, and the pause after it. */
export interface Utterance {
  readonly text: string
  readonly voice: VoiceSettings
  /** A visitor's words: further away than the narrator. */
  readonly isVisitor: boolean
  readonly pauseMs: number
}

/** Times of an utterance, seconds from the beginning of the whole. */
export interface SpokenUtterance {
  readonly endSeconds: number
  /** Positions of its words in the text (characters from 0), and their times. */
  readonly words: readonly { readonly at: number; readonly seconds: number }[]
}
