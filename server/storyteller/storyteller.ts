import type { AiConfig } from '#server/config/ai.ts'
import { createEmbeddedIllustrator } from './embedded/embeddedIllustrator.ts'
import { createNarrator, createSoundWork } from './narration/createNarrator.ts'
import type { SoundWork } from '#server/storyteller/narration/createNarrator.ts'
import type { Illustrator, Narrator, Transcriber, Translator } from './ports.ts'
import { ServiceFailure } from '#server/jobs/ServiceFailure.ts'

export interface Storyteller {
  readonly narrator: Narrator
  /** Writes scripts without a service; decodes, cuts and captions recordings. */
  readonly sound: Pick<SoundWork, 'run'>
  readonly illustrator: Illustrator
  /** Null where none is configured. */
  readonly translator: Translator | null
  readonly transcriber: Transcriber | null
}

export interface WithStoryteller {
  /** Loaded when first needed, since speech and drawing are heavy. */
  readonly storyteller: () => Promise<Storyteller>
}

interface ClosableStoryteller extends Storyteller {
  /** Ends the present job; its promise rejects. */
  close(): Promise<void>
}

/** The embedded storyteller, without key and network, behind the configured services. */
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

/** ms after a failure in which visitors get embedded portraits without waiting for the service. */
const restMs = 60_000

/** Tries a service, then embedded work with a note. Other errors are thrown. */
async function orElse<T extends object>(
  by: () => Promise<T>,
  embedded: () => Promise<T>,
  sentence: (failure: ServiceFailure) => string,
): Promise<T & { notice?: string }> {
  try {
    return await by()
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error
    return { ...(await embedded()), notice: sentence(error) }
  }
}

export function illustratorWithFallback(service: Illustrator, embedded: Illustrator): Illustrator {
  const sentence = ({ reason }: ServiceFailure) => `The embedded illustrator drew it, because ${reason}.`
  let failed: { readonly until: number; readonly failure: ServiceFailure } | undefined
  return {
    illustrateStory: (order) =>
      orElse(
        () => service.illustrateStory(order),
        () => embedded.illustrateStory(order),
        sentence,
      ),
    portray: async (answers) => {
      if (failed !== undefined && Date.now() < failed.until) {
        return { ...(await embedded.portray(answers)), notice: sentence(failed.failure) }
      }
      failed = undefined
      return orElse(
        () => service.portray(answers),
        () => embedded.portray(answers),
        (failure) => {
          // A declined request says nothing about the next one.
          if (!failure.isFinal) {
            failed = { until: Date.now() + Math.max(restMs, failure.retryAfterMs), failure }
          }
          return sentence(failure)
        },
      )
    },
  }
}
