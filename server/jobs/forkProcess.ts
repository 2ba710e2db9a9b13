import { type ChildProcess, fork } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/** Starts a program whose work can wait: visitors cannot. */
export function forkProcess(program: string): ChildProcess {
  const child = fork(program, {
    // Carries bytes as they are.
    serialization: 'advanced',
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  if (child.pid !== undefined) lowerPriority(child.pid)
  return child
}

/** On Linux a thread has the priority of the one that began it: the first, and those that it may have begun by now. */
function lowerPriority(pid: number): void {
  setPriority(pid, constants.priority.PRIORITY_LOW)
  if (process.platform !== 'linux') return
  for (const thread of readdirSync(`/proc/${pid}/task`))
    setPriority(Number(thread), constants.priority.PRIORITY_LOW)
}
