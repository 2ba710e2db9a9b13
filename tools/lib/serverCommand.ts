import { inRoot } from './paths.ts'

export interface ServerCommand {
  readonly program: string
  readonly args: readonly string[]
  /** The whole environment. */
  readonly env: NodeJS.ProcessEnv
}

/**
 * How the server is run by `npm run dev`, tests and measurements.
 * @param program what to run in the server's stead
 */
export function serverCommand(env: NodeJS.ProcessEnv, program = inRoot('server/main.ts')): ServerCommand {
  return { program: process.execPath, args: [program], env }
}
