import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { onTestFinished } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { seed } from '#server/devices/seed.ts'
import { serverCommand } from '#tools/lib/serverCommand.ts'

export interface ServerProcess {
  readonly child: ChildProcess
  readonly address: string
  /** Ends it softly. @returns its exit code */
  close(): Promise<number | null>
}

/** A seeded database without work in the background: that is another test's business. @returns the file */
export async function prepareQuietServer(dir: string): Promise<string> {
  const file = join(dir, 'nachklang.sqlite')
  const database = await openDatabase(file)
  await seed(database)
  await database.write((db) => db.deleteFrom('job').execute())
  await database.close()
  return file
}

interface ServerProcessOptions {
  /** Puts something before the command line. */
  readonly wrap?: (command: readonly string[]) => readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** The real server in a process of its own; killed when the test ends. */
export async function startServerProcess(
  dir: string,
  { wrap = (command) => command, env: more = {} }: ServerProcessOptions = {},
): Promise<ServerProcess> {
  const environment = { PATH: process.env.PATH, DATA_DIR: dir, PORT: '0', HOST: '127.0.0.1', ...more }
  const { program, args, env } = serverCommand(environment)
  const [first = '', ...rest] = wrap([program, ...args])
  const child = spawn(first, rest, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => reject(new Error(`The server ended (${code ?? signal}): ${said}`)))
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += String(chunk)
        const found = /open at (\S+)/.exec(said)?.[1]
        if (found !== undefined) resolve(found)
      })
    }
  })
  child.removeAllListeners('exit')
  const ended = once(child, 'exit')
  return {
    child,
    address,
    close: async () => {
      child.kill('SIGTERM')
      const [code] = await ended
      return typeof code === 'number' ? code : null
    },
  }
}

/** How often a text stands among the stories of a file that nobody writes to, which has to be whole. */
export function timesStored(file: string, storyText: string): number {
  const database = new DatabaseSync(file)
  try {
    const [check] = Object.values(database.prepare('PRAGMA integrity_check').get() ?? {})
    if (check !== 'ok') throw new Error(`The database is broken: ${String(check)}`)
    const { times } =
      database.prepare('select count(*) as times from user_story where text_de = ?').get(storyText) ?? {}
    return Number(times)
  } finally {
    database.close()
  }
}

/** Leaves a text about device 1. Rejects where no answer comes. */
export async function postStory(
  address: string,
  storyText: string,
  key?: string,
): Promise<{ status: number; storyId?: number; message: string }> {
  const response = await fetch(`${address}/api/user-story/submit-text/device/1/exhibition/1`, {
    method: 'POST',
    signal: AbortSignal.timeout(60_000),
    headers: { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) },
    body: JSON.stringify({ storyText }),
  })
  return { status: response.status, ...(await response.json()) }
}
