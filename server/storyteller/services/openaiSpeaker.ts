import type { Language } from '#contract/common.ts'
import { scriptLimits } from '#contract/narrationScriptLimits.ts'
import { cutText } from '#contract/cutText.ts'
import type { SpeakerSettings } from '#server/config/ai.ts'
import type { Speaker } from '#server/storyteller/ports.ts'
import { ServiceFailure, unusable } from '#server/jobs/ServiceFailure.ts'
import type { Endpoint } from './endpoint.ts'
import { plainLine } from './plainText.ts'
import { NotAudio } from '#server/jobs/NotAudio.ts'
import { readWav, writeWav } from '#server/storyteller/sound/wav.ts'
import type { Sound } from '#server/storyteller/sound/wav.ts'
import { concatenated, peakOf } from '#server/storyteller/sound/samples.ts'
import { captionsOf } from '#server/storyteller/captionLines.ts'
import { sentencesOf } from '#server/storyteller/embedded/sentences.ts'

const manner: Readonly<Record<Language, string>> = {
  de: 'Erzähle ruhig und warm, wie abends im Museum, mit Pausen zwischen den Sätzen. Hochdeutsch.',
  en: 'Tell it calmly and warmly, as in a museum at night, with pauses between sentences. British English.',
}

export function createOpenaiSpeaker(endpoint: Endpoint, settings: SpeakerSettings): Speaker {
  return {
    voiceFor: (order) => voiceFor(settings, order),
    async speak({ text, language, deviceId }) {
      const line = plainLine(text)
      if (line === '') throw new ServiceFailure({ reason: 'there is nothing to read', isFinal: true })
      const voice = voiceFor(settings, { language, deviceId })
      const parts: Uint8Array[] = []
      for (const input of partsOf([line], language)) {
        parts.push(await askForSpeech(endpoint, settings, { input, voice, language }))
      }
      return joinWav(parts)
    },
  }
}

/** @param deviceId null for none */
export function voiceFor(
  { voices, deviceVoices }: SpeakerSettings,
  { language, deviceId }: { readonly language: Language; readonly deviceId: number | null },
): string {
  return deviceVoices.get(`${deviceId}:${language}`) ?? deviceVoices.get(String(deviceId)) ?? voices[language]
}

interface Part {
  /** At most 4096 characters. */
  readonly input: string
  readonly voice: string
  readonly language: Language
}

/** @returns the answer, unchecked @throws ServiceFailure */
async function askForSpeech(
  endpoint: Endpoint,
  { model, timeoutMs }: SpeakerSettings,
  { input, voice, language }: Part,
): Promise<Uint8Array> {
  return endpoint.ask(timeoutMs, async (client, signal) => {
    const speech = await client.audio.speech.create(
      { model, voice, input, response_format: 'wav', instructions: manner[language] },
      { signal },
    )
    return new Uint8Array(await speech.arrayBuffer())
  })
}

/** Joins answers into one WAV file. @throws ServiceFailure for an invalid one, silence, or over twelve minutes */
export function joinWav(parts: readonly Uint8Array[]): Uint8Array {
  const sounds = parts.map(soundIn)
  const samples = concatenated(sounds.map((sound) => sound.samples))
  const [{ sampleRate } = { sampleRate: 0 }] = sounds
  if (sounds.some((other) => other.sampleRate !== sampleRate)) throw unusable('changes its format')
  if (peakOf(samples) === 0) throw unusable('is silent')
  if (samples.length / sampleRate > scriptLimits.recordingSeconds) throw unusable('is longer than any speech')
  return writeWav(samples, sampleRate)
}

function soundIn(part: Uint8Array): Sound {
  try {
    return readWav(part)
  } catch (error) {
    throw unusable(`is no speech${error instanceof NotAudio ? ` (${error.message})` : ''}`, error)
  }
}

/** Services accept 4096 characters. */
const partChars = 3500

/** As few parts as possible, in whole paragraphs where they fit: longer texts are spoken more naturally. */
export function partsOf(paragraphs: readonly string[], language: Language): string[] {
  const parts: string[] = []
  let open = ''
  for (const paragraph of paragraphs) {
    const pieces = paragraph.length <= partChars ? [paragraph] : sentencesOf(paragraph, language)
    for (const [index, piece] of pieces.entries()) {
      // Text without sentences is cut between words, longer words within.
      for (const bit of piece.length <= partChars ? [piece] : captionsOf(piece).flatMap(slices)) {
        const joint = open === '' ? '' : index === 0 ? '\n\n' : ' '
        if (open.length + joint.length + bit.length > partChars && open !== '') {
          parts.push(open)
          open = bit
        } else open += joint + bit
      }
    }
  }
  if (open !== '') parts.push(open)
  return parts
}

function slices(part: string): string[] {
  const first = cutText(part, partChars) || part
  return first === part ? [part] : [first, ...slices(part.slice(first.length))]
}
