import type { ProcessAnswer } from './ownProcess.ts'

/** What a program started by `createOwnProcess` does: one job after the other, until its parent is gone. */
export function answerJobs<Job, Result>(work: (job: Job) => Promise<Result>): void {
  process.on('message', async (job: Job) => {
    process.send?.(await answerTo(job))
  })
  // A server that was killed leaves nobody to work for.
  process.once('disconnect', () => process.exit())

  async function answerTo(job: Job): Promise<ProcessAnswer<Result>> {
    try {
      return { result: await work(job) }
    } catch (error) {
      return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    }
  }
}
