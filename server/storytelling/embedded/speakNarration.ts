import type { Language } from '#contract/common.ts'
import type { NarrationOrder, ReadingOrder, SpokenNarration, WrittenNarration } from '../ports.ts'
import { composeScript, paragraphText, quotedStories } from './composeNarration.ts'
import type { Paragraph } from './composeNarration.ts'
import { cuesOf } from './cues.ts'
import { linesOf } from './lines.ts'
import { renderSpeech } from './renderSpeech.ts'
import { readingStaging, stagingOf } from './stagings.ts'
import type { Staging } from '#content/narrations/staging.ts'

/** What the server asks its narrating process for. */
export type NarrationJob = { readonly narrate: NarrationOrder } | { readonly read: ReadingOrder }

/** The whole of the embedded narrator's work: writes, speaks, masters, sets captions. */
export async function speakNarration(job: NarrationJob): Promise<WrittenNarration> {
  return 'narrate' in job ? narrate(job.narrate) : { ...(await read(job.read)), storyIds: [] }
}

async function narrate(order: NarrationOrder): Promise<WrittenNarration> {
  const { language } = order
  const script = composeScript(order)
  const spoken = await speakAll(script, stagingOf(order.deviceId), language)
  return { ...spoken, storyIds: quotedStories(script) }
}

function read({ text, language }: ReadingOrder): Promise<SpokenNarration> {
  const paragraphs = text
    .split(/\n+/)
    .map((paragraph) => paragraph.replace(/\s+/gu, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => [{ text: paragraph, visitor: null }])
  return speakAll(paragraphs, readingStaging, language)
}

async function speakAll(
  paragraphs: readonly Paragraph[],
  staging: Staging,
  language: Language,
): Promise<SpokenNarration> {
  const lines = linesOf(paragraphs, staging, language)
  const { mp3, seconds, waveform, spoken } = await renderSpeech({
    utterances: lines.map(({ text, voice, isVisitor, pauseMs }) => ({ text, voice, isVisitor, pauseMs })),
    colour: staging.colour,
    bed: staging.bed,
  })
  return {
    transcript: paragraphs.map(paragraphText).join('\n\n'),
    cues: cuesOf(lines, spoken),
    audio: { bytes: mp3, type: 'audio/mpeg' },
    seconds,
    waveform,
  }
}
