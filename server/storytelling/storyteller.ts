import type { AiConfig } from '../configAi.ts'
import { createEmbeddedIllustrator } from './embedded/embeddedIllustrator.ts'
import { createEmbeddedNarrator } from './embedded/embeddedNarrator.ts'
import type { Illustrator, Narrator, Transcriber, Translator } from './ports.ts'
import { illustratorWithFallback, narratorWithFallback } from './withFallback.ts'

export interface Storyteller {
  readonly narrator: Narrator
  readonly illustrator: Illustrator
  readonly translator: Translator | null
  readonly transcriber: Transcriber | null
  /** Ends what is being made; its promise rejects. */
  close(): Promise<void>
}

/**
 * The embedded storyteller, which needs no key and no network and holds next to no memory while idle; and before it
 * the service for those ports that are configured to use one.
 */
export async function createStoryteller(ai?: AiConfig): Promise<Storyteller> {
  const narrator = createEmbeddedNarrator()
  const illustrator = createEmbeddedIllustrator()
  const service = ai && (await import('./openai/service.ts')).createService(ai)
  return {
    narrator: service?.narrator ? narratorWithFallback(service.narrator, narrator) : narrator,
    illustrator: service?.illustrator
      ? illustratorWithFallback(service.illustrator, illustrator)
      : illustrator,
    translator: service?.translator ?? null,
    transcriber: service?.transcriber ?? null,
    close: async () => {
      await Promise.all([narrator.close(), illustrator.close(), service?.close()])
    },
  }
}
