import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  cpSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { databaseFile } from '#server/db/files.ts'
import { serverCommand } from '#tools/lib/serverCommand.ts'
import { root } from '#tools/lib/paths.ts'
import { formerDatabase } from '../formerDatabase.ts'
import { makeFolder } from '../helpers.ts'
import { addNextVersion } from '../nextVersion.ts'
import { backupsIn, contentOf, startIn } from '../startedDatabase.ts'

/** The calls by which SQLite and a backup change what is on the disk. */
const calls = ['openat', 'pwrite64', 'ftruncate', 'unlink', 'rename']
/** Each real kill takes a second. */
const writesBetweenKills = 40

/** What a start of the server does with its database, in the tables of a version to come. */
const program = `
  const { migrations } = await import('./server/db/migrate.ts')
  const { nextName, nextStep } = await import('./tests/server/nextStep.ts')
  migrations[nextName] = nextStep
  const { connectDatabase } = await import('./server/backups/connectDatabase.ts')
  const { seed } = await import('./server/devices/seed.ts')
  try {
    const database = await connectDatabase({ dataDir: process.env.DATA_DIR, databaseUrl: undefined }, console.log)
    await seed(database)
    await database.close()
  } catch (error) {
    console.log(['ConfigError', 'StorageError'].includes(error.name) ? error.message : error.stack)
  }`

/**
 * Runs a start under strace, its main thread alone: that is where SQLite writes.
 * @param more options of strace
 * @returns what was printed, and the calls in their order
 */
async function startUnderStrace(dataDir: string, more: readonly string[] = []) {
  const log = join(makeFolder(), 'trace')
  const { program: node, env } = serverCommand({ PATH: process.env.PATH, DATA_DIR: dataDir })
  const options = ['-o', log, '-y', '-e', `trace=${calls.join(',')}`, ...more]
  const child = spawn('strace', [...options, node, '--input-type=module', '-e', program], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk) => (said += String(chunk)))
  await once(child, 'close')
  return { said, lines: readFileSync(log, 'latin1').split('\n') }
}

const kinds: [string, (dataDir: string) => Promise<void>][] = [
  ['a first start', async () => {}],
  ['an upgrade', (dataDir) => formerDatabase(databaseFile({ dataDir }))],
]

async function prepare(kind: (dataDir: string) => Promise<void>) {
  const [template, whole] = [makeFolder(), makeFolder()]
  await kind(template)
  addNextVersion()
  copyFolder(template, whole)
  return { template, whole }
}

const copyFolder = (from: string, to: string) =>
  cpSync(from, to, { recursive: true, preserveTimestamps: true })

// A kill leaves what was written before it. So one start is written down call by call, and each beginning of that is
// what a kill leaves. `npm test` does the same between statements, in interrupted.test.ts.
test.each(kinds)(
  '[START-01] %s that is killed at any write is made up for by the next one',
  { timeout: 1_200_000 },
  async (what, kind) => {
    const { template, whole } = await prepare(kind)
    const { said, lines } = await startUnderStrace(whole, ['-xx', '-s', '10000000'])
    expect(said).not.toContain('Error')
    const content = contentOf(whole)
    const failures: string[] = []
    let kills = 0
    for (const line of lines) {
      if (!replay(line, whole, template)) continue
      kills += 1
      const dataDir = makeFolder()
      copyFolder(template, dataDir)
      try {
        await startIn(dataDir)
        expect(contentOf(dataDir)).toEqual(content)
      } catch (error) {
        failures.push(`${line.slice(0, 60)}: ${String(error)}`)
      }
      rmSync(dataDir, { recursive: true })
    }
    console.log(`${what}: ${kills} writes, ${failures.length} after which the next start failed`)
    expect(kills).toBeGreaterThan(100)
    expect(failures).toEqual([])
    // All was replayed.
    expect(contentOf(template)).toEqual(content)
  },
)

/** Does to the files in `to` what a line of strace says was done to those in `from`. @returns whether it was anything */
function replay(line: string, from: string, to: string): boolean {
  const [, call = '', rest = ''] = /^(\w+)\((.*)\) += \d/.exec(line) ?? []
  const decoded = (hex: string) => Buffer.from(hex.replaceAll('\\x', ''), 'hex')
  const place = (path: string) => (path.startsWith(`${from}/`) ? to + path.slice(from.length) : undefined)
  const strings = [...rest.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, hex = '']) => decoded(hex))
  const paths = strings.map((string) => string.toString('latin1'))
  const opened = place(decoded(/^\d+<([^>]*)>/.exec(rest)?.[1] ?? '').toString('latin1'))
  const [named, renamed] = [place(paths[0] ?? ''), place(paths[1] ?? '')]
  if (call === 'pwrite64' && opened !== undefined) {
    const file = openSync(opened, 'r+')
    writeSync(file, strings[0] ?? Buffer.alloc(0), 0, undefined, Number(rest.split(', ').at(-1)))
    closeSync(file)
  } else if (call === 'ftruncate' && opened !== undefined) {
    truncateSync(opened, Number(rest.split(', ').at(-1)))
  } else if (call === 'openat' && named !== undefined && rest.includes('O_CREAT')) {
    mkdirSync(dirname(named), { recursive: true })
    closeSync(openSync(named, rest.includes('O_TRUNC') ? 'w' : 'a'))
  } else if (call === 'unlink' && named !== undefined) rmSync(named)
  else if (call === 'rename' && named !== undefined && renamed !== undefined) renameSync(named, renamed)
  else return false
  return true
}

test.each(kinds)(
  '[START-01] %s that is really killed, or meets a full disk, is made up for by the next one',
  { timeout: 1_200_000 },
  async (what, kind) => {
    const { template, whole } = await prepare(kind)
    const { lines } = await startUnderStrace(whole)
    const content = contentOf(whole)
    const writes = lines.filter((line) => line.startsWith('pwrite64')).length
    const tried = { kills: 0, fullDisks: 0, refused: 0 }
    for (let write = 1; write <= writes; write += writesBetweenKills) {
      for (const fault of [`signal=SIGKILL:when=${write}`, `error=ENOSPC:when=${write}+`]) {
        const dataDir = makeFolder()
        copyFolder(template, dataDir)
        const { said } = await startUnderStrace(dataDir, ['-e', `inject=pwrite64:${fault}`])
        if (fault.startsWith('signal')) tried.kills += 1
        else {
          tried.fullDisks += 1
          if (said !== '') tried.refused += 1
          expect(said, fault).toMatch(/^$|disk is full|was upgraded/)
        }
        await startIn(dataDir)
        expect(contentOf(dataDir), fault).toEqual(content)
        const copies = backupsIn(dataDir).filter((name) => name.endsWith('.sqlite'))
        expect(copies.length, fault).toBeLessThan(2)
        rmSync(dataDir, { recursive: true })
      }
    }
    console.log(`${what}, ${writes} writes: ${JSON.stringify(tried)}, all made up for`)
    expect(tried.kills).toBeGreaterThan(5)
    expect(tried.refused).toBeGreaterThan(5)
  },
)
