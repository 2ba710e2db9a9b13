import { readFile } from 'node:fs/promises'

/** What Linux tells of a process; NaN on any other system. */

/** What it holds in memory, 1 MB = 1 000 000 bytes. */
export async function residentMB(pid: number): Promise<number> {
  const status = await readProc(pid, 'status')
  return (Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024) / 1_000_000
}

/** What it holds that no other process does, and its share of the rest, 1 MB = 1 000 000 bytes. */
export async function proportionalMB(pid: number): Promise<number> {
  const rollup = await readProc(pid, 'smaps_rollup')
  return (Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1]) * 1024) / 1_000_000
}

async function readProc(pid: number, file: string): Promise<string> {
  return process.platform === 'linux' ? readFile(`/proc/${pid}/${file}`, 'utf8') : ''
}
