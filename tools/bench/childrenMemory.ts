import { readFile, readdir } from 'node:fs/promises'

/** What Linux tells of the processes that this one started; 0 on any other system. */
export interface MemoryWatch {
  /** Stops. @returns the most that one of them held, 1 MB = 1 000 000 bytes. */
  stop(): Promise<number>
}

const everyMs = 25

/** Watches from now on. Processes come and go: each is asked for its own peak while it lives. */
export function watchChildren(): MemoryWatch {
  let peakMB = 0
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      for (const pid of await children()) peakMB = Math.max(peakMB, await peakOf(pid))
      await new Promise((resolve) => setTimeout(resolve, everyMs))
    }
  })()
  return {
    stop: async () => {
      isOver = true
      await watching
      return peakMB
    },
  }
}

async function children(): Promise<string[]> {
  if (process.platform !== 'linux') return []
  const threads = await readdir('/proc/self/task')
  const lists = await Promise.all(
    threads.map((thread) => readOrNothing(`/proc/self/task/${thread}/children`)),
  )
  return lists.flatMap((list) => list.split(' ').filter(Boolean))
}

async function peakOf(pid: string): Promise<number> {
  const status = await readOrNothing(`/proc/${pid}/status`)
  return (Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024) / 1_000_000
}

/** A process or thread that has ended meanwhile has nothing to tell. */
async function readOrNothing(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    return ''
  }
}
