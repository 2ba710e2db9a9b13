import { adminScript } from '#content/pages/adminScript.ts'
import type { Language } from '#contract/common.ts'
import type { Voice } from '#contract/narrationScript.ts'
import { fill } from '#lib/text/fill.ts'

/** Who speaks a segment, in plain words. */
export function voiceWords(voice: Voice | null, language: Language): string {
  const words = adminScript[language]
  if (voice === null) return words.voice.none
  const nameless = voice.by === 'person' ? words.somePerson : words.someVoice
  return fill(words.voice[voice.by], { name: voice.name ?? nameless })
}
