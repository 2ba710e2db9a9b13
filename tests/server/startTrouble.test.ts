import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { backupTo } from '#server/db/backup.ts'
import { databaseFile, noteBackup } from '#server/db/files.ts'
import { connectDatabase } from '#server/backups/connectDatabase.ts'
import { openDatabase } from '#server/db/open.ts'
import { asListenError } from '#server/http/listenError.ts'
import { serverCommand } from '#tools/lib/serverCommand.ts'
import { inRoot } from '#tools/lib/paths.ts'
import { prepareQuietServer, startServerProcess } from './faults/serverProcess.ts'
import { makeFolder } from './helpers.ts'

const open = (dataDir: string) => connectDatabase({ dataDir, databaseUrl: undefined })

/** A folder with a database that was in use. */
async function usedFolder(): Promise<string> {
  const dataDir = makeFolder()
  await (await open(dataDir)).close()
  return dataDir
}

/** Starts the server, which is to fail. @returns its exit code and what it printed */
async function failToStart(environment: Record<string, string>) {
  const { program, args, env } = serverCommand({
    PATH: process.env.PATH,
    PORT: '0',
    HOST: '127.0.0.1',
    ...environment,
  })
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'], timeout: 30_000 })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  const [code] = await once(child, 'close')
  return { code, said }
}

describe('[START-04] a database that is missing or empty, and was there, is a question', () => {
  const losses: [string, (file: string) => void][] = [
    ['missing', (file) => rmSync(file)],
    ['empty', (file) => truncateSync(file)],
    [
      'without tables',
      (file) => {
        rmSync(file)
        const blank = new DatabaseSync(file)
        blank.exec('PRAGMA user_version=1')
        blank.close()
      },
    ],
  ]
  test.each(losses)('%s', async (_what, lose) => {
    const dataDir = await usedFolder()
    const file = databaseFile({ dataDir })
    lose(file)
    const before = readdirSync(dataDir)
    await expect(open(dataDir)).rejects.toThrow(
      /is missing or empty, but there was one: .* npm run admin -- restore FILE\. .* move everything out of/,
    )
    expect(readdirSync(dataDir)).toEqual(before)
  })

  const traces: [string, (dataDir: string) => void | Promise<void>][] = [
    ['a log', (dataDir) => writeFileSync(`${databaseFile({ dataDir })}-wal`, 'x'.repeat(5000))],
    ['the time of a backup', noteBackup],
    [
      'backups',
      (dataDir) => {
        mkdirSync(join(dataDir, 'backups'))
        writeFileSync(join(dataDir, 'backups/today.sqlite'), 'x')
      },
    ],
  ]
  test.each(traces)('also where only %s shows it, and it stays', async (_what, submit) => {
    const dataDir = makeFolder()
    await submit(dataDir)
    const before = readdirSync(dataDir, { recursive: true })
    await expect(open(dataDir)).rejects.toThrow(/is missing or empty, but there was one: \S+ tells of it/)
    expect(readdirSync(dataDir, { recursive: true })).toEqual(before)
  })

  test('a backup that is restored starts @full', async () => {
    const dataDir = await usedFolder()
    const file = databaseFile({ dataDir })
    const copy = join(makeFolder(), 'copy.sqlite')
    await backupTo(file, copy)
    rmSync(file)
    const { code } = await runTool(dataDir, 'restore', copy)
    expect(code).toBe(0)
    await (await open(dataDir)).close()
  })
})

function runTool(dataDir: string, ...args: string[]) {
  const child = spawn(process.execPath, [inRoot('tools/run.mjs'), 'admin', ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: 'ignore',
  })
  return once(child, 'close').then(([code]) => ({ code }))
}

