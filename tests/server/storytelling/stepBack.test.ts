import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { forkAside } from '../../../server/storytelling/forkAside.ts'
import { inRoot } from '../../../tools/house/paths.ts'
import { makeFolder } from '../helpers.ts'

/** SCHED_IDLE where there is a way to ask for it, else SCHED_OTHER. */
const expected = spawnSync('chrt', ['--version']).status === 0 ? 5 : 0
/** Where `man proc_pid_stat` tells of the policy, counted after the name, which ends with the only `) `. */
const policyField = 38

/** The scheduling policies of a process's threads, each once. */
function policiesOf(pid: number): number[] {
  const threads = readdirSync(`/proc/${pid}/task`)
  return [
    ...new Set(
      threads.map((thread) => {
        const [, fields = ''] = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8').split(') ')
        return Number(fields.split(' ')[policyField])
      }),
    ),
  ]
}

test('[GEN-01] a process that does jobs has the processor only while nobody else wants it, with every thread', async () => {
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
    await vi.waitFor(() => expect(policiesOf(child.pid ?? 0)).toEqual([expected]), { timeout: 30_000 })
  }
})
