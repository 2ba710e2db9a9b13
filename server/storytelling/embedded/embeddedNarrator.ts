import type { NarrationOrder, Narrator, SpokenNarration } from '../ports.ts'
import { composeScript, paragraphText } from './composeNarration.ts'
import type { Paragraph } from './composeNarration.ts'
import { cuesOf } from './cues.ts'
import { linesOf } from './lines.ts'
import type { Speech } from './speech.ts'
import type { SpeechJob } from './speechJob.ts'
import { readingStaging, stagingOf } from './stagings.ts'
import type { Staging } from './stagings.ts'

export function createEmbeddedNarrator(speech: Speech): Narrator {
  async function speakAll(
    paragraphs: readonly Paragraph[],
    staging: Staging,
    { language, seed }: Pick<NarrationOrder, 'language'> & Pick<SpeechJob, 'seed'>,
  ): Promise<SpokenNarration> {
    const lines = linesOf(paragraphs, staging, language)
    const { mp3, seconds, waveform, spoken } = await speech.run({
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

  return {
    narrate: (order) =>
      speakAll(composeScript(order), stagingOf(order.deviceId), {
        language: order.language,
        seed: seedOf(order),
      }),
    read: ({ text, language }) => {
      const paragraphs = text
        .split(/\n+/)
        .map((paragraph) => paragraph.replace(/\s+/gu, ' ').trim())
        .filter((paragraph) => paragraph !== '')
        .map((paragraph) => [{ text: paragraph, visitor: null }])
      return speakAll(paragraphs, readingStaging, { language, seed: 0 })
    },
  }
}

/** The music of a device stays the same from edition to edition. */
function seedOf({ deviceId, deviceName }: NarrationOrder): number {
  let seed = deviceId
  for (const character of deviceName) seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return seed >>> 0
}
