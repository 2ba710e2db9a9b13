import type { NarrationOrder, ReadingOrder, SpokenNarration, WrittenNarration } from '../ports.ts'
import { composeScript, paragraphText, quotedStories } from './composeNarration.ts'
import type { Paragraph } from './composeNarration.ts'
import { cuesOf } from './cues.ts'
import { linesOf } from './lines.ts'
import { renderSpeech } from './renderSpeech.ts'
import type { SpeechJob } from './speechJob.ts'
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
  const spoken = await speakAll(script, stagingOf(order.deviceId), { language, seed: seedOf(order) })
  return { ...spoken, storyIds: quotedStories(script) }
}

function read({ text, language }: ReadingOrder): Promise<SpokenNarration> {
  const paragraphs = text
    .split(/\n+/)
    .map((paragraph) => paragraph.replace(/\s+/gu, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => [{ text: paragraph, visitor: null }])
  return speakAll(paragraphs, readingStaging, { language, seed: 0 })
}

async function speakAll(
  paragraphs: readonly Paragraph[],
  staging: Staging,
  { language, seed }: Pick<NarrationOrder, 'language'> & Pick<SpeechJob, 'seed'>,
): Promise<SpokenNarration> {
  const lines = linesOf(paragraphs, staging, language)
  const { mp3, seconds, waveform, spoken } = await renderSpeech({
    utterances: lines.map(({ text, voice, isVisitor, pauseMs }) => ({ text, voice, isVisitor, pauseMs })),
    colour: staging.colour,
    bed: staging.bed,
    seed,
  })
  return {
    transcript: paragraphs.map(paragraphText).join('\n\n'),
    cues: cuesOf(lines, spoken),
    audio: { bytes: mp3, type: 'audio/mpeg' },
    seconds,
    waveform,
  }
}

/** The music of a device stays the same from edition to edition. */
function seedOf({ deviceId, deviceName }: NarrationOrder): number {
  let seed = deviceId
  for (const character of deviceName) seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return seed >>> 0
}
