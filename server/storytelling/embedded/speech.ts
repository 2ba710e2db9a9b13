import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { forkAside } from '../forkAside.ts'
import type { SpeechAnswer, SpeechJob, SpeechResult } from './speechJob.ts'

export interface Speech {
  /** Speaks a job; jobs wait for each other. @throws Error when the synthesizer fails or the speech is closed. */
  render(job: SpeechJob): Promise<SpeechResult>
  /** Ends what is running; everything still waiting fails. */
  close(): Promise<void>
}

/** A narration takes a few seconds; a process that is silent for this long never answers. */
const patienceMs = 300_000
const program = fileURLToPath(new URL('./speechProcess.ts', import.meta.url))

/**
 * Speech in a process of its own, which lives for one job. The server goes on answering meanwhile, and gets all the
 * memory back: after the same work in a worker thread it held on to some 150 MB.
 */
export function createSpeech(): Speech {
  let last: Promise<unknown> = Promise.resolve()
  let running: ChildProcess | null = null
  let closed = false

  async function renderNow(job: SpeechJob): Promise<SpeechResult> {
    if (closed) throw new Error('The narrator is closed.')
    const child = forkAside(program)
    running = child
    try {
      return await answerOf(child, job)
    } finally {
      running = null
      child.kill()
    }
  }

  return {
    render(job) {
      const result = last.then(() => renderNow(job))
      // The next job starts whether this one succeeded or not; its own caller hears of a failure through `result`.
      last = result.catch(() => null)
      return result
    },
    async close() {
      closed = true
      running?.kill()
      await last
    },
  }
}

function answerOf(child: ChildProcess, job: SpeechJob): Promise<SpeechResult> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The synthesizer does not answer.')), patienceMs)
    child.once('message', (answer: SpeechAnswer) => {
      if ('result' in answer) resolve(answer.result)
      else reject(new Error(`The synthesizer failed: ${answer.error}`))
    })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      reject(new Error(`The synthesizer ended early (${signal ?? `code ${code}`}).`))
    })
    child.send(job, (error) => {
      if (error) reject(error)
    })
  })
}
