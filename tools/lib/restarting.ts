import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { inRoot, root } from './paths.ts'
import type { ServerCommand } from './serverCommand.ts'

/** An editor writes one save in several steps; they count as one. */
const settleMs = 150

interface Restarting {
  /** Ends the program and stops watching. */
  stop(): Promise<void>
}

/**
 * Runs the server and runs it anew when a file in one of `folders` changes. Not `node --watch`: that sends
 * messages of its own over the channel to child processes, which the server's helpers would take for answers.
 */
export function runRestarting({ program, args, env }: ServerCommand, folders: readonly string[]): Restarting {
  let child: ChildProcess
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let restarting = Promise.resolve()

  function start() {
    const started = spawn(program, args, { cwd: root, env, stdio: 'inherit' })
    started.once('exit', (code) => {
      if (!isStopped && child === started && code !== 0) {
        console.log(`The server ended with ${String(code)}; it starts again at the next change.`)
      }
    })
    child = started
  }

  async function end(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }

  const watchers = folders.map((folder) =>
    watch(inRoot(folder), { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        restarting = restarting.then(async () => {
          await end()
          if (!isStopped) start()
        })
      }, settleMs)
    }),
  )
  start()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
      await restarting
      await end()
    },
  }
}
