import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { inject, onTestFinished } from 'vitest'
import { limits } from '#contract/limits.ts'
import { createKioskKey, logIn, upsertStaff } from '#server/staff/accounts.ts'
import { allJobs, buildApp } from '#server/app.ts'
import type { AppOptions } from '#server/app.ts'
import { readConfig } from '#server/config/config.ts'
import type { Config } from '#server/config/config.ts'
import { openDatabase } from '#server/db/open.ts'
import type { Voice } from '#contract/narrationScript.ts'
import { createSoundWork } from '#server/storyteller/narration/createNarrator.ts'
import type { Database, SqliteDatabase } from '#server/db/open.ts'
import { seed } from '#server/devices/seed.ts'
import { startQueue } from '#server/jobs/queue.ts'
import type { Queue } from '#server/jobs/queue.ts'
import type {
  MediaBytes,
  NarrationNeeds,
  ReadingOrder,
  SpokenNarration,
  Transcriber,
  Translator,
  WrittenNarration,
} from '#server/storyteller/ports.ts'
import { wavFile } from '../fixtures/audio/wav.ts'
import { openTestPostgres } from '../postgres/database.ts'

export const staffLogin = { name: 'Mira', password: 'a long enough password' }

/** What an unchanged list costs: nothing on SQLite, and with several servers the version, in one short question. */
export const sqlOfUnchangedList =
  inject('postgres') === undefined
    ? []
    : ['select name, sum(commits) as version from table_commit group by name']

/** Reads recordings that staff send, for real; a process for each server would take longer than its work. */
const sound = createSoundWork()

/** A storyteller that is quick, and fails when it is told to. */
export class TestStoryteller {
  failure: Error | null = null
  /** What its narrations are said to be. */
  notice: string | undefined
  narrated: NarrationNeeds[] = []
  portraits = 0
  translator: Translator | null = null
  transcriber: Transcriber | null = null
  readonly sound = sound
  readonly narrator = {
    voiceFor: (): Voice => ({ by: 'embedded', name: null }),
    narrate: async (order: NarrationNeeds): Promise<WrittenNarration> => {
      this.narrated.push(order)
      if (this.failure) throw this.failure
      const transcript = `${order.deviceName}, ${order.language}, edition ${order.edition}.`
      return {
        transcript,
        cues: [{ start: 0, text: transcript }],
        audio: { bytes: Buffer.from(`sound of ${transcript}`), type: 'audio/mpeg' },
        seconds: 1.5,
        waveform: Array.from({ length: limits.waveformBars }, (_, bar) => bar),
        storyIds: order.stories.map(({ id }) => id),
        segments: [],
        ...(this.notice !== undefined && { notice: this.notice }),
      }
    },
    speak: async (): Promise<WrittenNarration> => {
      throw new Error('The test storyteller speaks nothing again')
    },
    read: async ({ text, language }: ReadingOrder): Promise<SpokenNarration> => {
      if (this.failure) throw this.failure
      return {
        transcript: text,
        cues: [{ start: 0, text }],
        audio: { bytes: Buffer.from(`${language} reading of ${text}`), type: 'audio/mpeg' },
        seconds: 2.5,
        waveform: null,
      }
    },
  }
  readonly illustrator = {
    illustrateStory: async (order: { storyId: number; edition: number }): Promise<MediaBytes> => {
      if (this.failure) throw this.failure
      return { bytes: Buffer.from(`<svg id="${order.storyId}-${order.edition}"/>`), type: 'image/svg+xml' }
    },
    portray: async (answers: { name: string }) => {
      if (this.failure) throw this.failure
      this.portraits += 1
      const picture = { bytes: Buffer.from(`<svg id="${this.portraits}"/>`), type: 'image/svg+xml' }
      return {
        picture,
        description: { de: `Ein Bild von ${answers.name}.`, en: `A portrait of ${answers.name}.` },
      }
    },
  }
}

/** Does what is ordered, all kinds or those of `jobs`. */
export const startJobs = (
  { database, storyteller, app }: Pick<TestApp, 'storyteller' | 'app'> & { database: Database },
  jobs = allJobs,
): Queue => startQueue(database, jobs({ database, storyteller: async () => storyteller }), app.log)

export interface TestApp {
  app: FastifyInstance
  /** `writing` is there on SQLite alone; in a run on Postgres it throws. */
  database: Database & Pick<SqliteDatabase, 'writing'>
  /** Where the database file lies, on SQLite. */
  file: string
  /** Of the Postgres, in a run on Postgres. */
  url: string | undefined
  /** Runs SQL past the server. */
  exec(sql: string): Promise<void>
  /** Every statement since the start, or since it was emptied. */
  statements: string[]
  storyteller: TestStoryteller
  staffToken(): Promise<string>
  kioskToken(): Promise<string>
}

