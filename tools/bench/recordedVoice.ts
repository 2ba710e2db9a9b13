import type { Language } from '#contract/common.ts'
import { writeWav } from '#server/storyteller/sound/wav.ts'
import { openSynthesizer, speak } from '#server/storyteller/embedded/synthesize.ts'

/** A recording of a text in a voice that no narrator has, as WAV: in place of a person's. */
export async function recordedVoice(text: string, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const synthesizer = await openSynthesizer()
  const voice = { language, variant: 'visitorElder', rate: 150, pitch: 62, range: 70 } as const
  const { samples, sampleRate } = speak(synthesizer, text, voice)
  return writeWav(samples, sampleRate).slice()
}
