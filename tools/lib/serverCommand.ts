import { inRoot } from './paths.ts'

const flags = [
  // V8 may take 16 MB for each half of the heap's nursery and hardly gives it back. What an answer needs fits into 1 MB;
  // what `bench:server` measures hardly changes, and the server holds some 15 MB less.
  '--max-semi-space-size=1',
  // The heap is small: what V8's own threads save on cleaning it, they cost where processors are few. An answer waits
  // for a processor that one of them has, up to 4 ms at a time.
  '--single-threaded-gc',
  // What a start leaves behind is then cleared away in time. MB.
  '--initial-old-space-size=12',
]

/** Compiled code, which halves the work of a start; `npm ci` clears it away. */
export const compiledFolder = inRoot('node_modules/.cache/compiled')

const ofTheServer = {
  NODE_COMPILE_CACHE: compiledFolder,
  // glibc would keep a store of freed memory for each thread that compresses or writes: some 9 MB.
  MALLOC_ARENA_MAX: '2',
} as const

export interface ServerCommand {
  readonly program: string
  readonly args: readonly string[]
  /** The whole environment. */
  readonly env: Readonly<Record<string, string>>
}

/**
 * How the server is run, wherever it is: `npm start`, `npm run dev`, tests, measurements.
 * @param program what to run in the server's stead, with the same flags
 */
export function serverCommand(
  environment: Readonly<Record<string, string | undefined>>,
  program = inRoot('server/main.ts'),
): ServerCommand {
  const env: Record<string, string> = { ...ofTheServer }
  for (const [name, value] of Object.entries(environment)) if (value !== undefined) env[name] = value
  return { program: process.execPath, args: [...flags, program], env }
}
