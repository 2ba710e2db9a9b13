import { fileURLToPath } from 'node:url'
import type { AiConfig, ServiceSettings } from '#server/configAi.ts'
import { createOwnProcess } from '../ownProcess.ts'
import type { Illustrator, Narrator, Speaker, Transcriber, Translator, Writer } from '../ports.ts'
import { createEndpoint } from './endpoint.ts'
import type { Endpoint } from './endpoint.ts'
import type { MediaDone, MediaJob } from './mediaJob.ts'
import { createOpenaiIllustrator } from './openaiIllustrator.ts'
import { createOpenaiNarrator } from './openaiNarrator.ts'
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
  /** Writer and speaker at once; null where nobody speaks. */
  readonly narrator: Narrator | null
  close(): Promise<void>
}

const mediaIdleMs = 5000
const mediaTimeoutMs = 120_000

/** The ports that services fill, each asked at its own address; null where the configuration names none. */
export function createService(ai: AiConfig): Service {
  const media = createOwnProcess<MediaJob, MediaDone>({
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
  const writer = ai.writer && createOpenaiWriter(endpointOf(ai.writer), ai.writer)
  const transcriber = ai.transcriber && createOpenaiTranscriber(endpointOf(ai.transcriber), ai.transcriber)
  return {
    writer,
    speaker: ai.speaker && createOpenaiSpeaker(endpointOf(ai.speaker), ai.speaker),
    illustrator:
      ai.illustrator &&
      createOpenaiIllustrator({ endpoint: endpointOf(ai.illustrator), media, settings: ai.illustrator }),
    translator: ai.translator && createOpenaiTranslator(endpointOf(ai.translator), ai.translator),
    transcriber,
    narrator:
      ai.speaker &&
      createOpenaiNarrator({
        endpoint: endpointOf(ai.speaker),
        settings: ai.speaker,
        writer,
        transcriber,
        media,
      }),
    close: async () => {
      for (const endpoint of endpoints) endpoint.close()
      await media.close()
    },
  }
}
