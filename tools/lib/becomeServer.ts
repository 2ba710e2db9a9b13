import { spawn } from 'node:child_process'
import { serverCommand } from './serverCommand.ts'

/**
 * Turns this process into the server, so that Ctrl-C and a service manager's signals reach it directly and nobody else
 * takes memory. Where a process cannot be replaced (Windows) the server is its child, and both end together.
 */
export function becomeServer(): void {
  const { program, args, env } = serverCommand(process.env)
  if (process.execve !== undefined && process.platform !== 'win32') {
    process.execve(program, [program, ...args], { ...env })
  }
  const child = spawn(program, args, { env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  child.once('error', (error) => {
    console.error(error)
    process.exitCode = 1
  })
  child.once('exit', (code) => {
    process.exitCode = code ?? 1
  })
}
