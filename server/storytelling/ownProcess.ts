import type { ChildProcess } from 'node:child_process'
import { forkProcess } from './forkProcess.ts'

/** What a program of its own sends back for each job. */
export type ProcessAnswer<Result> = { readonly result: Result } | { readonly error: string }

export interface OwnProcess<Job, Result> {
  /** Does a job; jobs wait for each other. @throws Error when it fails or the process is closed. */
  run(job: Job): Promise<Result>
  /** Ends what is running; everything still waiting fails. */
  close(): Promise<void>
}

interface Options {
  /** A program that calls `answerJobs`. */
  readonly program: string
  /** For messages, e.g. `the synthesizer`. */
  readonly name: string
  /** How long it waits for a further job before it ends; 0 ends it with each. Milliseconds. */
  readonly idleMs: number
  /** A process that is silent for this long never answers. Milliseconds. */
  readonly timeoutMs: number
}

/**
 * Heavy work in a process of its own. The server goes on answering meanwhile, and gets all the memory back: after the
 * same work in a worker thread it held on to some 150 MB.
 */
export function createOwnProcess<Job extends object, Result>(options: Options): OwnProcess<Job, Result> {
  const { program, name, idleMs, timeoutMs } = options
  let last: Promise<unknown> = Promise.resolve()
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let isClosed = false

  function start(): ChildProcess {
    const started = forkProcess(program)
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    // Without a job at hand nobody else listens; the exit that follows says enough.
    started.on('error', () => {})
    return started
  }

  function end() {
    child?.kill()
    child = undefined
  }

  async function runNow(job: Job): Promise<Result> {
    if (isClosed) throw new Error(`${name} is closed.`)
    clearTimeout(idle)
    child ??= start()
    try {
      return await answerOf<Job, Result>(child, job, { name, timeoutMs })
    } catch (error) {
      // Whatever state it is in now, the next job begins afresh.
      end()
      throw error
    } finally {
      if (idleMs === 0) end()
      else {
        idle = setTimeout(end, idleMs)
        idle.unref()
      }
    }
  }

  return {
    run(job) {
      const result = last.then(() => runNow(job))
      // The next job starts whether this one succeeded or not; its own caller hears of a failure through `result`.
      last = result.catch(() => null)
      return result
    },
    async close() {
      isClosed = true
      clearTimeout(idle)
      end()
      await last
    },
  }
}

function answerOf<Job extends object, Result>(
  child: ChildProcess,
  job: Job,
  { name, timeoutMs }: Pick<Options, 'name' | 'timeoutMs'>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(new Error(`${name} does not answer.`))), timeoutMs)
    const onMessage = (answer: ProcessAnswer<Result>) =>
      settle(() => {
        if ('result' in answer) resolve(answer.result)
        else reject(new Error(`${name} failed: ${answer.error}`))
      })
    const onExit = (code: number | null, signal: string | null) =>
      settle(() => reject(new Error(`${name} ended early (${signal ?? `code ${String(code)}`}).`)))
    const onError = (error: Error) => settle(() => reject(error))
    function settle(how: () => void) {
      clearTimeout(timer)
      child.off('message', onMessage).off('exit', onExit).off('error', onError)
      how()
    }
    child.on('message', onMessage).on('exit', onExit).on('error', onError)
    child.send(job, (error) => {
      if (error) onError(error)
    })
  })
}
