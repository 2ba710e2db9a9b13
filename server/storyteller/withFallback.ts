import type { Illustrator } from './ports.ts'
import { ServiceFailure } from '#server/jobs/ServiceFailure.ts'

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
