import { readFile } from 'node:fs/promises'

/** What Linux tells of a process; NaN on any other system. */

/** Clock ticks of /proc, see proc(5): 100 a second wherever Node runs. */
const tickMs = 10

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

/** Milliseconds of one core that it has used since it began, in all of its threads. */
export async function processorMsOf(pid: number): Promise<number> {
  // Behind the name, which may hold anything: utime and stime are fields 14 and 15.
  const fields = (await readProc(pid, 'stat')).split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * tickMs
}

async function readProc(pid: number, file: string): Promise<string> {
  return process.platform === 'linux' ? readFile(`/proc/${pid}/${file}`, 'utf8') : ''
}
