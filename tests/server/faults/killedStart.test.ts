import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { databaseFile } from '../../../server/db/file.ts'
import { serverCommand } from '../../../tools/house/serverCommand.ts'
import { root } from '../../../tools/house/paths.ts'
import { formerDatabase } from '../formerDatabase.ts'
import { makeFolder } from '../helpers.ts'
import { backupsIn, contentOf, startIn } from '../startedDatabase.ts'

/** The calls by which SQLite and a backup bring anything to the disk. */
const calls = ['pwrite64', 'fsync', 'fdatasync', 'ftruncate', 'unlink', 'rename'] as const

/** What a start of the server does with its database. */
const program = `
  const { openHouse } = await import('./server/db/house.ts')
  const { seed } = await import('./server/db/seed.ts')
  try {
    const database = await openHouse({ dataDir: process.env.DATA_DIR, databaseUrl: undefined }, console.log)
    await seed(database)
    await database.close()
  } catch (error) {
    console.log(['ConfigError', 'HttpError'].includes(error.name) ? error.message : error.stack)
  }`

/** @param more options of strace @returns what was printed, and how often each call was made */
async function startUnderStrace(dataDir: string, more: readonly string[] = []) {
  const log = join(makeFolder(), 'trace')
  const { program: node, env } = serverCommand({ PATH: process.env.PATH, DATA_DIR: dataDir })
  const child = spawn(
    'strace',
    ['-f', '-o', log, '-e', `trace=${calls.join(',')}`, ...more, node, '--input-type=module', '-e', program],
    { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let said = ''
  child.stdout.on('data', (chunk) => (said += String(chunk)))
  await once(child, 'close')
  const trace = readFileSync(log, 'utf8').split('\n')
  const countOf = (call: string) => trace.filter((line) => line.includes(` ${call}(`)).length
  return { said, counts: calls.map((call) => ({ call, count: countOf(call) })) }
}

const kinds: [string, (dataDir: string) => Promise<void>][] = [
  ['a first start', async () => {}],
  ['an upgrade', (dataDir) => formerDatabase(databaseFile({ dataDir }))],
]

// `npm test` interrupts between statements, in interrupted.test.ts.
test.each(kinds)(
  '[START-01] %s that is killed at any write, or meets a full disk, is made up for by the next one',
  { timeout: 3_600_000 },
  async (what, prepare) => {
    const template = makeFolder()
    await prepare(template)
    const whole = makeFolder()
    cpSync(template, whole, { recursive: true, preserveTimestamps: true })
    const { counts } = await startUnderStrace(whole)
    const content = contentOf(whole)
    const tried = { kills: 0, fullDisks: 0, refused: 0 }
    const failures: string[] = []
    for (const { call, count } of counts) {
      for (let time = 1; time <= count; time += 1) {
        // Full from then on, at every seventh write: most fill pages of the same commit.
        const faults = ['signal=SIGKILL', ...(call === 'pwrite64' && time % 7 === 1 ? ['error=ENOSPC'] : [])]
        for (const fault of faults) {
          const dataDir = makeFolder()
          cpSync(template, dataDir, { recursive: true, preserveTimestamps: true })
          const isKill = fault === 'signal=SIGKILL'
          const when = isKill ? `${time}` : `${time}+`
          const { said } = await startUnderStrace(dataDir, ['-e', `inject=${call}:${fault}:when=${when}`])
          tried[isKill ? 'kills' : 'fullDisks'] += 1
          try {
            if (!isKill && said !== '') {
              tried.refused += 1
              expect(said).toMatch(/is full|could not be erased/)
            }
            await startIn(dataDir)
            expect(contentOf(dataDir)).toEqual(content)
            expect(backupsIn(dataDir).filter((name) => name.endsWith('.sqlite')).length).toBeLessThan(2)
          } catch (error) {
            failures.push(`${call} no. ${time} with ${fault}: ${said} ${String(error)}`)
          }
          rmSync(dataDir, { recursive: true })
        }
      }
    }
    console.log(`${what}: ${JSON.stringify(tried)}, of which ${failures.length} failed`)
    expect(tried.kills).toBeGreaterThan(20)
    expect(failures).toEqual([])
  },
)
