import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import * as z from 'zod'
import { inRoot } from '../lib/paths.ts'
import { serverCommand } from '../lib/serverCommand.ts'

const Started = z.object({ port: z.int() })
const Statements = z.object({ statements: z.int() })

/** A server in a process of its own, pinned to a core that the load does not use. */
export interface Benched {
  readonly url: string
  /** SQL statements since the last time this was asked. */
  statements(): Promise<number>
  stop(): Promise<void>
}

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0

/** Keeps this process, which makes the load, off the servers' core. What it starts stays with it, unless `pinned`. */
export function pinLoad(): void {
  if (canPin) spawnSync('taskset', ['-a', '-c', '-p', '1', String(process.pid)])
}

/** A command line that runs on the servers' core, where processes can be pinned. */
export const pinned = (command: readonly string[]) => (canPin ? ['taskset', '-c', '0', ...command] : command)

export async function startBenched(env: Readonly<Record<string, string>>): Promise<Benched> {
  const server = serverCommand({ ...process.env, ...env }, inRoot('tools/bench/serverUnderLoad.ts'))
  const [first = '', ...rest] = pinned([server.program, ...server.args])
  const child = spawn(first, rest, {
    env: server.env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const { port } = Started.parse(await message(child))
  return {
    url: `http://127.0.0.1:${port}`,
    statements: async () => {
      child.send('statements')
      return Statements.parse(await message(child)).statements
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** What the child says next. Rejects if it ends instead. */
async function message(child: ChildProcess): Promise<unknown> {
  const over = new AbortController()
  try {
    return await Promise.race([
      once(child, 'message', { signal: over.signal }).then(([said]: unknown[]) => said),
      once(child, 'exit', { signal: over.signal }).then(([code]: unknown[]) => {
        throw new Error(`A server under test ended with ${String(code)}.`)
      }),
    ])
  } finally {
    over.abort()
  }
}
