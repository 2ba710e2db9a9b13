import * as z from 'zod/mini'
import { type Script, Segment, type Voice } from '#contract/narrationScript.ts'
import { trimText } from '#contract/trimText.ts'
import { randomUuid } from '#lib/browser/randomUuid.ts'
import { adminScript } from '#content/pages/adminScript.ts'
import type { Language } from '#contract/common.ts'
import { fill } from '#lib/text/fill.ts'

/** What staff change of a segment. */
const EditedSegment = z.pick(Segment, {
  id: true,
  kind: true,
  text: true,
  seconds: true,
  endsParagraph: true,
})
export type EditedSegment = z.infer<typeof EditedSegment>

export const editedOf = ({ segments }: Script): EditedSegment[] =>
  segments.map(({ id, kind, text, seconds, endsParagraph }) => ({ id, kind, text, seconds, endsParagraph }))

/** As a draft stores them. */
export const written = (segments: readonly EditedSegment[]): string => JSON.stringify(segments)

/** @param text made by `written` */
export const read = (text: string): EditedSegment[] => z.parse(z.array(EditedSegment), JSON.parse(text))

export const newSegment = (kind: 'text' | 'pause' | 'sound'): EditedSegment => ({
  id: randomUuid(),
  kind,
  text: '',
  seconds: kind === 'pause' ? 1 : null,
  endsParagraph: false,
})

/** Whether it can be stored: only a pause has no words, and a quote's are chosen for it. */
export const isWhole = ({ kind, text }: EditedSegment): boolean =>
  kind === 'pause' || kind === 'quote' || trimText(text) !== ''

/** Who speaks a segment, in plain words. */
export function voiceWords(voice: Voice | null, language: Language): string {
  const words = adminScript[language]
  if (voice === null) return words.voice.none
  const nameless = voice.by === 'person' ? words.somePerson : words.someVoice
  return fill(words.voice[voice.by], { name: voice.name ?? nameless })
}
