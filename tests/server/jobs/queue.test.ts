import { describe, expect, test, vi } from 'vitest'
import { timestamp } from '#server/db/timestamp.ts'
import { StorageError } from '#server/db/storageError.ts'
import { claimJob, endClaim, hurryJobs, orderJob } from '#server/jobs/repository.ts'
import { publishJob } from '#server/jobs/queue.ts'
import { removeStory } from '#server/stories/decisions.ts'
import { ServiceFailure } from '#server/jobs/ServiceFailure.ts'
import type { Translator } from '#server/storyteller/ports.ts'
import { narrationJob } from '#server/narrations/jobs.ts'
import { countRows, startJobs, startTestApp } from '../helpers.ts'
import type { TestApp } from '../helpers.ts'

const longAgo = '2000-01-01T00:00:00.000Z'
const german = 'Ich habe das Band mit einem Bleistift zurückgespult, und das war gut.'

/** A server with devices and nothing left to do. */
async function startQuiet(): Promise<TestApp> {
  const test = await startTestApp()
  await test.database.write(async (db) => {
    await db.deleteFrom('job').execute()
    await db.deleteFrom('user_story').execute()
  })
  return test
}

async function share({ app }: TestApp, storyText = german): Promise<number> {
  const url = '/api/user-story/submit-text/device/1/exhibition/1'
  return (await app.inject({ method: 'POST', url, payload: { storyText } })).json().storyId
}

const rows = ({ database }: TestApp) =>
  database.db.selectFrom('job').selectAll().orderBy('kind').orderBy('subject').execute()

const claim = ({ database }: TestApp, kind: 'words' | 'visual', leaseStart = longAgo) =>
  database.write((db) => claimJob(db, { kinds: [kind], now: timestamp(), leaseStart, server: 1 }))

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10))
}

