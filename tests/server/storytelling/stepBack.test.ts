import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { forkAside } from '#server/storytelling/forkAside.ts'
import { allButFirst } from '#server/storytelling/stepBack.ts'
import { inRoot } from '#tools/lib/paths.ts'
import { makeFolder } from '../helpers.ts'

const hasTaskset = spawnSync('taskset', ['--version']).status === 0

/** The processors that the threads of a process may have, each answer once. */
function processorsOf(pid: number): string[] {
  const threads = readdirSync(`/proc/${pid}/task`)
  return [...new Set(threads.map((thread) => allowedOf(`${pid}/task/${thread}`)))]
}

const allowedOf = (task: string) =>
  /^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync(`/proc/${task}/status`, 'utf8'))?.[1] ?? ''

test.for([
  ['0-3', '1-3'],
  ['0-1', '1'],
  ['0-1,4', '1,4'],
  ['2,5-7', '5-7'],
  ['3', ''],
] as const)('of the processors %s one is left free', ([all, others]) => {
  expect(allButFirst(all)).toBe(others)
})

test('[GEN-01] a process that does jobs leaves a processor free for visitors, with every thread', async () => {
  const program = join(makeFolder(), 'echo.mjs')
  writeFileSync(
    program,
    `import { answerJobs } from ${JSON.stringify(inRoot('server/storytelling/answerJobs.ts'))}
answerJobs(async (job) => job)`,
  )
  const child = forkAside(program)
  onTestFinished(() => void child.kill())
  child.send('done')
  const [answer] = await once(child, 'message')
  expect(answer).toEqual({ result: 'done' })
  if (process.platform === 'linux') {
    const all = allowedOf('self')
    const expected = hasTaskset ? allButFirst(all) || all : all
    await vi.waitFor(() => expect(processorsOf(child.pid ?? 0)).toEqual([expected]), { timeout: 30_000 })
  }
})
