import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { Readable, Writable } from 'node:stream'
import { backOffMs, healthyMs } from './backOff.ts'
import { devtoolsPipe } from './devtoolsPipe.ts'
import { endLeftBehind } from './leftBehind.ts'
import { type Machine, watchPage } from './kioskPage.ts'

interface WatchKioskOptions {
  readonly program: string
  readonly args: readonly string[]
  /** Folder of the browser's own things. */
  readonly profile: string
  readonly url: string
  readonly machine: Machine
  readonly log: (message: string) => void
}

export interface WatchedKiosk {
  /** Closes the browser with all its processes. Resolves when none is left. */
  stop(): Promise<void>
}

/** A browser that is asked to close may take this long, ms. */
const closesMs = 3_000

/** Keeps a browser with the exhibition on the screen: whatever ends it, it is brought back (FIT-04). */
export function watchKiosk({ program, args, profile, url, machine, log }: WatchKioskOptions): WatchedKiosk {
  mkdirSync(profile, { recursive: true })
  let isStopped = false
  let failures = 0
  let current: { readonly child: ChildProcess; readonly ended: Promise<void>; close(): void } | null = null
  let timer: NodeJS.Timeout | undefined

  function start(): void {
    endLeftBehind(profile, log)
    const startedAt = performance.now()
    const child = spawn(program, args, {
      // A process group of its own: it ends as a whole.
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    })
    const [, , , input, output] = child.stdio
    let forget = () => {}
    let isOver = false
    const ended = Promise.withResolvers<void>()
    const over = (why: string) => {
      if (isOver) return
      isOver = true
      forget()
      killGroup(child)
      ended.resolve()
      if (isStopped) return
      if (performance.now() - startedAt >= healthyMs) failures = 0
      const waitMs = backOffMs(failures)
      failures += 1
      log(`${why} It comes back in ${waitMs / 1000} s.`)
      timer = setTimeout(start, waitMs)
    }
    child.on('error', (error) => over(`The browser cannot be started: ${error.message}.`))
    child.on('exit', (code, signal) => over(`The browser ended (${signal ?? code}).`))
    if (!(input instanceof Writable) || !(output instanceof Readable)) return
    const pipe = devtoolsPipe(input, output)
    const lose = (why: string) => {
      if (!isOver && !isStopped) log(why)
      killGroup(child)
    }
    watchPage({ pipe, url, log, machine, onLost: lose }).then(
      (stop) => {
        if (isOver) stop()
        else forget = stop
      },
      (error: unknown) => lose(error instanceof Error ? error.message : String(error)),
    )
    current = {
      child,
      ended: ended.promise,
      close: () => void pipe.send('Browser.close').catch(() => killGroup(child)),
    }
    log(`Starts the browser (process ${child.pid}).`)
  }
  start()

  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      if (current === null) return
      const { child, ended, close } = current
      close()
      const killer = setTimeout(() => killGroup(child), closesMs)
      await ended
      clearTimeout(killer)
      killGroup(child)
    },
  }
}

/** Ends the browser with its renderers. What has ended already is fine. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
