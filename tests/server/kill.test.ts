import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { openDatabase } from '../../server/db/open.ts'
import { seed } from '../../server/db/seed.ts'
import { serverCommand } from '../../tools/house/serverCommand.ts'
import { rounds } from '../e2e/support/rounds.ts'
import { makeFolder, multipart, wavOfBytes } from './helpers.ts'

/** `npm run test:faults` asks for a thousand. */
const kills = Number(process.env.KILLS ?? rounds(50, 10))
const visitors = 8
const mostAnswersBeforeKill = 40
const mostMsAfterThem = 30

/** One contribution of a visitor, sent again under the same key until it is answered, as the outbox does. */
interface Item {
  key: string
  kind: 'text' | 'audio'
  /** Tells this item from every other in the database. */
  mark: string
  storyId?: number
}

const Shared = z.object({ statusCode: z.literal(200), storyId: z.int() })

test(
  `[API-06] what was answered is there after ${kills} kills at random instants, and nothing is there twice`,
  { timeout: 300_000 + kills * 10_000 },
  async () => {
    const dir = makeFolder()
    const file = join(dir, 'nachklang.sqlite')
    const database = await openDatabase(file)
    await seed(database)
    // No narrations, no pictures of samples: they are another test's business and would keep both processors busy.
    await database.write(async (db) => {
      await db.deleteFrom('device_story').execute()
      await db.deleteFrom('story_work').execute()
    })
    await database.close()

    const items: Item[] = []
    let open: Item[] = []
    let answered = 0
    for (let kill = 0; kill < kills; kill += 1) {
      const server = await start(dir)
      const until = answered + Math.floor(Math.random() * mostAnswersBeforeKill)
      let isOver = false
      const visiting = Array.from({ length: visitors }, async () => {
        while (!isOver) {
          const item = open.pop() ?? newItem(items)
          try {
            await send(server.address, item)
            answered += 1
          } catch (error) {
            // The server died under it: the visitor still has it.
            open.push(item)
            if (isOver) return
            throw error
          }
        }
      })
      const crash = (async () => {
        while (answered < until) await sleep(1)
        await sleep(Math.random() * mostMsAfterThem)
        isOver = true
        server.child.kill('SIGKILL')
        await once(server.child, 'exit')
      })()
      await Promise.all([crash, ...visiting])
      expectKept(file, items)
    }

    // The outboxes empty themselves at last.
    const server = await start(dir)
    for (const item of open) await send(server.address, item)
    open = []
    server.child.kill('SIGTERM')
    const [code] = await once(server.child, 'exit')
    expect(code).toBe(0)
    expectKept(file, items)
    const stored = new DatabaseSync(file)
    const { count } = stored.prepare('select count(*) as count from user_story where sample = 0').get() ?? {}
    const { files } =
      stored.prepare("select count(*) as files from media where type like 'audio/%'").get() ?? {}
    stored.close()
    expect(count).toBe(items.length)
    expect(files).toBe(items.filter((item) => item.kind === 'audio').length)
    expect(new Set(items.map((item) => item.storyId)).size).toBe(items.length)
    expect(items.filter((item) => item.kind === 'audio').length).toBeGreaterThan(kills)
    console.log(`${kills} kills, ${items.length} submissions acknowledged, all stored once`)
  },
)

function newItem(items: Item[]): Item {
  const number = items.length
  const item: Item = {
    key: randomUUID(),
    kind: number % 3 === 0 ? 'audio' : 'text',
    mark: `Nummer ${number}.`,
  }
  items.push(item)
  return item
}

async function send(address: string, item: Item): Promise<void> {
  const headers = { 'idempotency-key': item.key }
  const kind = item.kind === 'text' ? 'submit-text' : 'submit-audio'
  const url = `${address}/api/user-story/${kind}/device/1/exhibition/1`
  const signal = AbortSignal.timeout(20_000)
  const response =
    item.kind === 'text'
      ? await fetch(url, {
          method: 'POST',
          signal,
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ storyText: item.mark }),
        })
      : await fetch(url, { method: 'POST', signal, ...(await voice(item, headers)) })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${response.status} ${text}`)
  item.storyId = Shared.parse(JSON.parse(text)).storyId
}

/** A recording that differs from every other by the samples that spell its mark. */
async function voice(item: Item, headers: Record<string, string>) {
  const sound = wavOfBytes(4000)
  sound.write(item.mark, 1000)
  const form = await multipart(['exhibitionId', '1'], ['audio', sound])
  return { body: Uint8Array.from(form.payload), headers: { ...headers, ...form.headers } }
}

/** Looks into the file that the dead server left: whole, with all that was answered, and none of it twice. */
function expectKept(file: string, items: readonly Item[]) {
  const database = new DatabaseSync(file)
  try {
    expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
    expect(database.prepare('PRAGMA foreign_key_check').all()).toEqual([])
    const rows = z
      .array(z.object({ id: z.int(), text_de: z.nullable(z.string()), voice_hash: z.nullable(z.string()) }))
      .parse(database.prepare('select id, text_de, voice_hash from user_story where sample = 0').all())
    const byId = new Map(rows.map((row) => [row.id, row]))
    for (const item of items) {
      if (item.storyId === undefined) continue
      const row = byId.get(item.storyId)
      expect(row, `${item.mark} was answered and is gone`).toBeDefined()
      if (item.kind === 'text') expect(row?.text_de).toBe(item.mark)
      else expect(row?.voice_hash).not.toBeNull()
    }
    const texts = rows.flatMap((row) => row.text_de ?? [])
    expect(new Set(texts).size).toBe(texts.length)
    const voices = rows.flatMap((row) => row.voice_hash ?? [])
    expect(new Set(voices).size).toBe(voices.length)
    const { torn } =
      database.prepare('select count(*) as torn from media where length(bytes) <> size').get() ?? {}
    expect(torn).toBe(0)
  } finally {
    database.close()
  }
}

async function start(dir: string): Promise<{ child: ChildProcess; address: string }> {
  const environment = { PATH: process.env.PATH, DATA_DIR: dir, PORT: '0', HOST: '127.0.0.1' }
  const { program, args, env } = serverCommand(environment)
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)))
    child.stdout?.on('data', (chunk) => {
      said += String(chunk)
      const found = /open at (\S+)/.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    })
  })
  child.removeAllListeners('exit')
  return { child, address }
}
