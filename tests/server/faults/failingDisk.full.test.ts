import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, readFileSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeFolder } from '../helpers.ts'
import { prepareQuietServer, startServerProcess, postStory, timesStored } from './serverProcess.ts'

/** The calls by which SQLite brings a story to the disk. */
const calls = ['pwrite64', 'fsync', 'fdatasync', 'ftruncate', 'unlink'] as const
const faults = ['error=EIO', 'error=ENOSPC', 'signal=SIGKILL'] as const
const obstacle = await obstacleToTracing()
const text = 'Auf einer Platte, die einmal versagt.'

interface Outcome {
  /** What was answered; null where the server died first. */
  readonly status: number | null
  /** How often it is stored after another start and another try under the same key. */
  readonly stored: number
}

describe('[API-06] a disk that fails once while a story is stored', () => {
  // Where all is asked for, a missing strace is a failure: it is never passed over in silence.
  test('needs strace, which injects the fault (apt-get install strace)', () => {
    expect(obstacle, 'strace cannot be used here: none of this was tried.').toBeNull()
  })

  test(
    'at each system call: acknowledged data is stored, failures are reported, and a repeat stores it once',
    { timeout: 1_800_000 },
    async () => {
      const template = makeFolder()
      await prepareQuietServer(template)
      const counts = await countCalls(template)
      const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
      expect(counts.pwrite64).toBeGreaterThan(0)
      expect(counts.fsync + counts.fdatasync).toBeGreaterThan(0)
      const tried: string[] = []
      let killed = 0
      for (const call of calls) {
        for (let time = 1; time <= counts[call]; time += 1) {
          for (const fault of faults) {
            const outcome = await submitOnFailingDisk(template, { call, time, fault })
            const what = `${call} no. ${time} with ${fault}: answered ${outcome.status}`
            tried.push(what)
            expect(outcome.stored, what).toBe(1)
            expect([200, 507, null], what).toContain(outcome.status)
            if (fault !== 'signal=SIGKILL') continue
            expect(outcome.status, what).not.toBe(507)
            if (outcome.status === null) killed += 1
          }
        }
      }
      // What is done after the answer is counted, too, and not always there.
      expect(killed).toBeGreaterThan(total / 2)
      console.log(`${total} calls store a story (${JSON.stringify(counts)}); ${tried.length} faults tried:`)
      for (const what of tried) console.log(`  ${what}`)
    },
  )
})

type Counts = Record<(typeof calls)[number], number>

/** How often a server makes each call from the moment it is open until a story is answered. */
async function countCalls(template: string): Promise<Counts> {
  const { counts } = await underTrace(template, `trace=${calls.join(',')}`, [])
  return counts
}

async function submitOnFailingDisk(
  template: string,
  { call, time, fault }: { call: string; time: number; fault: string },
): Promise<Outcome> {
  const inject = ['-e', `inject=${call}:${fault}:when=${time}`]
  const { status, dir, key } = await underTrace(template, `trace=${calls.join(',')}`, inject)
  // Whoever got no thanks sends it again under the same key: to the same server where it lives, else to the next.
  const file = join(dir, 'nachklang.sqlite')
  if (status === 200) expect(timesStored(file, text), 'answered and gone').toBe(1)
  // Whole in any case: nobody writes to it now.
  timesStored(file, text)
  const next = await startServerProcess(dir)
  const again = await postStory(next.address, text, key)
  expect(again.status, again.message).toBe(200)
  expect(await next.close()).toBe(0)
  return { status, stored: timesStored(file, text) }
}

/**
 * Starts the server, attaches strace to it, leaves a story, and ends it.
 * @param inject what strace does to a call
 */
async function underTrace(template: string, expression: string, inject: readonly string[]) {
  const dir = makeFolder()
  cpSync(template, dir, { recursive: true })
  const server = await startServerProcess(dir)
  // What is done at every start is over: one story more, which also finds the queue asleep.
  await postStory(server.address, 'Davor.')
  const log = join(makeFolder(), 'trace')
  const { attach, counted } = await attachStrace(server.child.pid ?? 0, [
    ...['-f', '-o', log, '-e', expression],
    ...inject,
  ])
  const key = randomUUID()
  const died = once(server.child, 'exit')
  let status: number | null
  try {
    status = (await postStory(server.address, text, key)).status
  } catch {
    status = null
  }
  const isAlive = status !== null
  if (isAlive && status !== 200) {
    // The fault is over: the same server takes it now, without a restart.
    const again = await postStory(server.address, text, key)
    expect(again.status, again.message).toBe(200)
    expect((await fetch(`${server.address}/api/user-story/device/1`)).status).toBe(200)
  }
  // Softly where its log is wanted; beside a process that it has killed strace may not hear that.
  attach.kill(inject.length === 0 ? 'SIGTERM' : 'SIGKILL')
  await counted
  if (isAlive) server.child.kill('SIGKILL')
  await died
  const trace = readFileSync(log, 'utf8')
  const countOf = (call: string) => trace.split('\n').filter((line) => line.includes(` ${call}(`)).length
  const counts: Counts = {
    pwrite64: countOf('pwrite64'),
    fsync: countOf('fsync'),
    fdatasync: countOf('fdatasync'),
    ftruncate: countOf('ftruncate'),
    unlink: countOf('unlink'),
  }
  return { status, dir, key, counts }
}

/** Why no process here can be traced: no strace, or no right to; null where one can. */
async function obstacleToTracing(): Promise<string | null> {
  const { pid, ...sleeper } = sleepALittle()
  try {
    const { attach, counted } = await attachStrace(pid, ['-o', '/dev/null'])
    attach.kill('SIGTERM')
    await counted
    return null
  } catch (error) {
    return String(error)
  } finally {
    sleeper.end()
  }
}

function sleepALittle(): { readonly pid: number; end(): void } {
  const sleeper = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { stdio: 'ignore' })
  return { pid: sleeper.pid ?? 0, end: () => void sleeper.kill() }
}

async function attachStrace(pid: number, args: readonly string[]) {
  const attach = spawn('strace', ['-p', String(pid), ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const counted = new Promise<void>((resolve) => {
    attach.once('close', () => resolve())
  })
  // It says so once every thread is held.
  await new Promise<void>((resolve, reject) => {
    let said = ''
    attach.stderr.on('data', (chunk) => {
      said += String(chunk)
      if (/attached/.test(said)) resolve()
    })
    attach.once('error', reject)
    attach.once('exit', () => reject(new Error(`strace ended: ${said}`)))
  })
  return { attach, counted }
}
