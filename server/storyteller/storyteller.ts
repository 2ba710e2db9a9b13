import type { AiConfig } from '#server/config/ai.ts'
import { createEmbeddedIllustrator } from './embedded/embeddedIllustrator.ts'
import { createNarrator } from './narration/createNarrator.ts'
import { createSoundWork } from './narration/soundWork.ts'
import type { SoundWork } from './narration/soundWork.ts'
import type { Illustrator, Narrator, Transcriber, Translator } from './ports.ts'
import { illustratorWithFallback } from './withFallback.ts'

export interface Storyteller {
  readonly narrator: Narrator
  /** Reads and cuts recordings. */
  readonly sound: Pick<SoundWork, 'run'>
  readonly illustrator: Illustrator
  /** Null where none is configured. */
  readonly translator: Translator | null
  readonly transcriber: Transcriber | null
}

export interface WithStoryteller {
  /** Loaded when first needed, because speech and drawing are heavy. */
  readonly storyteller: () => Promise<Storyteller>
}

interface ClosableStoryteller extends Storyteller {
  /** Ends what is being made; its promise rejects. */
  close(): Promise<void>
}

/**
 * The embedded storyteller, which needs no key and no network and holds next to no memory while idle; and before it
 * the services that are configured.
 */
export async function createStoryteller(ai?: AiConfig): Promise<ClosableStoryteller> {
  const sound = createSoundWork()
  const illustrator = createEmbeddedIllustrator()
  const service = ai && (await import('./services/service.ts')).createService(ai)
  const [writer, speaker, translator, transcriber] = [
    service?.writer ?? null,
    service?.speaker ?? null,
    service?.translator ?? null,
    service?.transcriber ?? null,
  ]
  return {
    narrator: createNarrator({ sound, writer, speaker, transcriber }),
    sound,
    illustrator: service?.illustrator
      ? illustratorWithFallback(service.illustrator, illustrator)
      : illustrator,
    translator,
    transcriber,
    close: async () => {
      await Promise.all([sound.close(), illustrator.close(), service?.close()])
    },
  }
}
