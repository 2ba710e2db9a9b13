import { expect, inject, onTestFinished, test } from 'vitest'
import * as narrations from '#contract/adminNarrationRoutes.ts'
import { generateDeviceStory } from '#contract/staffRoutes.ts'
import { timestamp } from '#server/db/timestamp.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { Database } from '#server/db/open.ts'
import { openPostgres } from '#server/db/postgres/open.ts'
import { narrationJob } from '#server/narrations/jobs.ts'
import { publishJob } from '#server/jobs/queue.ts'
import { claimJob } from '#server/jobs/repository.ts'
import { withdrawStory } from '#server/stories/ownStories.ts'
import { addMember, adminOn } from '../server/adminHelpers.ts'
import { makeFolder, startAppOn } from '../server/helpers.ts'
import { makeTestPostgres } from './database.ts'

type Server = Awaited<ReturnType<typeof startAppOn>> & { readonly database: Database }

const params = { deviceId: 1, exhibitionId: 1 }
const secret = 'Quendelbrunn'

/** Two servers on one database; narrations say all words of the stories they are made from. */
async function startPair() {
  const url = await makeTestPostgres(inject('postgres') ?? '')
  const start = async (): Promise<Server> => {
    const database = await openPostgres(url)
    const server = await startAppOn(database, makeFolder())
    const { narrator } = server.storyteller
    const narrate = narrator.narrate.bind(narrator)
    narrator.narrate = async (order) => {
      const made = await narrate(order)
      const transcript = order.stories.map(({ textDE }) => textDE).join(' ')
      return {
        ...made,
        transcript,
        audio: { ...made.audio, bytes: Buffer.from(made.transcript + transcript) },
      }
    }
    return { ...server, database }
  }
  return [await start(), await start()] as const
}

async function shareText({ app }: Server) {
  const url = '/api/user-story/submit-text/device/1/exhibition/1'
  const payload = { storyText: `Ich war in ${secret}.` }
  return (await app.inject({ method: 'POST', url, payload })).json<{
    storyId: number
    personalLinkKey: string
  }>()
}

const withdraw = ({ app }: Server, key: string) =>
  app.inject({ method: 'POST', url: '/api/user-story/own/withdraw', payload: { key } })

async function makeGerman(server: Server) {
  const { database, storyteller } = server
  await database.write((db) => db.deleteFrom('job').where('language', '!=', 'de').execute())
  const times = { now: timestamp(), leaseStart: '2000-01-01' }
  const claim = await database.write((db) =>
    claimJob(db, { kinds: ['narration'], ...times, server: database.peers.self }),
  )
  if (claim === undefined) throw new Error('No narration is ordered')
  const made = await narrationJob({ database, storyteller: async () => storyteller }).make(claim)
  return (db: Kysely<Schema>) => publishJob(db, claim, made, timestamp())
}

async function heard({ app }: Server): Promise<string> {
  return (await app.inject('/api/device-story/device/1/exhibition/1?language=de')).body
}

const orders = ({ database }: Server) =>
  database.db
    .selectFrom('job')
    .leftJoin('narration', 'device_id', 'subject')
    .select(['state', 'audio_hash'])
    .where('kind', '=', 'narration')
    .where('subject', '=', 1)
    .where('job.language', '=', 'de')
    .executeTakeFirstOrThrow()

test('[RECALL-03] a story that is withdrawn at one server while the other narrates it is not published', async () => {
  const [one, other] = await startPair()
  const { personalLinkKey } = await shareText(one)
  const { narrator } = one.storyteller
  const narrate = narrator.narrate.bind(narrator)
  let wasUsed = false
  narrator.narrate = async (order) => {
    const made = await narrate(order)
    if (order.language === 'de' && made.transcript.includes(secret)) {
      wasUsed = true
      await withdraw(other, personalLinkKey)
    }
    return made
  }
  const staff = adminOn(one, await addMember(one, 'Cora', 'curator'))
  await staff.ask(generateDeviceStory, { params })
  expect(wasUsed).toBe(true)
  expect(JSON.stringify(await staff.ask(narrations.adminNarrations, { params }))).not.toContain(secret)
  expect(await heard(other)).toContain('Device story available.')
  expect(await heard(other)).not.toContain(secret)
})

test('[RECALL-03] a withdrawal during the publication of a narration prevents it', async () => {
  const [one, other] = await startPair()
  const { personalLinkKey } = await shareText(one)
  const publishMade = await makeGerman(one)
  const published = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  onTestFinished(() => gate.resolve())
  let attempts = 0
  const publishing = one.database.write(async (db) => {
    attempts += 1
    await publishMade(db)
    published.resolve()
    await gate.promise
  })
  await published.promise
  expect((await withdraw(other, personalLinkKey)).statusCode).toBe(200)
  gate.resolve()
  await publishing
  expect(attempts, 'the withdrawal was first, so it is published again, without the story').toBe(2)
  expect(await orders(one)).toEqual({ state: 'pending', audio_hash: null })
  expect(await heard(other)).not.toContain(secret)
})

test('[RECALL-03] a narration that comes to be published while its story is being withdrawn is ordered anew', async () => {
  const [one, other] = await startPair()
  const { storyId } = await shareText(one)
  const publishMade = await makeGerman(one)
  const withdrawn = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  onTestFinished(() => gate.resolve())
  const withdrawing = other.database.write(async (db) => {
    await withdrawStory(db, storyId, timestamp())
    withdrawn.resolve()
    await gate.promise
  })
  await withdrawn.promise
  await one.database.write(publishMade)
  expect((await orders(one)).state).toBe('done')
  gate.resolve()
  await withdrawing
  expect(await orders(one)).toEqual({ state: 'pending', audio_hash: null })
  expect(await heard(other)).not.toContain(secret)
})
