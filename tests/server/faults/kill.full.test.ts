import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import * as z from 'zod'
import { databaseFile } from '#server/db/files.ts'
import { connectDatabase } from '#server/backups/connectDatabase.ts'
import { connect } from '#server/db/postgres/client.ts'
import { seed } from '#server/devices/seed.ts'
import { rounds } from '../../e2e/support/rounds.ts'
import { makeTestPostgres } from '../../postgres/database.ts'
import { startServerProcess } from './serverProcess.ts'
import type { ServerProcess } from './serverProcess.ts'
import { makeFolder, multipart, wavOfBytes } from '../helpers.ts'

const visitors = 8
const mostAnswersBeforeKill = 40
const mostMsAfterThem = 30
const postgres = inject('postgres')
/** `npm run test:faults` asks for a thousand, and on Postgres for fifty. */
const kills = Number(
  postgres === undefined
    ? (process.env.KILLS ?? rounds(50, 1))
    : (process.env.POSTGRES_KILLS ?? rounds(10, 1)),
)
/** On Postgres two share the database, and one of them is killed while the other goes on. */
const servers = postgres === undefined ? 1 : 2

/** One contribution of a visitor, sent again under the same key until it is answered, as the outbox does. */
interface Item {
  readonly key: string
  readonly kind: (typeof kinds)[number]
  /** Tells this item from every other in the database. */
  readonly mark: string
  /** SHA-256 of the recording. */
  readonly hash: string | undefined
  isAnswered: boolean
}

interface Place {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
}

test(
  `[API-06] every acknowledged write is stored exactly once after ${kills} kills at random instants`,
  // A busy machine needs half a minute for a start.
  { timeout: 300_000 + kills * 60_000 },
  async () => {
    const place: Place = {
      dataDir: makeFolder(),
      databaseUrl: postgres === undefined ? undefined : await makeTestPostgres(postgres),
    }
    const database = await connectDatabase(place)
    await seed(database)
    // No narrations, no pictures of samples: they are another test's business and would keep both processors busy.
    await database.write((db) => db.deleteFrom('job').execute())
    await database.close()

    const items: Item[] = []
    const open: Item[] = []
    const running = await Promise.all(Array.from({ length: servers }, () => startServer(place)))
    const counts = () => ({ answered: items.filter(({ isAnswered }) => isAnswered).length })
    for (let kill = 0; kill < kills; kill += 1) {
      const until = counts().answered + kinds.length + Math.floor(Math.random() * mostAnswersBeforeKill)
      const victim = Math.floor(Math.random() * servers)
      let isOver = false
      const visiting = Array.from({ length: visitors }, async (_, visitor) => {
        const own = visitor % servers
        while (!isOver) {
          const item = open.pop() ?? newItem(items)
          try {
            await send(running[own]?.address ?? '', item)
          } catch (error) {
            // The server died under it: the visitor still has it.
            open.push(item)
            if (isOver && own === victim) return
            throw error
          }
        }
      })
      const crash = (async () => {
        while (counts().answered < until) await sleep(1)
        await sleep(Math.random() * mostMsAfterThem)
        isOver = true
        const child = running[victim]?.child
        child?.kill('SIGKILL')
        if (child !== undefined) await once(child, 'exit')
      })()
      await Promise.all([crash, ...visiting])
      const found = await judge(place, items)
      expect(found, `after kill ${kill + 1}`).toMatchObject({ lost: 0, doubled: 0 })
      // A run that is ended early has shown this much.
      if ((kill + 1) % 10 === 0) console.log(`${kill + 1} kills: ${JSON.stringify(found)}`)
      running[victim] = await startServer(place)
    }

    // The outboxes empty themselves at last.
    for (const item of open.splice(0)) await send(running[0]?.address ?? '', item)
    for (const { child } of running) {
      child.kill('SIGTERM')
      const [code] = await once(child, 'exit')
      expect(code).toBe(0)
    }
    const outcome = await judge(place, items)
    console.log(`${kills} kills of ${servers} server(s): ${JSON.stringify(outcome)}`)
    expect(outcome).toEqual({ acknowledged: items.length, foundOnce: items.length, doubled: 0, lost: 0 })
    for (const kind of kinds) {
      expect(items.filter((item) => item.kind === kind).length, kind).toBeGreaterThan(kills / 2)
    }
  },
)

const quick = ['text', 'audio', 'memory', 'memoryAudio', 'newDevice', 'playground'] as const
const kinds = [...quick, 'avatar'] as const
/**
 * An avatar is drawn before it is answered: were every seventh one, all would wait for drawings when the kill comes. It
 * comes first, so that one kill is enough for every kind to have been sent.
 */
