import { describe, expect, test } from 'vitest'
import * as narrations from '#contract/adminNarrationRoutes.ts'
import { generateDeviceStory } from '#contract/staffRoutes.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { narrateOnce } from '#server/narrations/jobs.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { publish } from '#server/jobs/queue.ts'
import { narrationsOfDevice, saveNarration } from '#server/narrations/repository.ts'
import { requireDevice } from '#server/devices/require.ts'
import { composeScript } from '#server/storyteller/embedded/composeNarration.ts'
import { transcriptOf } from '#server/storyteller/narration/segments.ts'
import type { NarrationNeeds, WrittenNarration } from '#server/storyteller/ports.ts'
import { decide, startAdmin } from '../adminHelpers.ts'
import type { AdminApp } from '../adminHelpers.ts'
import { multipart, recording } from '../helpers.ts'

const params = { deviceId: 1, exhibitionId: 1 }
const told = 'Ich spulte in Quendelbrunn jedes Band mit einem roten Bleistift zurück.'

/** The narration is composed as always; its recording is the words, and whole recordings of whoever may be heard. */
async function inVoices(order: NarrationNeeds): Promise<WrittenNarration> {
  const { segments, storyIds } = composeScript(order)
  const tellers = await Promise.all(
    segments.map(({ kind, storyId }) =>
      kind === 'quote' && storyId !== null ? order.recordings.contributorOf(storyId) : null,
    ),
  )
  const transcript = transcriptOf(segments)
  const voices = tellers.flatMap((teller) => (teller ? [teller.audio.bytes] : []))
  return {
    transcript,
    cues: [{ start: 0, text: transcript }],
    audio: { bytes: Buffer.concat([Buffer.from(transcript), ...voices]), type: 'audio/mpeg' },
    seconds: 1,
    waveform: null,
    storyIds,
    segments: segments.map((segment, index) => ({
      ...segment,
      start: 0,
      end: 1,
      voice: { by: tellers[index] ? 'visitor' : 'embedded', name: null },
    })),
  }
}

type Field = [name: string, value: string]

async function submitVoice({ app }: AdminApp, ...agreed: Field[]) {
  return app.inject({
    method: 'POST',
    url: '/api/user-story/submit-audio/device/1/exhibition/1',
    ...(await multipart(['exhibitionId', '1'], ['language', 'de'], ...agreed, ['audio', recording()])),
  })
}

/** A server with a story that is told by voice, whose teller agrees to be heard; its words are known. */
async function start() {
  const museum = await startAdmin()
  museum.storyteller.narrator.narrate = inVoices
  const left = await submitVoice(museum, ['voiceInNarration', 'yes'], ['voiceConsentVersion', 'voice-1'])
  const { storyId, personalLinkKey } = left.json<{ storyId: number; personalLinkKey: string }>()
  await museum.database.write((db) =>
    db.updateTable('user_story').set({ text_de: told }).where('id', '=', storyId).execute(),
  )
  return { museum, storyId, personalLinkKey }
}

const own = ({ app }: AdminApp, key: string, what = '') =>
  app.inject({ method: 'POST', url: `/api/user-story/own${what}`, payload: { key } })

async function withdrawNarration(museum: AdminApp, key: string) {
  const answer = await own(museum, key, '/withdraw-voice')
  expect(answer.json()).toEqual({
    statusCode: 200,
    message: 'Your voice is not heard in narrations. Your story stays.',
  })
}

/** The files in which a stretch of the story's recording is, its own aside. */
async function filesWithVoice({ database: { db } }: AdminApp, storyId: number): Promise<string[]> {
  const { voice_hash: own } = await db
    .selectFrom('user_story')
    .select('voice_hash')
    .where('id', '=', storyId)
    .executeTakeFirstOrThrow()
  const files = await db.selectFrom('media').select(['hash', 'bytes']).execute()
  const voice = files.find(({ hash }) => hash === own)?.bytes
  if (voice === undefined) throw new Error('The story has no recording')
  const part = Buffer.from(voice).subarray(2000, 2064)
  return files
    .filter(({ hash, bytes }) => hash !== own && Buffer.from(bytes).includes(part))
    .map(({ hash }) => hash)
}

/** The German narration that visitors hear; undefined where there is none. */
async function heardIn({ database }: AdminApp) {
  return (await narrationsOfDevice(database.db, 1)).find(({ language }) => language === 'de')
}

/** Makes the German narration as the queue does. */
async function makeOrdered({ database, storyteller }: AdminApp) {
  const device = await requireDevice(database.db, 1)
  const made = await narrateOnce({ database, storyteller: async () => storyteller }, device, 'de')
  const save = (db: Kysely<Schema>, now: string) => saveNarration(db, made, now)
  await database.write((db) => publish(db, { from: made.from, save }, timestamp()))
  return made
}

