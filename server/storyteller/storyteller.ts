import type { AiConfig } from '#server/config/ai.ts'
import { createEmbeddedIllustrator } from './embedded/embeddedIllustrator.ts'
import { createNarrator, createSoundWork } from './narration/createNarrator.ts'
import type { SoundWork } from '#server/storyteller/narration/createNarrator.ts'
import type { Illustrator, Narrator, Transcriber, Translator } from './ports.ts'
import { ServiceFailure } from '#server/jobs/ServiceFailure.ts'

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

/** After a failure visitors get embedded portraits at once for this long: nobody waits for what just failed. */
const restMs = 60_000

/** Does it; where a service fails, the embedded way, and says so. Anything else that fails is thrown. */
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
          // What one visitor asked for may be declined: that says nothing about the next.
          if (!failure.isFinal) {
            failed = { until: Date.now() + Math.max(restMs, failure.retryAfterMs), failure }
          }
          return sentence(failure)
        },
      )
    },
  }
}
