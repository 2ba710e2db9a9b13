import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { timestamp } from '#server/db/timestamp.ts'
import { databaseFile } from '#server/db/files.ts'
import { openDatabase } from '#server/db/open.ts'
import { seed } from '#server/devices/seed.ts'
import { addStory } from '#server/stories/repository.ts'
import { serverCommand } from '#tools/lib/serverCommand.ts'
import { makeFolder } from '../helpers.ts'
import { startStrictEndpoint } from '../storyteller/strictEndpoint.ts'
import type { StrictEndpoint } from '../storyteller/strictEndpoint.ts'

/** `npm run test:faults` asks for twenty. */
const kills = Number(process.env.GENERATION_KILLS ?? 6)
const storiesPerKill = 1
/** After the server has opened: in the middle of whatever it makes then. */
const mostMsBeforeKill = 1500

test(
  `[GEN-05] after ${kills} kills at random instants everything that was ordered is made, and made once`,
  { timeout: 120_000 + kills * 20_000 },
  async () => {
    const strict = await startStrictEndpoint()
    strict.written.set('translation', (material) => ({
      language: 'de',
      titleDE: `Titel ${numberIn(material)}`,
      titleEN: `Title ${numberIn(material)}`,
      textDE: '',
      textEN: `On that evening the tape ran backwards, and number ${numberIn(material)} was on it.`,
    }))
    const dir = makeFolder()
    const file = databaseFile({ dataDir: dir })
    const stories = kills * storiesPerKill
    await order(file, stories)

    let wasBusy = 0
    for (let kill = 0; kill < kills; kill += 1) {
      const server = await start(dir, strict)
      await sleep(Math.random() * mostMsBeforeKill)
      server.kill('SIGKILL')
      await once(server, 'exit')
      wasBusy += claimed(file)
      expectWhole(file)
    }

    const server = await start(dir, strict)
    while (left(file) > 0) await sleep(100)
    server.kill('SIGTERM')
    const [code] = await once(server, 'exit')
    expect(code).toBe(0)
    expectWhole(file)
    const state = look(file)
    expect(state.work).toEqual([
      { kind: 'narration', state: 'done', count: 1 },
      { kind: 'visual', state: 'done', count: stories },
      { kind: 'voice', state: 'done', count: stories },
      { kind: 'words', state: 'done', count: stories },
    ])
    expect(state.narrations).toEqual([{ language: 'de', edition: 1 }])
    expect(state.stories).toHaveLength(stories)
    for (const story of state.stories) {
      const number = numberIn(story.text_de)
      expect(story).toMatchObject({
        title_de: `Titel ${number}`,
        text_en: expect.stringContaining(`number ${number} `),
        visual_edition: 1,
        spoken_language: 'en',
      })
    }
    // A picture and a reading of each story and the narration: what was made twice would lie there beside.
    expect(state.files).toBe(stories * 2 + 1)
    // Else the kills have met nobody at work, and the test shows nothing.
    expect(wasBusy).toBeGreaterThanOrEqual(Math.floor(kills / 2))
    expect(strict.faults).toEqual([])
    console.log(
      `${kills} kills, ${wasBusy} of them in the middle of work; ${stories * 3 + 1} jobs, each done once`,
    )
  },
)

const numberIn = (material: unknown) => /Nummer (\d+)/.exec(JSON.stringify(material))?.[1] ?? 'unknown'

/** Stories, and one narration. */
async function order(file: string, stories: number): Promise<void> {
  const database = await openDatabase(file)
  await seed(database)
  await database.write(async (db) => {
    await db
      .deleteFrom('job')
      .where((job) => job.or([job('subject', '!=', 1), job('language', '!=', 'de')]))
      .execute()
    await db.deleteFrom('user_story').execute()
    for (let number = 0; number < stories; number += 1) {
      await addStory(db, {
        deviceId: 1,
        language: 'de',
        text: { de: `An jenem Abend lief das Band rückwärts, und Nummer ${number} war darauf.`, en: null },
        yearOfBirth: undefined,
        now: timestamp(),
      })
    }
  })
  await database.close()
}

async function start(dir: string, strict: StrictEndpoint): Promise<ChildProcess> {
  const { program, args, env } = serverCommand({
    PATH: process.env.PATH,
    DATA_DIR: dir,
    PORT: '0',
    HOST: '127.0.0.1',
    AI_BASE_URL: strict.baseUrl,
    AI_API_KEY: strict.apiKey,
    AI_MODEL: 'none',
    SPEECH_MODEL: 'none',
    PICTURES_MODEL: 'none',
    TRANSCRIPTION_MODEL: 'none',
  })
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  await new Promise<void>((resolve, reject) => {
    let said = ''
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)))
    child.stdout?.on('data', (chunk) => {
      said += String(chunk)
      if (/open at/.test(said)) resolve()
    })
  })
  child.removeAllListeners('exit')
  return child
}

function query<S extends z.ZodType>(file: string, schema: S, sql: string): z.output<S> {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    return schema.parse(database.prepare(sql).all())
  } finally {
    database.close()
  }
}

const Count = z.tuple([z.object({ count: z.int() })])

/** Whether somebody was at work when the server died. */
const claimed = (file: string) =>
  Math.min(
    1,
    query(
      file,
      Count,
      `select count(*) as count from job where claimed_at is not null and state = 'pending'`,
    )[0].count,
  )

const left = (file: string) =>
  query(file, Count, `select count(*) as count from job where state = 'pending'`)[0].count

/** What is half made is not there, and nothing that is there lacks a part. */
function expectWhole(file: string) {
  expect(query(file, z.array(z.unknown()), 'PRAGMA foreign_key_check')).toEqual([])
  const [{ count: torn }] = query(
    file,
    Count,
    `select (select count(*) from media where length(bytes) <> size) +
     (select count(*) from job join user_story on id = subject
       where kind = 'visual' and (job.state = 'done') <> (visual_hash is not null)) +
     (select count(*) from job join user_story on id = subject
       where kind = 'voice' and (job.state = 'done') <> (spoken_hash is not null)) +
     (select count(*) from job left join narration on device_id = subject
       where kind = 'narration' and (state = 'done') <> (audio_hash is not null)) as count`,
  )
  expect(torn).toBe(0)
}

function look(file: string) {
  return {
    work: query(
      file,
      z.array(z.object({ kind: z.string(), state: z.string(), count: z.int() })),
      'select kind, state, count(*) as count from job group by kind, state order by kind',
    ),
    narrations: query(
      file,
      z.array(z.object({ language: z.string(), edition: z.int() })),
      'select language, edition from narration order by language',
    ),
    stories: query(
      file,
      z.array(z.object({ text_de: z.string() }).loose()),
      'select text_de, text_en, title_de, visual_edition, spoken_language from user_story',
    ),
    files: query(file, Count, 'select count(*) as count from media')[0].count,
  }
}