describe('[SCRIPT-08] consent to the use of a voice in the narration', () => {
  test.each<[string, Field[], { voice_in_narration: number; voice_consent_version: string | null }]>([
    [
      'is stored with the line that was agreed to',
      [
        ['voiceInNarration', 'yes'],
        ['voiceConsentVersion', 'voice-1'],
      ],
      { voice_in_narration: 1, voice_consent_version: 'voice-1' },
    ],
    [
      'holds from before there were versions',
      [['voiceInNarration', 'yes']],
      { voice_in_narration: 1, voice_consent_version: null },
    ],
    [
      'is not said by a version alone',
      [['voiceConsentVersion', 'voice-1']],
      { voice_in_narration: 0, voice_consent_version: null },
    ],
  ])('%s', async (_, agreed, expected) => {
    const museum = await startAdmin()
    const { storyId } = (await submitVoice(museum, ...agreed)).json<{ storyId: number }>()
    const row = await museum.database.db
      .selectFrom('user_story')
      .select(['voice_in_narration', 'voice_consent_version'])
      .where('id', '=', storyId)
      .executeTakeFirst()
    expect(row).toEqual(expected)
  })

  test.each(['', 'v'.repeat(41)])('a version that is none is refused by its name: «%s»', async (version) => {
    const museum = await startAdmin()
    const answer = await submitVoice(museum, ['voiceInNarration', 'yes'], ['voiceConsentVersion', version])
    expect(answer.json()).toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('voiceConsentVersion'),
    })
  })
})

test('[SCRIPT-11] a withdrawn story leaves the published narration at once, with its voice; the former one plays in full', async () => {
  const { museum, storyId, personalLinkKey } = await start()
  await decide(museum, storyId, 'hide')
  await museum.ask(generateDeviceStory, { params })
  const before = await heardIn(museum)
  await decide(museum, storyId, 'publish')
  await museum.ask(generateDeviceStory, { params })
  const quoting = await heardIn(museum)
  expect(quoting?.transcript).toContain('Quendelbrunn')
  expect(await filesWithVoice(museum, storyId)).not.toEqual([])

  await own(museum, personalLinkKey, '/withdraw')
  expect(await heardIn(museum)).toEqual(before)
  expect((await museum.app.inject(quoting?.audioUrl ?? '')).statusCode).toBe(404)
  const served = await museum.app.inject(before?.audioUrl ?? '')
  expect(served.rawPayload.toString()).toBe(before?.transcript)
})

describe('[SCRIPT-12] a voice that is taken out of the narrations', () => {
  test('is in no published narration, preview or former version, at once and afterwards; the story stays with its recording', async () => {
    const { museum, storyId, personalLinkKey } = await start()
    for (let edition = 0; edition < 2; edition += 1) await museum.ask(generateDeviceStory, { params })
    await museum.ask(narrations.previewNarration, { params })
    const audioUrl = (await heardIn(museum))?.audioUrl ?? ''
    expect((await filesWithVoice(museum, storyId)).length).toBeGreaterThanOrEqual(3)
    expect((await own(museum, personalLinkKey)).json()).toMatchObject({ voiceInNarration: true })

    await withdrawNarration(museum, personalLinkKey)
    expect(await filesWithVoice(museum, storyId)).toEqual([])
    expect((await museum.app.inject(audioUrl)).statusCode).toBe(404)
    expect((await own(museum, personalLinkKey)).json()).toMatchObject({
      state: 'published',
      voiceInNarration: false,
      story: { textDE: told, voice: { url: expect.any(String) } },
    })

    await makeOrdered(museum)
    expect((await heardIn(museum))?.transcript, 'still quoted').toContain('Quendelbrunn')
    expect(await filesWithVoice(museum, storyId)).toEqual([])
    await withdrawNarration(museum, personalLinkKey)
    expect(await heardIn(museum), 'a second time changes nothing').toBeDefined()
  })

  test('is not in one that is being made meanwhile', async () => {
    const { museum, storyId, personalLinkKey } = await start()
    let isTaken = false
    museum.storyteller.narrator.narrate = async (order) => {
      const made = await inVoices(order)
      if (!isTaken) await withdrawNarration(museum, personalLinkKey)
      isTaken = true
      return made
    }
    await museum.ask(generateDeviceStory, { params })
    expect((await heardIn(museum))?.transcript).toContain('Quendelbrunn')
    expect(await filesWithVoice(museum, storyId)).toEqual([])
  })

  test('does not return with an old version or the hidden story when staff restore these', async () => {
    const { museum, storyId, personalLinkKey } = await start()
    await museum.ask(generateDeviceStory, { params })
    await museum.ask(generateDeviceStory, { params })
    await decide(museum, storyId, 'hide')
    await withdrawNarration(museum, personalLinkKey)
    expect(await filesWithVoice(museum, storyId)).toEqual([])
    await decide(museum, storyId, 'publish')
    await makeOrdered(museum)
    expect((await heardIn(museum))?.transcript).toContain('Quendelbrunn')
    expect(await filesWithVoice(museum, storyId)).toEqual([])
  })

  test('takes no narration along that only quotes the story in another voice', async () => {
    const { museum, storyId, personalLinkKey } = await start()
    museum.storyteller.narrator.narrate = async (order) =>
      inVoices({ ...order, recordings: { ...order.recordings, contributorOf: async () => null } })
    await museum.ask(generateDeviceStory, { params })
    const before = await heardIn(museum)
    expect(before?.transcript).toContain('Quendelbrunn')
    await withdrawNarration(museum, personalLinkKey)
    expect(await heardIn(museum)).toEqual(before)
    expect(await filesWithVoice(museum, storyId)).toEqual([])
  })
})
