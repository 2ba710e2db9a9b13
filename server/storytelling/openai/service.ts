import { fileURLToPath } from 'node:url'
import type { AiConfig } from '#server/configAi.ts'
import { createOwnProcess } from '../ownProcess.ts'
import type { Illustrator, Narrator, Transcriber, Translator } from '../ports.ts'
import { createEndpoint } from './endpoint.ts'
import type { Media } from './mediaProcess.ts'
import { createOpenaiIllustrator } from './openaiIllustrator.ts'
import { createOpenaiNarrator } from './openaiNarrator.ts'
import { createOpenaiTranscriber } from './openaiTranscriber.ts'
import { createOpenaiTranslator } from './openaiTranslator.ts'

interface Service {
  readonly narrator: Narrator | null
  readonly illustrator: Illustrator | null
  readonly translator: Translator | null
  readonly transcriber: Transcriber | null
  close(): Promise<void>
}

const mediaIdleMs = 5000
const mediaTimeoutMs = 120_000

/** The ports that a service fills; null where the configuration keeps them embedded. */
export function createService(ai: AiConfig): Service {
  const endpoint = createEndpoint(ai)
  const media = createOwnProcess<Media>({
    program: fileURLToPath(new URL('./mediaProcess.ts', import.meta.url)),
    name: 'the media process',
    idleMs: mediaIdleMs,
    timeoutMs: mediaTimeoutMs,
  })
  return {
    narrator: ai.narrator && createOpenaiNarrator({ endpoint, media, settings: ai.narrator }),
    illustrator: ai.illustrator && createOpenaiIllustrator({ endpoint, media, settings: ai.illustrator }),
    translator: ai.translator && createOpenaiTranslator(endpoint, ai.translator),
    transcriber: ai.transcriber && createOpenaiTranscriber(endpoint, ai.transcriber),
    close: async () => {
      endpoint.close()
      await media.close()
    },
  }
}
