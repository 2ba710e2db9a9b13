import type { Language } from '../../../contract/common.ts'
import type { VoiceSettings } from './synthesize.ts'

/** Slower, lower and a little livelier than the synthesizer's defaults (175 words a minute, 50, 50). */
export const narratorVoices: Readonly<Record<Language, VoiceSettings>> = {
  de: { voice: 'de', rate: 150, pitch: 42, range: 58 },
  en: { voice: 'en-GB-x-rp', rate: 152, pitch: 42, range: 58 },
}
