import { describe, expect, onTestFinished, test } from 'vitest'
import * as calls from '#contract/adminNarrationRoutes.ts'
import { generateDeviceStory, generation, retryGeneration } from '#contract/staffRoutes.ts'
import { readConfig } from '#server/config/config.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { claimJob, orderJob, retryJobs } from '#server/jobs/repository.ts'
import { ServiceFailure } from '#server/jobs/ServiceFailure.ts'
import { createNarrator, createSoundWork } from '#server/storyteller/narration/createNarrator.ts'
import { createService } from '#server/storyteller/services/service.ts'
import { narrationJob } from '#server/narrations/jobs.ts'
import { startJobs } from '../helpers.ts'
import { startAdmin } from '../adminHelpers.ts'
import type { AdminApp } from '../adminHelpers.ts'
import { startStrictEndpoint, toneWav } from './strictEndpoint.ts'

const speech = '/v1/audio/speech'
const params = { deviceId: 1, exhibitionId: 1 }

async function startSpeaker() {
  const endpoint = await startStrictEndpoint('')
  const { ai } = readConfig({ AI_TIMEOUT: '5', SPEECH_MODEL: 'speaks', SPEECH_BASE_URL: endpoint.baseUrl })
  const service = ai && createService(ai)
  if (!service?.speaker) throw new Error('The configuration was not taken')
  onTestFinished(() => service.close())
  return { endpoint, speaker: service.speaker }
}

/** A server whose German narration is short and waits, and a service that speaks it; it notes what it has said. */
async function start() {
  const museum = await startAdmin()
  const { endpoint, speaker } = await startSpeaker()
  const sound = createSoundWork()
  onTestFinished(() => sound.close())
  Object.assign(
    museum.storyteller.narrator,
    createNarrator({ sound, writer: null, speaker, transcriber: null }),
  )
  const said: string[] = []
  endpoint.speech = () => {
    said.push(String(Object(endpoint.asked.at(-1)?.body).input))
    return toneWav(2)
  }
  const { scripts } = await museum.ask(calls.narrationScripts, { params })
  for (const { language, revision, segments } of scripts) {
    const texts = segments.filter(({ kind }) => kind === 'text').slice(0, 3)
    const few = texts.map((segment, index) => ({ ...segment, text: `Band ${index + 1}.` }))
    await museum.ask(calls.saveScript, { params: { ...params, language }, body: { revision, segments: few } })
  }
  await museum.database.write(async (db) => {
    await db.deleteFrom('job').execute()
    await orderJob(db, { kind: 'narration', subject: 1, language: 'de' }, timestamp())
  })
  return { museum, endpoint, said }
}

const rowOf = ({ database: { db } }: AdminApp) => db.selectFrom('job').selectAll().executeTakeFirstOrThrow()

async function heardIn(museum: AdminApp) {
  const [published] = (await museum.ask(calls.adminNarrations, { params })).published
  const { edition = 0, audioUrl = '', segments = [] } = published ?? {}
  return {
    edition,
    audioUrl: audioUrl.split('?')[0] ?? '',
    voices: [...new Set(segments.map(({ voice }) => voice?.by))],
    words: segments.map(({ text }) => text),
  }
}

