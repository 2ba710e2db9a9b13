import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'

/**
 * Starts a program whose work can wait: visitors cannot. Its priority is set from here, before it has threads of its
 * own: on Linux each thread keeps the one that it was born with.
 */
export function forkProcess(program: string): ChildProcess {
  const child = fork(program, {
    // Carries bytes as they are.
    serialization: 'advanced',
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  return child
}
