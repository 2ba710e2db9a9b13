import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'

/**
 * Keeps every thread of this process off the first of its processors, where there are several: whatever it works on,
 * that one is free for visitors at once. Node knows no call for it; where there is no Linux, no other processor or no
 * `taskset`, the priority that `forkAside` gives remains. The policy SCHED_IDLE, measured against it, doubled how long
 * lists wait: the kernel takes such a processor for a free one and wakes the server there.
 */
export async function stepBack(): Promise<void> {
  if (process.platform !== 'linux') return
  // A container may hide it.
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '')
  const [, allowed = ''] = /^Cpus_allowed_list:\s*(\S+)$/m.exec(status) ?? []
  const others = allButFirst(allowed)
  if (others === '') return
  execFile('taskset', ['--all-tasks', '--cpu-list', '--pid', others, String(process.pid)], () => {})
}

/** @param processors numbers and ranges as Linux writes them, e.g. `0-3,6` */
export function allButFirst(processors: string): string {
  const [head = '', ...rest] = processors.split(',')
  const [first, last = first] = head.split('-').map(Number)
  if (first === undefined || last === undefined || first === last) return rest.join(',')
  return [first + 1 === last ? String(last) : `${first + 1}-${last}`, ...rest].join(',')
}