describe('work on stories', () => {
  test('is ordered with the story, and taken up by one alone, the newest story first', async () => {
    const test = await startQuiet()
    const ids: number[] = []
    for (let number = 0; number < 5; number += 1) ids.push(await share(test, `${german} ${number}`))
    expect((await claim(test, 'visual'))?.subject).toBe(ids.pop())
    const claimed = await Promise.all(Array.from({ length: 11 }, () => claim(test, 'visual')))
    expect(claimed.flatMap((one) => one?.subject ?? []).toSorted()).toEqual(ids)
  })

  test('that is taken up, given back or failed makes no list out of date', async () => {
    const test = await startQuiet()
    await share(test)
    const etag = async () => (await test.app.inject('/api/user-story/device/1')).headers.etag
    await etag()
    test.statements.length = 0
    await claim(test, 'words')
    await etag()
    expect(test.statements.filter((sql) => sql.includes('from "user_story"'))).toEqual([])
  })

  test('a job whose claim was lost stores nothing', async () => {
    const test = await startQuiet()
    await share(test)
    const slow = await claim(test, 'visual')
    // The lease ran out meanwhile.
    const quick = await claim(test, 'visual', '2999-01-01')
    if (!slow || !quick) throw new Error('It was not taken up twice')
    const finish = (one: typeof slow) =>
      test.database.write((db) => endClaim(db, one, { state: 'done', now: timestamp() }))
    expect(await finish(slow)).toBe(false)
    expect(await finish(quick)).toBe(true)
    expect(await finish(quick)).toBe(false)
  })

  test('on a story that is deleted meanwhile leaves nothing behind', async () => {
    const test = await startQuiet()
    const storyId = await share(test)
    const { illustrateStory } = test.storyteller.illustrator
    test.storyteller.illustrator.illustrateStory = async (order) => {
      await test.database.write((db) => removeStory(db, storyId, timestamp()))
      return illustrateStory(order)
    }
    const queue = startJobs(test)
    await until(async () => (await rows(test)).length === 0)
    await queue.stop()
    expect(await countRows(test.database, 'media')).toBe(0)
  })

  test('is dropped if staff had a picture drawn meanwhile', async () => {
    const test = await startQuiet()
    const storyId = await share(test)
    const headers = { authorization: `Bearer ${await test.staffToken()}` }
    let drawn = 0
    test.storyteller.illustrator.illustrateStory = async () => {
      drawn += 1
      if (drawn > 1) return { bytes: Buffer.from('drawn for staff'), type: 'image/webp' }
      await test.app.inject({ method: 'POST', url: '/api/user-story/story-visuals/device/1', headers })
      return { bytes: Buffer.from('drawn by the queue'), type: 'image/webp' }
    }
    const queue = startJobs(test)
    await until(async () => (await rows(test)).every(({ state }) => state === 'done'))
    await queue.stop()
    const [story] = await test.database.db
      .selectFrom('user_story')
      .selectAll()
      .where('id', '=', storyId)
      .execute()
    expect(story?.visual_edition).toBe(1)
    const [visual] = (await test.app.inject('/api/user-story/visuals/device/1')).json()
    expect((await test.app.inject(visual.visualUrl)).body).toBe('drawn for staff')
    expect(await countRows(test.database, 'media')).toBe(1)
  })

  test('is dropped if staff corrected the text meanwhile, and translates the new text', async () => {
    const test = await startQuiet()
    const storyId = await share(test)
    const corrected = german.replace('gut', 'sehr gut')
    const asked: string[] = []
    test.storyteller.translator = {
      translate: async ({ text }) => {
        asked.push(text)
        if (asked.length === 1) {
          await test.database.write((db) =>
            db
              .updateTable('user_story')
              .set({ text_de: corrected, edited_at: new Date().toISOString() })
              .where('id', '=', storyId)
              .execute(),
          )
        }
        return { language: 'de', de: { title: 'T', text }, en: { title: 'T', text: `English: ${text}` } }
      },
    }
    const queue = startJobs(test)
    await until(async () => (await rows(test)).every(({ state }) => state === 'done'))
    await queue.stop()
    expect(asked).toEqual([german, corrected])
    const [story] = (await test.app.inject('/api/user-story/device/1')).json()
    expect(story).toMatchObject({ textDE: corrected, textEN: `English: ${corrected}` })
  })

  test('that fails waits longer each time, and as long as a service asks for @full', async () => {
    const test = await startQuiet()
    await share(test)
    let asked = 0
    const failing: Translator = {
      translate: async () => {
        asked += 1
        throw new ServiceFailure({
          reason: 'the service wants rest',
          retryAfterMs: asked === 1 ? 0 : 120_000,
        })
      },
    }
    test.storyteller.translator = failing
    const queue = startJobs(test)
    const words = async () => (await rows(test)).find(({ kind }) => kind === 'words')
    await until(async () => asked === 2)
    await until(async () => (await words())?.claimed_at === null)
    await queue.stop()
    const row = await words()
    expect(row).toMatchObject({ state: 'pending', attempts: 2, note: 'The service wants rest.' })
    expect(Date.parse(row?.due_at ?? '') - Date.parse(row?.noted_at ?? '')).toBe(120_000)
  })

  test.each([
    ['whose answers are of no use is asked three times', { isUnusable: true }, 3],
    ['that has to be set up otherwise is asked once', { isMisconfigured: true }, 1],
    ['that declines is asked once', { isFinal: true }, 1],
  ])('[GEN-09] a service %s', async (_what, facts, most) => {
    const test = await startQuiet()
    await share(test)
    let asked = 0
    test.storyteller.translator = {
      translate: async () => {
        asked += 1
        throw new ServiceFailure({ reason: 'the service fails', ...facts })
      },
    }
    const words = async () => (await rows(test)).find(({ kind }) => kind === 'words')
    for (let tries = 1; tries <= 4; tries += 1) {
      const queue = startJobs(test)
      await until(async () => {
        const row = await words()
        return row?.state === 'failed' || (row?.attempts === tries && row.claimed_at === null)
      })
      await queue.stop()
      if ((await words())?.state === 'failed') break
      await test.database.write((db) => hurryJobs(db, timestamp()))
    }
    expect(asked).toBe(most)
    expect(await words()).toMatchObject({ state: 'failed', attempts: most, note: 'The service fails.' })
  })

  test('that was given up or left by a crash is taken up again at the next start', async () => {
    const test = await startQuiet()
    await share(test)
    await share(test, `${german} Noch eine.`)
    await claim(test, 'words')
    await test.database.write((db) =>
      db.updateTable('job').set({ state: 'failed', attempts: 12 }).where('kind', '=', 'visual').execute(),
    )
    const queue = startJobs(test)
    await until(async () => (await rows(test)).every(({ state }) => state === 'done'))
    await queue.stop()
    expect((await rows(test)).map(({ kind, attempts }) => `${kind} ${attempts}`)).toEqual([
      'visual 1',
      'visual 1',
      'words 1',
      'words 2',
    ])
  })

  test('that comes just when the queue has seen that there is none is not slept over', async () => {
    const test = await startQuiet()
    await share(test)
    const { write } = test.database
    const dueAt = (due_at: string) => write((db) => db.updateTable('job').set({ due_at }).execute())
    await dueAt('2999-01-01T00:00:00.000Z')
    let comes: Promise<unknown> | undefined
    test.database.write = async (job) => {
      await comes
      return write(job)
    }
    test.statements.push = (sql) => {
      if (comes === undefined && sql.startsWith('select "due_at"')) {
        comes = dueAt(longAgo)
        queue.wake()
      }
      return 0
    }
    const queue = startJobs(test)
    await until(async () => (await rows(test)).every(({ state }) => state === 'done'))
    await queue.stop()
    expect(await rows(test)).toHaveLength(2)
  })

  test('that comes while the queue is idle or busy is done', async () => {
    const test = await startQuiet()
    const queue = startJobs(test)
    for (let number = 0; number < 20; number += 1) {
      const storyId = await share(test, `${german} Nummer ${number}.`)
      queue.wake()
      if (number % 3 > 0) continue
      await until(async () =>
        (await rows(test)).filter((row) => row.subject === storyId).every(({ state }) => state === 'done'),
      )
    }
    await until(async () => (await rows(test)).every(({ state }) => state === 'done'))
    await queue.stop()
    expect(await rows(test)).toHaveLength(40)
  })

  test('[FROZEN-03] a result made while the database is away is made once, and stored when it is back @full', async () => {
    const test = await startQuiet()
    await share(test)
    const { write } = test.database
    const drawn = vi.spyOn(test.storyteller.illustrator, 'illustrateStory')
    let refusals = 0
    test.database.write = async (job) => {
      if (drawn.mock.calls.length === 1 && refusals < 2) {
        refusals += 1
        throw new StorageError('away', undefined)
      }
      return write(job)
    }
    const queue = startJobs(test)
    await until(async () => (await rows(test)).every(({ state }) => state === 'done'))
    await queue.stop()
    expect([drawn.mock.calls.length, refusals]).toEqual([1, 2])
  })

  test('[FROZEN-03] a narration that another has taken up meanwhile stays the other’s', async () => {
    const test = await startTestApp()
    const { database, storyteller } = test
    const times = { now: timestamp(), leaseStart: longAgo }
    const mine = await database.write((db) => claimJob(db, { kinds: ['narration'], ...times, server: 1 }))
    if (mine === undefined) throw new Error('Nothing is ordered')
    const made = await narrationJob({ database, storyteller: async () => storyteller }).make(mine)
    const taken = { claimed_by: 7, claimed_at: timestamp(Date.now() + 1000) }
    await database.write((db) =>
      db.updateTable('job').set(taken).where('claimed_at', 'is not', null).execute(),
    )
    await database.write((db) => publishJob(db, mine, made, timestamp()))
    const failed = { state: 'failed', note: 'It failed.', now: times.now } as const
    expect(await database.write((db) => endClaim(db, mine, failed))).toBe(false)
    const row = await database.db.selectFrom('job').selectAll().where('claimed_by', '=', 7).execute()
    expect(row).toEqual([expect.objectContaining({ ...taken, state: 'pending' })])
    expect(await database.db.selectFrom('narration').selectAll().execute()).toEqual([])
  })

  test('can be ordered anew', async () => {
    const test = await startQuiet()
    const storyId = await share(test)
    const queue = startJobs(test)
    const isDone = async () => (await rows(test)).every(({ state }) => state === 'done')
    await until(isDone)
    await test.database.write((db) => orderJob(db, { kind: 'words', subject: storyId }, timestamp()))
    queue.wake()
    await until(isDone)
    await queue.stop()
    expect((await rows(test)).find(({ kind }) => kind === 'words')?.attempts).toBe(1)
  })
})