describe('[SCRIPT-13] a narration that the embedded voice speaks because a service failed', () => {
  test('is spoken again automatically, in the same words, asking the service only for missing recordings', async () => {
    const { museum, endpoint, said } = await start()
    const { speech: answer } = endpoint
    endpoint.speech = () => {
      if (said.length === 1) endpoint.mischief.set(speech, { kind: 'status', status: 503 })
      return answer()
    }
    const queue = startJobs(museum, (context) => [narrationJob(context)])
    onTestFinished(() => queue.stop())
    // It fails once more: what is heard stays.
    await expect
      .poll(() => rowOf(museum), { timeout: 60_000 })
      .toMatchObject({ state: 'pending', attempts: 2, claimed_at: null })
    const fallback = await heardIn(museum)
    expect(fallback.voices).toEqual(['embedded'])
    expect((await museum.app.inject(fallback.audioUrl)).statusCode).toBe(200)
    expect((await museum.ask(generation)).problems).toMatchObject([
      {
        kind: 'narration',
        state: 'pending',
        message: 'The embedded narrator spoke it; since then: The service fails (503).',
      },
    ])

    endpoint.mischief.clear()
    endpoint.speech = answer
    await museum.ask(retryGeneration)
    queue.wake()
    await expect.poll(() => rowOf(museum), { timeout: 60_000 }).toMatchObject({ state: 'done' })
    const spoken = await heardIn(museum)
    expect(spoken.voices).toEqual(['service'])
    expect(spoken.edition).toBe(fallback.edition)
    expect(spoken.words).toEqual(fallback.words)
    expect(said, 'each words are asked for once').toEqual(spoken.words)
    expect((await museum.ask(generation)).problems).toEqual([])
    // Who is listening hears the end of it.
    expect((await museum.app.inject(fallback.audioUrl)).statusCode).toBe(200)
  }, 120_000)

  test.each([
    [{ reason: 'the service fails (503)' }, 'pending', ' The service is asked again.'],
    [{ reason: 'the service refuses the key (401)', isMisconfigured: true }, 'failed', ''],
    [{ reason: 'the service declines this content', isFinal: true }, 'failed', ''],
  ] as const)('is tried again by itself unless only staff can mend it: %o', async (facts, state, again) => {
    const museum = await startAdmin()
    const { narrator } = museum.storyteller
    const narrate = narrator.narrate.bind(narrator)
    const notice = `The embedded narrator spoke it, because ${facts.reason}.`
    narrator.narrate = async (order) => ({
      ...(await narrate(order)),
      speechFailure: new ServiceFailure(facts),
      notice,
    })
    await museum.ask(generateDeviceStory, { params })
    const { problems } = await museum.ask(generation)
    expect(problems.map((failure) => [failure.state, failure.message])).toEqual([
      [state, notice + again],
      [state, notice + again],
    ])
    await museum.database.write((db) => db.deleteFrom('job').where('subject', '<>', 1).execute())
    const times = { now: '2999-01-01T00:00:00.000Z', leaseStart: '2000-01-01T00:00:00.000Z' }
    const claim = () =>
      museum.database.write((db) => claimJob(db, { kinds: ['narration'], ...times, server: 1 }))
    if (state === 'failed') expect(await claim()).toBeUndefined()
    // As at a start.
    await museum.database.write(retryJobs)
    expect(await claim()).toMatchObject({ kind: 'narration', subject: 1 })
  })
})

test.each([401, 403, 404])('[SCRIPT-13] a service that answers %i is asked wrongly', async (status) => {
  const { endpoint, speaker } = await startSpeaker()
  endpoint.mischief.set(speech, { kind: 'status', status })
  await expect(speaker.speak({ text: 'Band.', language: 'de', deviceId: 1 })).rejects.toMatchObject({
    isMisconfigured: true,
    mayRecover: false,
  })
})

test('[SCRIPT-11] staff get a note where a service cannot find the words of a visitor’s recording', async () => {
  const sound = createSoundWork()
  onTestFinished(() => sound.close())
  const recognizeWords = () => Promise.reject(new ServiceFailure({ reason: 'the service fails (503)' }))
  const narrator = createNarrator({ sound, writer: null, speaker: null, transcriber: { recognizeWords } })
  const text = 'Das Band lief.'
  const { notice } = await narrator.speak({
    deviceId: 1,
    language: 'de',
    script: {
      segments: [{ kind: 'quote', text, seconds: null, endsParagraph: true, storyId: 7 }],
      storyIds: [7],
    },
    recordings: {
      takesOf: async () => [],
      contributorOf: async () => ({
        audio: { bytes: toneWav(2), type: 'audio/wav' },
        transcript: text,
        language: 'de',
        translation: null,
      }),
      keep: async () => {},
    },
  })
  expect(notice).toBe("Visitors' voices were cut by the sound, because the service fails (503).")
}, 120_000)
