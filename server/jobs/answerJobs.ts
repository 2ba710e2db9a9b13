import { NotAudio } from './NotAudio.ts'
import type { ProcessAnswer, ProcessOrder, Works } from './ownProcess.ts'

/** What a program started by `createOwnProcess` does: one job after the other, until its parent is gone. */
export function answerJobs<All extends Works<All>>(works: All): void {
  const byName = new Map<PropertyKey, (job: never) => unknown>(Object.entries(works))
  process.on('message', async (order: ProcessOrder & { readonly job: never }) => {
    process.send?.(await answerTo(order))
  })
  // A server that was killed leaves nobody to work for.
  process.once('disconnect', () => process.exit())

  async function answerTo({
    name,
    job,
  }: ProcessOrder & { readonly job: never }): Promise<ProcessAnswer<unknown>> {
    try {
      return { result: await byName.get(name)?.(job) }
    } catch (error) {
      if (error instanceof NotAudio) return { notAudio: error.message }
      return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    }
  }
}