const turns = ['avatar', ...quick, ...quick, ...quick, ...quick] as const
const spokenKinds: readonly string[] = ['audio', 'memoryAudio']

function newItem(items: Item[]): Item {
  const number = items.length
  const kind = turns[number % turns.length] ?? 'text'
  const mark = `Nummer ${number}.`
  const hash = spokenKinds.includes(kind)
    ? createHash('sha256').update(soundOf(mark)).digest('hex')
    : undefined
  const item: Item = { key: randomUUID(), kind, mark, hash, isAnswered: false }
  items.push(item)
  return item
}

/** A recording that differs from every other by the samples that spell its mark. */
function soundOf(mark: string): Buffer {
  const sound = wavOfBytes(4000)
  sound.write(mark, 1000)
  return sound
}

async function send(address: string, item: Item): Promise<void> {
  const { path, body, headers } = await requestOf(item)
  const response = await fetch(`${address}/api/${path}`, {
    method: 'POST',
    headers: { 'idempotency-key': item.key, ...headers },
    body,
  })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${response.status} ${text}`)
  item.isAnswered = true
}

async function requestOf({ kind, mark }: Item) {
  if (kind === 'audio') {
    const form = await multipart(['exhibitionId', '1'], ['audio', soundOf(mark)])
    const path = 'user-story/submit-audio/device/1/exhibition/1'
    return { path, body: Uint8Array.from(form.payload), headers: form.headers }
  }
  if (kind === 'memoryAudio') {
    const form = await multipart(['yearOfBirth', '1970'], ['audio', soundOf(mark)])
    return { path: 'memory/submit-audio', body: Uint8Array.from(form.payload), headers: form.headers }
  }
  const { path, ...payload } = {
    text: { path: 'user-story/submit-text/device/1/exhibition/1', storyText: mark },
    memory: { path: 'memory/submit-text', textContent: mark, yearOfBirth: 1970 },
    newDevice: {
      path: 'user-story/submit-text/new-device/exhibition/1',
      storyText: mark,
      deviceName: `Gerät ${mark.length}`,
      exhibitionId: 1,
    },
    playground: { path: 'playground/story', storyText: mark, deviceId: 1, authorName: 'Kim' },
    avatar: {
      path: 'avatar',
      name: mark,
      retroEra: '90s',
      favoriteDevice: 'Walkman',
      favoriteFeatures: 'auto reverse',
      favoriteStorage: 'cassette',
      skills: 'rewinding with a pencil',
    },
  }[kind]
  return { path, body: JSON.stringify(payload), headers: { 'content-type': 'application/json' } }
}

/** Looks into what the dead server left: whole, with all that was answered, and none of it twice. */
async function judge({ dataDir, databaseUrl }: Place, items: readonly Item[]) {
  const marks = await (databaseUrl === undefined
    ? marksInSqlite(databaseFile({ dataDir }))
    : marksInPostgres(databaseUrl))
  const times = new Map<string, number>()
  for (const mark of marks) times.set(mark, (times.get(mark) ?? 0) + 1)
  const timesOf = ({ hash, mark }: Item) => times.get(hash ?? mark) ?? 0
  const answered = items.filter(({ isAnswered }) => isAnswered)
  return {
    acknowledged: answered.length,
    foundOnce: answered.filter((item) => timesOf(item) === 1).length,
    doubled: items.filter((item) => timesOf(item) > 1).length,
    lost: answered.filter((item) => timesOf(item) === 0).length,
  }
}

/** Of every contribution of a visitor what tells it from the others. */
const marksSql = `select coalesce(voice_hash, text_de, text_en) as mark from user_story where sample = 0
  union all select coalesce(voice_hash, text) from memory
  union all select text from playground_story
  union all select name from avatar`
const tornSql = 'select count(*) as torn from media where length(bytes) <> size'
const Marks = z.array(z.object({ mark: z.string() }))

function marksInSqlite(file: string): string[] {
  const database = new DatabaseSync(file)
  try {
    expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
    expect(database.prepare('PRAGMA foreign_key_check').all()).toEqual([])
    expect(database.prepare(tornSql).get()).toEqual({ torn: 0 })
    return Marks.parse(database.prepare(marksSql).all()).map(({ mark }) => mark)
  } finally {
    database.close()
  }
}

async function marksInPostgres(url: string): Promise<string[]> {
  const { ask, close } = await connect(url)
  try {
    expect((await ask(tornSql)).rows).toEqual([{ torn: 0 }])
    return Marks.parse((await ask(marksSql)).rows).map(({ mark }) => mark)
  } finally {
    await close()
  }
}

async function startServer({ dataDir, databaseUrl }: Place): Promise<ServerProcess> {
  return startServerProcess(dataDir, databaseUrl === undefined ? {} : { env: { DATABASE_URL: databaseUrl } })
}