describe('[START-05] a failed start is explained in one sentence', () => {
  test('a port that is taken @full', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const { code, said } = await failToStart({ DATA_DIR: makeFolder(), PORT: String(port) })
    expect(said).toBe(
      `Port ${port} of 127.0.0.1 is taken: another server runs there. Stop it, or set PORT to another number.\n`,
    )
    expect(code).toBe(1)
  })

  test('an address of another machine @full', async () => {
    const { code, said } = await failToStart({ DATA_DIR: makeFolder(), HOST: '192.0.2.1' })
    expect(said).toBe('HOST: 192.0.2.1 is no address of this machine.\n')
    expect(code).toBe(1)
  })

  test('a port that takes a right of its own', () => {
    const refused = Object.assign(new Error('listen EACCES'), { code: 'EACCES' })
    expect(asListenError(refused, { host: 'localhost', port: 80 })).toMatchObject({
      name: 'ConfigError',
      message: 'Port 80 may not be opened by this user. Set PORT to a number from 1024 on.',
    })
  })

  test('a folder that is none, or may not be written to @full', async () => {
    const folder = makeFolder()
    writeFileSync(join(folder, 'file'), '')
    const { code, said } = await failToStart({ DATA_DIR: join(folder, 'file') })
    expect(said).toMatch(/^The folder \S+file \(DATA_DIR\) cannot be used: .*\.\n$/)
    expect(code).toBe(1)

    chmodSync(folder, 0o555)
    await asNobody(async () => {
      await expect(open(folder)).rejects.toThrow(
        /^The database \S+ cannot be used: it cannot be opened\. It must be/,
      )
      await expect(open(join(folder, 'data'))).rejects.toThrow(
        /^The folder \S+data \(DATA_DIR\) cannot be used: EACCES/,
      )
    })
  })

  test('a file that is no database, or damaged, which is not touched @full', async () => {
    for (const damage of [
      (file: string) => writeFileSync(file, 'This is not a database. '.repeat(1000)),
      (file: string) => writeFileSync(file, Buffer.alloc(3000, 7), { flag: 'r+' }),
      (file: string) => truncateSync(file, 20_000),
    ]) {
      const dataDir = await usedFolder()
      const file = databaseFile({ dataDir })
      damage(file)
      const { size } = statSync(file)
      const { code, said } = await failToStart({ DATA_DIR: dataDir })
      expect(said).toMatch(
        /^The database \S+ cannot be used: it is damaged\. Keep it: .* npm run admin -- restore FILE\.\n$/,
      )
      expect(code).toBe(1)
      expect(statSync(file).size).toBe(size)
    }
  })

  test('a file that may not be written to', async () => {
    const dataDir = await usedFolder()
    chmodSync(databaseFile({ dataDir }), 0o444)
    chmodSync(dataDir, 0o777)
    await asNobody(() =>
      expect(open(dataDir)).rejects.toThrow(
        /^The database \S+ cannot be used: the file or its folder is read-only/,
      ),
    )
  })
})

/** Does something as a user without rights, where the tests are run by root. */
async function asNobody(job: () => Promise<void>): Promise<void> {
  const isRoot = process.geteuid?.() === 0
  if (isRoot) process.seteuid?.(65_534)
  try {
    await job()
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
}

test('[START-06] files of a server and a backup are readable by their own user only @full', async () => {
  const dataDir = join(makeFolder(), 'data')
  const run = await startServerProcess(dataDir)
  await runTool(dataDir, 'backup', join(dataDir, 'backups/today.sqlite'))
  const written = readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
  expect(written).toEqual(
    expect.arrayContaining(['nachklang.sqlite', 'nachklang.sqlite-wal', 'backups/today.sqlite']),
  )
  for (const name of ['', ...written]) expect(statSync(join(dataDir, name)).mode & 0o077, name).toBe(0)
  await run.close()
  expect(existsSync(databaseFile({ dataDir }))).toBe(true)
})

test('[START-05] a database of a newer version is reported as such, and not touched', async () => {
  const dataDir = await usedFolder()
  const database = await openDatabase(databaseFile({ dataDir }))
  database.writing.exec("insert into kysely_migration (name, timestamp) values ('999_later', '2027-01-01')")
  await database.close()
  await expect(open(dataDir)).rejects.toThrow(
    /^The database was made by a newer version of the exhibition \(999_later\)/,
  )
})

test('[START-08] [START-09] a server deletes old copies after its start, and finds damage in unread pages @full', async () => {
  const dataDir = makeFolder()
  const file = await prepareQuietServer(dataDir)
  const copy = join(dataDir, 'backups/before-restore-2026-01-01T000000.000.sqlite')
  mkdirSync(join(dataDir, 'backups'))
  writeFileSync(copy, '')
  utimesSync(copy, new Date(), new Date(Date.now() - 31 * 86_400_000))
  const bytes = readFileSync(file)
  const database = new DatabaseSync(file)
  const { page } = database.prepare("select pageno as page from dbstat where name = 'avatar'").get() ?? {}
  database.close()
  bytes.fill(0x55, (Number(page) - 1) * 4096, Number(page) * 4096)
  writeFileSync(file, bytes)

  const run = await startServerProcess(dataDir)
  await expect
    .poll(async () => (await fetch(`${run.address}/api/health`)).status, { timeout: 30_000 })
    .toBe(503)
  expect(existsSync(copy)).toBe(false)
  await run.close()
})
