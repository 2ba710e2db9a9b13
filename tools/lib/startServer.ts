import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './freePort.ts'
import { root } from './paths.ts'
import { serverCommand } from './serverCommand.ts'

/** A real server of this server with its own fresh database, for tests, pictures and measurements. */
export interface RunningServer {
  /** Without a slash at the end. */
  readonly url: string
  readonly dataDir: string
  readonly staff: { readonly name: string; readonly password: string }
  readonly pid: number
  /** Milliseconds from starting the process to its first answer. */
  readonly firstAnswerMs: number
  /** What it has logged so far. */
  readonly output: () => string
  /** Ends it and removes its data. */
  readonly stop: () => Promise<void>
}

interface ServerOptions {
  readonly env?: Readonly<Record<string, string>>
  /** Use and keep this folder instead of a fresh one. */
  readonly dataDir?: string
  /** Fills the fresh folder before the start. */
  readonly fill?: (dataDir: string) => Promise<void>
  readonly timeoutMs?: number
  /** Puts something before the command line, e.g. what pins the server to a core. */
  readonly wrap?: (command: readonly string[]) => readonly string[]
}

const staff = { name: 'curator', password: 'a password for tests only' }

/** Starts the server and resolves at its first answer. Rejects with its log if it ends before. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const port = await freePort()
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'nachklang-')))
  await options.fill?.(dataDir)
  const url = `http://localhost:${port}`
  const { program, args, env } = serverCommand({
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    ADMIN_NAME: staff.name,
    ADMIN_PASSWORD: staff.password,
    PUBLIC_URL: url,
    ...options.env,
  })
  const startedAt = performance.now()
  const wrap = options.wrap ?? ((command) => command)
  const [first = '', ...rest] = wrap([program, ...args])
  const child = spawn(first, rest, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve())
  })

  // A tool or a test worker that ends early must not leave its server behind.
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)

  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    const killer = setTimeout(() => child.kill('SIGKILL'), 10_000)
    await ended
    clearTimeout(killer)
    process.off('exit', killWithUs)
    if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true })
  }

  const deadline = startedAt + (options.timeoutMs ?? 30_000)
  while (!(await answers(url))) {
    const isOver = child.exitCode !== null || child.signalCode !== null
    if (isOver || performance.now() > deadline) {
      await stop()
      throw new Error(`The server ${isOver ? 'ended' : 'did not answer in time'}. It said:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return {
    url,
    dataDir,
    staff,
    pid: child.pid ?? 0,
    firstAnswerMs: performance.now() - startedAt,
    output: () => output,
    stop,
  }
}

/** Nobody listening yet is the one failure that is expected while it starts. */
async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/device/all`)).ok
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}
