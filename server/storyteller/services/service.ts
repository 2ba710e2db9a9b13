import { fileURLToPath } from 'node:url'
import type { AiConfig, ServiceSettings } from '#server/config/ai.ts'
import { createOwnProcess } from '#server/jobs/ownProcess.ts'
import type { Illustrator, Speaker, Transcriber, Translator, Writer } from '#server/storyteller/ports.ts'
import { createEndpoint } from './endpoint.ts'
import type { Endpoint } from './endpoint.ts'
import type { Media } from './mediaProcess.ts'
import { createOpenaiIllustrator } from './openaiIllustrator.ts'
import { createOpenaiSpeaker } from './openaiSpeaker.ts'
import { createOpenaiTranscriber } from './openaiTranscriber.ts'
import { createOpenaiTranslator } from './openaiTranslator.ts'
import { createOpenaiWriter } from './openaiWriter.ts'

interface Service {
  readonly writer: Writer | null
  readonly speaker: Speaker | null
  readonly illustrator: Illustrator | null
  readonly translator: Translator | null
  readonly transcriber: Transcriber | null
  close(): Promise<void>
}

const mediaIdleMs = 5000
const mediaTimeoutMs = 120_000

/** The ports that services implement; null where none is configured. */
export function createService(ai: AiConfig): Service {
  const media = createOwnProcess<Media>({
    program: fileURLToPath(new URL('./mediaProcess.ts', import.meta.url)),
    name: 'the media process',
    idleMs: mediaIdleMs,
    timeoutMs: mediaTimeoutMs,
  })
  const endpoints: Endpoint[] = []
  function endpointOf(settings: ServiceSettings): Endpoint {
    const endpoint = createEndpoint(settings)
    endpoints.push(endpoint)
    return endpoint
  }
  return {
    writer: ai.writer && createOpenaiWriter(endpointOf(ai.writer), ai.writer),
    speaker: ai.speaker && createOpenaiSpeaker(endpointOf(ai.speaker), ai.speaker),
    illustrator:
      ai.illustrator &&
      createOpenaiIllustrator({ endpoint: endpointOf(ai.illustrator), media, settings: ai.illustrator }),
    translator: ai.translator && createOpenaiTranslator(endpointOf(ai.translator), ai.translator),
    transcriber: ai.transcriber && createOpenaiTranscriber(endpointOf(ai.transcriber), ai.transcriber),
    close: async () => {
      for (const endpoint of endpoints) endpoint.close()
      await media.close()
    },
  }
}
