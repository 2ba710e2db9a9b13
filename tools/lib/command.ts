import { spawn } from 'node:child_process'
import { root } from './paths.ts'

interface CommandOptions {
  readonly env?: Readonly<Record<string, string>>
  /** Keep what it prints instead of passing it on. */
  readonly quiet?: boolean
  /** Ends it with SIGTERM; then this rejects. */
  readonly signal?: AbortSignal
}

interface Outcome {
  /** The exit code; 128 and more where a signal ended it, as a shell counts. */
  readonly code: number
  /** What it printed, both streams, where `quiet`. */
  readonly output: string
}

/** Runs a program of node_modules/.bin or of PATH in the repository to its end. A missing program rejects. */
export function command(
  program: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH ?? ''}`, ...options.env },
      stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      ...(options.signal && { signal: options.signal }),
    })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code: code ?? (signal === null ? 1 : 130), output }))
  })
}
