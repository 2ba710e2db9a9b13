import type { Language } from '#contract/common.ts'
import type { SpeakerSettings } from '#server/config/ai.ts'
import type { Speaker } from '#server/storyteller/ports.ts'
import { ServiceFailure } from '#server/jobs/ServiceFailure.ts'
import type { Endpoint } from './endpoint.ts'
import { joinWav } from './joinWav.ts'
import { partsOf } from './partsOf.ts'
import { plainLine } from './plainText.ts'

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

/** @param deviceId null for what is about none */
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

/** @returns what was answered, not looked into. @throws ServiceFailure */
export async function askForSpeech(
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