/** The server on a database of its own, seeded; gone when the test ends. In the project `postgres` it is Postgres's. */
export async function startTestApp(
  environment: Record<string, string> = {},
  logger: AppOptions['logger'] = false,
): Promise<TestApp> {
  const dir = makeFolder()
  const statements: string[] = []
  const opened = await openTestDatabase(dir, (sql) => statements.push(sql))
  return { ...(await startAppOn(opened.database, dir, environment, logger)), ...opened, statements }
}

let seeded: Promise<Buffer> | undefined

/** A database file with what a first start puts there; every test copies it. */
async function seededFile(): Promise<Buffer> {
  const dir = mkdtempSync(join(tmpdir(), 'nachklang-'))
  const file = join(dir, 'nachklang.sqlite')
  const database = await openDatabase(file)
  await seed(database)
  await database.close()
  const bytes = readFileSync(file)
  rmSync(dir, { recursive: true })
  return bytes
}

/** Another server on a database that is there. */
export async function startAppOn(
  database: Database,
  dir: string,
  environment: Record<string, string> = {},
  logger: AppOptions['logger'] = false,
) {
  const storyteller = new TestStoryteller()
  const dist = join(dir, 'dist')
  mkdirSync(dist, { recursive: true })
  writeFileSync(join(dist, 'index.html'), '<html><head></head><body>client</body></html>')
  const config: Config = readConfig({ DATA_DIR: dir, ...environment })
  const app = await buildApp({
    config,
    database,
    storyteller: async () => storyteller,
    dist,
    logger,
  })
  onTestFinished(async () => {
    await app.close()
    await database.close()
  })
  return {
    app,
    storyteller,
    staffToken: async () => {
      await upsertStaff(database, staffLogin)
      return logIn(database, staffLogin)
    },
    kioskToken: () => createKioskKey(database, 'test'),
  }
}

async function openTestDatabase(
  dir: string,
  trace: (sql: string) => void,
): Promise<Pick<TestApp, 'database' | 'exec' | 'file' | 'url'>> {
  const file = join(dir, 'nachklang.sqlite')
  const postgres = inject('postgres')
  if (postgres !== undefined) {
    const { database, ...opened } = await openTestPostgres(postgres, trace)
    return { database: withoutSqlite(database), ...opened, file }
  }
  seeded ??= seededFile()
  writeFileSync(file, await seeded)
  // No test with this server cuts the power, so none waits for the disk.
  const database = await openDatabase(file, { trace, synchronous: 'NORMAL' })
  return { database, exec: async (sql) => database.writing.exec(sql), file, url: undefined }
}

function withoutSqlite(database: Database): TestApp['database'] {
  return {
    ...database,
    get writing(): never {
      throw new Error('This test is about SQLite alone')
    },
  }
}

/** An empty folder; gone when the test ends. */
export function makeFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'nachklang-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

/** A real recording of a browser. */
export function recording(): Buffer {
  return readFileSync(join(import.meta.dirname, '../fixtures/audio/recorded-opus-long.webm'))
}

/** A WAV file of silence, `size` bytes in all; an odd last byte belongs to no sample. */
export function wavOfBytes(size: number): Buffer {
  const file = Buffer.alloc(size)
  file.set(wavFile([], { rate: 16_000 }))
  const dataBytes = size - 44 - (size % 2)
  file.writeUInt32LE(36 + dataBytes, 4)
  file.writeUInt32LE(dataBytes, 40)
  return file
}

type Part = [name: string, value: string | Uint8Array]

/** A multipart body in the given order; bytes become files. */
export async function multipart(
  ...parts: Part[]
): Promise<{ payload: Buffer; headers: { 'content-type': string } }> {
  const form = new FormData()
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([Uint8Array.from(value)], { type: 'audio/webm' }), 'recording.webm')
  }
  const response = new Response(form)
  const payload = Buffer.from(await response.arrayBuffer())
  return { payload, headers: { 'content-type': response.headers.get('content-type') ?? '' } }
}

/** How many rows a table has. */
export async function countRows(
  database: Database,
  table: 'user_story' | 'memory' | 'media' | 'submission' | 'device' | 'avatar' | 'playground_story',
): Promise<number> {
  const { count } = await database.db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
