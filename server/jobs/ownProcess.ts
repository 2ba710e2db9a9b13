import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { NotAudio } from './NotAudio.ts'

/** The jobs of a separate program, by name. */
export type Works<All> = { readonly [Name in keyof All]: (job: never) => unknown }
type Job<Work> = Work extends (job: infer Job) => unknown ? Job : never
type Result<Work> = Work extends (job: never) => infer Result ? Awaited<Result> : never

export interface ProcessOrder {
  readonly name: PropertyKey
  readonly job: unknown
}
export type ProcessAnswer<Done> =
  | { readonly result: Done }
  | { readonly error: string }
  /** Becomes `NotAudio` in the caller. */
  | { readonly notAudio: string }

export interface OwnProcess<All extends Works<All>> {
  /** Runs a job; one at a time. @throws Error when it fails or the process is closed; NotAudio */
  run<Name extends keyof All>(name: Name, job: Job<All[Name]>): Promise<Result<All[Name]>>
  /** Ends the running job; waiting ones fail. */
  close(): Promise<void>
}

interface Options {
  readonly program: string
  /** For messages, e.g. `the synthesizer`. */
  readonly name: string
  /** ms without a job after which the process ends; 0: after each job. */
  readonly idleMs: number
  /** ms of silence after which the process counts as hung. */
  readonly timeoutMs: number
}

/**
 * Heavy work in a separate process: the server stays responsive and gets all memory back. A worker thread retained
 * some 150 MB after the same work.
 */
export function createOwnProcess<All extends Works<All>>(options: Options): OwnProcess<All> {
  const { program, name: processName, idleMs } = options
  let last: Promise<unknown> = Promise.resolve()
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let isClosed = false

  function start(): ChildProcess {
    const started = forkProcess(program)
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    // Without a job there is no other listener; the exit event follows.
    started.on('error', () => {})
    return started
  }

  function end() {
    child?.kill()
    child = undefined
  }

  async function runNow<Done>(order: ProcessOrder): Promise<Done> {
    if (isClosed) throw new Error(`${processName} is closed.`)
    clearTimeout(idle)
    child ??= start()
    try {
      return await answerOf<Done>(child, order, options)
    } catch (error) {
      if (error instanceof NotAudio) throw error
      // The next job starts a new process.
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
    run(name, job) {
      const result = last.then(() => runNow<Result<All[typeof name]>>({ name, job }))
      // The next job starts after a failure, too; the caller gets the error through `result`.
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

function answerOf<Done>(
  child: ChildProcess,
  order: ProcessOrder,
  { name, timeoutMs }: Pick<Options, 'name' | 'timeoutMs'>,
): Promise<Done> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(new Error(`${name} does not answer.`))), timeoutMs)
    const onMessage = (answer: ProcessAnswer<Done>) =>
      settle(() => {
        if ('result' in answer) resolve(answer.result)
        else if ('notAudio' in answer) reject(new NotAudio(answer.notAudio))
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
    child.send(order, (error) => {
      if (error) onError(error)
    })
  })
}

/** Forks a program of low priority. */
export function forkProcess(program: string): ChildProcess {
  const child = fork(program, {
    // Transfers bytes without conversion.
    serialization: 'advanced',
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  if (child.pid !== undefined) lowerPriority(child.pid)
  return child
}

/** On Linux threads inherit the priority of their creator, so existing threads are set, too. */
function lowerPriority(pid: number): void {
  setPriority(pid, constants.priority.PRIORITY_LOW)
  if (process.platform !== 'linux') return
  for (const thread of readdirSync(`/proc/${pid}/task`))
    setPriority(Number(thread), constants.priority.PRIORITY_LOW)
}

/** The main loop of such a program: runs jobs until its parent is gone. */
export function answerJobs<All extends Works<All>>(works: All): void {
  const byName = new Map<PropertyKey, (job: never) => unknown>(Object.entries(works))
  process.on('message', async (order: ProcessOrder & { readonly job: never }) => {
    process.send?.(await answerTo(order))
  })
  // The server was killed.
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
