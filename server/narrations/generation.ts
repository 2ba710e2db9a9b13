import type { FastifyBaseLogger } from 'fastify'
import { languages } from '#contract/common.ts'
import type { Language } from '#contract/common.ts'
import type { Device } from '#contract/device.ts'
import { timestamp } from '#server/db/timestamp.ts'
import type { Context } from '#server/http/context.ts'
import { StorageError } from '#server/db/storageError.ts'
import type { Job } from '#server/db/schema.ts'
import { HttpError } from '#server/http/HttpError.ts'
import { editionOf, materialOfDevice } from './repository.ts'
import { mediaHash } from '#server/media/repository.ts'
import { recordingsOf } from './scripts.ts'
import { keptScript, wordsOf } from './scriptRepository.ts'
import { sourcesArePublished, sourcesOf, textHash } from './sources.ts'
import type { NarrationSource } from './sources.ts'
import type { NarrationKey } from './takes.ts'
import { drawnWords, saveMade, storyToWorkOn, wordsKey } from '#server/stories/prepared.ts'
import type { MadeOf, StoryToWorkOn } from '#server/stories/prepared.ts'
import { storiesToIllustrate } from '#server/stories/repository.ts'
import type { WrittenNarration } from '#server/storyteller/ports.ts'
import type { WithStoryteller } from '#server/storyteller/storyteller.ts'
import { ServiceFailure } from '#server/jobs/ServiceFailure.ts'

type Needs = Pick<Context, 'database'> & WithStoryteller

export interface MadeNarration {
  readonly deviceId: number
  readonly language: Language
  readonly edition: number
  readonly narration: WrittenNarration
  /** Under which its recording is served. */
  readonly audioHash: string
  readonly sources: readonly NarrationSource[]
}

/** How often a narration is made before staff are told that its stories change all the time. */
const mostTries = 3

/** Pictures that are committed together, in a few milliseconds: what is drawn is kept even if a later one fails. */
const picturesPerCommit = 5

/**
 * Writes and speaks a device's story anew in every language. Done when it is kept, in the way that `keep` says. Where a
 * story that it uses is taken away or changed meanwhile, it is made once more.
 * @returns what staff should know about how it was made; undefined where all went as configured
 * @throws HttpError 500 when that failed, 409 when stories changed each time; what was served before then still is.
 */
export async function narrateAnew(
  context: Needs,
  device: Device,
  keep: (made: readonly MadeNarration[]) => Job<void>,
  log: FastifyBaseLogger,
): Promise<string | undefined> {
  try {
    for (let attempt = 0; attempt < mostTries; attempt += 1) {
      // Together: a service speaks both at once, and the embedded narrator takes them in turn by itself.
      const made = await Promise.all(languages.map((language) => narrateOnce(context, device, language)))
      const isStored = await context.database.write(saveIfPublished(made, keep(made)))
      if (isStored) return noticeOf(made.map(({ narration }) => narration))
    }
    throw new HttpError(
      409,
      `A story about ${device.name} was withdrawn or changed while the narration was generated. Try again.`,
    )
  } catch (error) {
    throw failure(
      error,
      log,
      `The narration of ${device.name} could not be generated. The previous one stays.`,
    )
  }
}

/** @returns false where visitors do not see the stories any more that were used: then nothing is left of what was made */
function saveIfPublished(made: readonly MadeNarration[], keep: Job<void>): Job<boolean> {
  return async (db) => {
    if (
      await sourcesArePublished(
        db,
        made.flatMap(({ sources }) => sources),
      )
    ) {
      await keep(db)
      return true
    }
    return false
  }
}

/** Makes the next edition of a narration and leaves the keeping of it to the caller. */
export async function narrateOnce(
  { database, storyteller }: Needs,
  device: Device,
  language: Language,
): Promise<MadeNarration> {
  const { narrator } = await storyteller()
  const before = await editionOf(database.db, device.id, language)
  const next = (before?.last_edition ?? 0) + 1
  const stories = await materialOfDevice(database.db, device.id)
  const key = { deviceId: device.id, language }
  const script = (await keptScript(database.db, key))?.segments ?? null
  const material = stories.flatMap(({ id: storyId, textDE, textEN }) => {
    const text = language === 'de' ? textDE : textEN
    return text === null ? [] : [{ storyId, textHash: textHash(text), withVoice: false }]
  })
  const recordings = recordingsOf(database, key, { standard: narrator.voiceFor(key), sources: material })
  // An older edition that was brought back may be the next one again; two in a row are never the same.
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
    const voices = toldIn(narration)
    const sources = material
      .filter(({ storyId }) => narration.storyIds.includes(storyId))
      .map((source) => ({ ...source, withVoice: voices.has(source.storyId) }))
    return { deviceId: device.id, language, edition, narration, audioHash, sources }
  }
  throw new Error(`Edition ${next + 1} is the same recording as the one before it`)
}

