import { isDeepStrictEqual } from 'node:util'
import { languages } from '#contract/common.ts'
import type { Language } from '#contract/common.ts'
import type { Device } from '#contract/device.ts'
import { timestamp } from '#server/db/timestamp.ts'
import type { Context } from '#server/http/contract.ts'
import { noticeOf, publish } from '#server/jobs/queue.ts'
import type { Made, MadeFrom, Standing, Maker } from '#server/jobs/queue.ts'
import { editionOf, materialOfDevice, saveNarration } from './repository.ts'
import type { MadeNarration } from './repository.ts'
import { mediaHash } from '#server/media/repository.ts'
import { recordingsOf } from './scripts.ts'
import { storedScript, wordsOf } from './scriptRepository.ts'
import { sourcesArePublished, sourcesOf, textHash } from './sources.ts'
import type { NarrationSource } from './sources.ts'
import { takesOfPeople } from './takes.ts'
import type { NarrationKey } from './takes.ts'
import type { WrittenNarration } from '#server/storyteller/ports.ts'
import type { WithStoryteller } from '#server/storyteller/storyteller.ts'
import { ServiceFailure } from '#server/jobs/ServiceFailure.ts'
import { findDevice } from '#server/devices/repository.ts'

type Needs = Pick<Context, 'database'> & WithStoryteller

/** The sources of a narration besides stories: script, recordings by people, the last edition. */
const readNarration = async (db: Context['database']['db'], key: NarrationKey) => ({
  before: await editionOf(db, key),
  script: await storedScript(db, key),
  takes: await takesOfPeople(db, key),
})

const madeFrom = (
  key: NarrationKey,
  read: Awaited<ReturnType<typeof readNarration>>,
  sources: readonly NarrationSource[],
): MadeFrom => ({
  standing: async (db) =>
    isDeepStrictEqual(await readNarration(db, key), read) && (await sourcesArePublished(db, sources))
      ? 'same'
      : 'changed',
})

export type StoreNarrations = (made: readonly MadeNarration[]) => Made['save']

/** Tries before staff read that its stories keep changing. */
const mostTries = 3

/**
 * Makes a device's narration in every language and stores it by `store`. Repeated where the sources have changed
 * meanwhile.
 * @returns a note for staff; null where they changed every time
 */
export async function narrateAnew(
  context: Needs,
  device: Device,
  store: StoreNarrations,
): Promise<{ readonly notice: string | undefined } | null> {
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    // In parallel: a service can do both at once; the embedded narrator queues them.
    const made = await Promise.all(languages.map((language) => narrateOnce(context, device, language)))
    const from: MadeFrom = {
      standing: async (db) => {
        const standings: Standing[] = []
        for (const narration of made) standings.push(await narration.from.standing(db))
        return standings.find((standing) => standing !== 'same') ?? 'same'
      },
    }
    const standing = await context.database.write((db) =>
      publish(db, { from, save: store(made) }, timestamp()),
    )
    if (standing === 'same') return { notice: noticeOf(made.map(({ narration }) => narration)) }
  }
  return null
}

/** Makes the next edition of a narration; the caller stores it. */
export async function narrateOnce(
  { database, storyteller }: Needs,
  device: Device,
  language: Language,
): Promise<MadeNarration> {
  const { narrator } = await storyteller()
  const key = { deviceId: device.id, language }
  const read = await readNarration(database.db, key)
  const { before } = read
  const next = (before?.last_edition ?? 0) + 1
  const stories = await materialOfDevice(database.db, device.id)
  const script = read.script?.segments ?? null
  const material = stories.flatMap(({ id: storyId, textDE, textEN }) => {
    const text = language === 'de' ? textDE : textEN
    return text === null ? [] : [{ storyId, textHash: textHash(text), withVoice: false }]
  })
  const recordings = recordingsOf(database, key, { standard: narrator.voiceFor(key), sources: material })
  // An older edition that was restored may equal the next one; two in a row must differ.
  for (const edition of [next, next + 1]) {
    const narration = await narrator.narrate({
      deviceId: device.id,
      deviceName: device.name,
      stories,
      language,
      edition,
      script,
      recordings,
    })
    const audioHash = mediaHash(narration.audio.bytes)
    if (audioHash === before?.audio_hash) continue
    const voices = quotedVoices(narration)
    const sources = material
      .filter(({ storyId }) => narration.storyIds.includes(storyId))
      .map((source) => ({ ...source, withVoice: voices.has(source.storyId) }))
    return { ...key, edition, narration, audioHash, sources, from: madeFrom(key, read, sources) }
  }
  throw new Error(`Edition ${next + 1} is the same recording as the one before it`)
}

/**
 * Speaks the published narration again with the same words, after a failure of a service.
 * @throws ServiceFailure where it fails again: final where only staff can correct that
 */
async function speakAgain({ database, storyteller }: Needs, key: NarrationKey): Promise<MadeNarration> {
  const { narrator } = await storyteller()
  const read = await readNarration(database.db, key)
  if (!read.before?.audio_hash || read.before.segments === null)
    throw new Error('There is no narration that could be spoken again')
  const { edition, audio_hash: before, segments } = read.before
  const sources = (await sourcesOf(database.db, before)).map((source) => ({ ...source, withVoice: false }))
  const script = { segments: wordsOf(segments), storyIds: sources.map(({ storyId }) => storyId) }
  const recordings = recordingsOf(database, key, { standard: narrator.voiceFor(key), sources })
  const narration = await narrator.speak({ ...key, script, recordings }).catch((error: unknown) => {
    if (!(error instanceof ServiceFailure) || error.mayRecover) throw error
    throw new ServiceFailure({ reason: error.reason, isFinal: true, cause: error })
  })
  const voices = quotedVoices(narration)
  const used = sources.map((source) => ({ ...source, withVoice: voices.has(source.storyId) }))
  const audioHash = mediaHash(narration.audio.bytes)
  return { ...key, edition, narration, audioHash, sources: used, from: madeFrom(key, read, used) }
}

/** Stories that play in their contributors' own voices. */
const quotedVoices = ({ segments }: WrittenNarration) =>
  new Set(segments.flatMap(({ voice, storyId }) => (voice?.by === 'visitor' ? storyId : [])))

/** Jobs for narrations: ordered when a device appears or a story changes, and when a service has failed. */
export function narrationJob(context: Pick<Context, 'database'> & WithStoryteller): Maker {
  const { db } = context.database
  return {
    kind: 'narration',
    make: async ({ subject: deviceId, language }) => {
      if (!language) return undefined
      const key = { deviceId, language }
      const isAgain = (await editionOf(db, key))?.speak_again === 1
      const device = await findDevice(db, deviceId)
      if (device === undefined) return undefined
      const made = isAgain ? await speakAgain(context, key) : await narrateOnce(context, device, language)
      return { from: made.from, save: (writing, now) => saveNarration(writing, made, now) }
    },
    failed: async (writing, { subject: deviceId, language }, { note }) => {
      const isAgain = language && (await editionOf(writing, { deviceId, language }))?.speak_again === 1
      return isAgain ? `The embedded narrator spoke it; since then: ${note}` : note
    },
  }
}
