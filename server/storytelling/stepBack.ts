import { execFile } from 'node:child_process'

/**
 * Lets this process have the processor only while nobody else wants it. On Linux the lowest priority is not enough:
 * it gives way at the next tick of a few milliseconds, this at once. Node knows no call for it; where `chrt` is missing
 * the priority remains.
 */
export function stepBack(): void {
  if (process.platform !== 'linux') return
  execFile('chrt', ['--all-tasks', '--idle', '--pid', '0', String(process.pid)], () => {})
}