/**
 * Speaks the narration that is heard again, in the words that it has: a service failed then.
 * @returns it, and under which recording it is heard now
 * @throws ServiceFailure where it fails again: final where only staff can mend that
 */
export async function speakAgain(
  { database, storyteller }: Needs,
  key: NarrationKey,
): Promise<{ readonly made: MadeNarration; readonly before: string }> {
  const { narrator } = await storyteller()
  const heard = await editionOf(database.db, key.deviceId, key.language)
  if (!heard?.audio_hash || heard.segments === null)
    throw new Error('Nothing is heard that could be spoken again')
  const { edition, audio_hash: before, segments } = heard
  const sources = (await sourcesOf(database.db, before)).map((source) => ({ ...source, withVoice: false }))
  const script = { segments: wordsOf(segments), storyIds: sources.map(({ storyId }) => storyId) }
  const recordings = recordingsOf(database, key, { standard: narrator.voiceFor(key), sources })
  const narration = await narrator.speak({ ...key, script, recordings }).catch((error: unknown) => {
    if (!(error instanceof ServiceFailure) || error.mayRecover) throw error
    throw new ServiceFailure({ reason: error.reason, isFinal: true, cause: error })
  })
  const voices = toldIn(narration)
  const made = {
    ...key,
    edition,
    narration,
    audioHash: mediaHash(narration.audio.bytes),
    sources: sources.map((source) => ({ ...source, withVoice: voices.has(source.storyId) })),
  }
  return { made, before }
}

/** The stories that are told in it in their tellers' own voices. */
const toldIn = ({ segments }: WrittenNarration) =>
  new Set(segments.flatMap(({ voice, storyId }) => (voice?.by === 'visitor' ? storyId : [])))

/**
 * Draws a new picture for each story of a device.
 * @returns how many were stored, and what staff should know about how they were made
 * @throws HttpError 500 when one failed; stories it did not come to keep their picture.
 */
export async function illustrateStories(
  context: Needs,
  device: Device,
  log: FastifyBaseLogger,
): Promise<{ readonly count: number; readonly notice: string | undefined }> {
  const { database } = context
  const ids = await storiesToIllustrate(database.db, device.id)
  const notices: { readonly notice?: string }[] = []
  let count = 0
  try {
    for (let first = 0; first < ids.length; first += picturesPerCommit) {
      const drawn: Omit<MadeOf, 'kind'>[] = []
      for (const id of ids.slice(first, first + picturesPerCommit)) {
        const story = await storyToWorkOn(database.db, id)
        if (story === undefined) continue
        const { made, notice } = await illustrateOnce(context, story)
        drawn.push(made)
        if (notice !== undefined) notices.push({ notice })
      }
      count += await database.write(async (db) => {
        let stored = 0
        for (const made of drawn)
          if (await saveMade(db, { kind: 'visual', ...made }, timestamp())) stored += 1
        return stored
      })
    }
  } catch (error) {
    throw failure(error, log, `Not all pictures of ${device.name} could be generated. Try again.`)
  }
  return { count, notice: noticeOf(notices) }
}

/** Draws the next picture of a story and leaves the keeping of it to the caller. */
export async function illustrateOnce(
  { storyteller }: Pick<Needs, 'storyteller'>,
  story: StoryToWorkOn,
): Promise<{ readonly made: Omit<MadeOf, 'kind'>; readonly notice: string | undefined }> {
  const { illustrator } = await storyteller()
  const edition = story.visual_edition + 1
  const inEnglish = story.language === 'en'
  const picture = await illustrator.illustrateStory({
    storyId: story.id,
    deviceId: story.device_id,
    deviceName: story.device_name,
    title: (inEnglish ? story.title_en : null) ?? story.title_de ?? story.title_en,
    text: drawnWords(story),
    language: story.language,
    edition,
  })
  const hash = mediaHash(picture.bytes)
  if (hash === story.visual_hash) throw new Error(`Edition ${edition} is the same picture as before`)
  const columns = {
    visual_hash: hash,
    visual_edition: edition,
    visual_words: wordsKey(story),
    // For the way back.
    visual_former_hash: story.visual_hash ?? story.visual_former_hash,
  }
  return { made: { story, columns, file: { ...picture, hash } }, notice: picture.notice }
}

/** What was said on how things were made, each once. */
function noticeOf(made: readonly { readonly notice?: string }[]): string | undefined {
  const notices = new Set(made.flatMap(({ notice }) => notice ?? []))
  return notices.size === 0 ? undefined : [...notices].join(' ')
}

function failure(error: unknown, log: FastifyBaseLogger, message: string): Error {
  // A full disk says so itself.
  if (error instanceof HttpError || error instanceof StorageError) return error
  log.error({ err: error }, message)
  return new HttpError(500, message, { cause: error })
}
