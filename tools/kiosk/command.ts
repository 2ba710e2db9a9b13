import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** A command of the system may take this long, ms. */
const takesMs = 10_000

export type Environment = Readonly<Record<string, string | undefined>>
export type Execute = (program: string, args: readonly string[]) => Promise<string>

const run = promisify(execFile)
export const execute: Execute = async (program, args) =>
  (await run(program, args, { timeout: takesMs, windowsHide: true })).stdout

/** Whether a program is there and works. */
export const answers = (exec: Execute, program: string, args: readonly string[]): Promise<boolean> =>
  exec(program, args).then(
    () => true,
    () => false,
  )

/** The first line of what went wrong. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).trim().split('\n')[0] ?? ''
