import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { constants, getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { forkProcess } from '#server/jobs/ownProcess.ts'

test('[GEN-01] a background process has low priority in all its threads', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nachklang-aside-'))
  const program = join(folder, 'idle.mjs')
  // Reading a file takes threads that did not exist at the start.
  await writeFile(
    program,
    `import { readFile } from 'node:fs/promises'
process.on('message', () => {})
await Promise.all(Array.from({ length: 8 }, () => readFile(import.meta.filename)))
process.send('here')`,
  )
  const child = forkProcess(program)
  try {
    await once(child, 'message')
    const { PRIORITY_LOW } = constants.priority
    const pid = child.pid ?? 0
    expect(getPriority(pid)).toBe(PRIORITY_LOW)
    const threads = process.platform === 'linux' ? await readdir(`/proc/${pid}/task`) : [String(pid)]
    expect(threads.map((thread) => getPriority(Number(thread)))).toEqual(threads.map(() => PRIORITY_LOW))
  } finally {
    child.kill()
    await rm(folder, { recursive: true })
  }
})
