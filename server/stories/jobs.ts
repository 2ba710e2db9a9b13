import type { Device } from '#contract/device.ts'
import type { Context } from '#server/http/contract.ts'
import { mediaHash } from '#server/media/repository.ts'
import { madeOfStory, storyToWorkOn, translationOf, wordsKey, drawnWords } from './prepared.ts'
import type { StoryToWorkOn } from './prepared.ts'
import { findWords } from './findWords.ts'
import type { StoryJobKind } from '#server/db/storyTables.ts'
import type { Made, Maker } from '#server/jobs/queue.ts'
import type { WithStoryteller } from '#server/storyteller/storyteller.ts'
import { noteWordsFailed, noteWordsMade } from './wordsFailing.ts'
import type { Db } from '#server/db/schema.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { noticeOf, publish } from '#server/jobs/queue.ts'
import { orderJob } from '#server/jobs/repository.ts'
import { storiesToIllustrate } from './repository.ts'

type Needs = Pick<Context, 'database'> & WithStoryteller

const makers: Readonly<Record<StoryJobKind, (context: Needs, story: StoryToWorkOn) => Promise<Made>>> = {
  words: findWords,
  visual: drawVisual,
  voice: speakTranslation,
}

export const storyJob = (context: Needs, kind: StoryJobKind): Maker => ({
  kind,
  make: async ({ subject }) => {
    const story = await storyToWorkOn(context.database.db, subject)
    if (story === undefined) return undefined
    const made = await makers[kind](context, story)
    return kind === 'words' ? noteWords(made) : made
  },
  failed: async (db, _job, { isDeclined, note, now }) => {
    if (kind === 'words' && !isDeclined) await noteWordsFailed(db, now)
    return note
  },
})

const noteWords = ({ save, ...made }: Made): Made => ({
  ...made,
  save: async (db, now) => {
    await save(db, now)
    await noteWordsMade(db)
  },
})

/**
 * Draws a story's first picture, or another one for changed words. A story in a third language is drawn from its
 * translation, or until there is one from the original.
 */
async function drawVisual(context: WithStoryteller, story: StoryToWorkOn): Promise<Made> {
  // A picture restored by staff has no words recorded, and stays.
  const isThere = story.visual_hash !== null && [null, wordsKey(story)].includes(story.visual_words)
  return isThere ? madeOfStory({ kind: 'visual', story }) : illustrateOnce(context, story)
}

/** Speaks the translation of a story: side B of its tape. */
async function speakTranslation({ storyteller }: WithStoryteller, story: StoryToWorkOn): Promise<Made> {
  const translation = translationOf(story)
  if (story.spoken_hash !== null || translation === null) return madeOfStory({ kind: 'voice', story })
  const { narrator } = await storyteller()
  const { audio, seconds, waveform, notice } = await narrator.read(translation)
  const hash = mediaHash(audio.bytes)
  return madeOfStory({
    kind: 'voice',
    story,
    notice,
    file: { ...audio, hash },
    columns: {
      spoken_hash: hash,
      spoken_language: translation.language,
      spoken_type: audio.type,
      spoken_duration: seconds,
      spoken_waveform: waveform && JSON.stringify(waveform),
    },
  })
}

/** Pictures per transaction, so that finished ones are stored even if a later one fails. */
const picturesPerCommit = 5

/**
 * Draws new pictures for the stories of a device; after a failure the remaining ones keep theirs.
 * @returns how many were stored, and a note for staff
 */
export async function illustrateStories(
  context: Pick<Context, 'database'> & WithStoryteller,
  device: Device,
): Promise<{ readonly count: number; readonly notice: string | undefined }> {
  const { db, write } = context.database
  const ids = await storiesToIllustrate(db, device.id)
  const all: Made[] = []
  let count = 0
  for (let first = 0; first < ids.length; first += picturesPerCommit) {
    const drawn = new Map<number, Made>()
    for (const id of ids.slice(first, first + picturesPerCommit)) {
      const story = await storyToWorkOn(db, id)
      if (story !== undefined) drawn.set(id, await illustrateOnce(context, story))
    }
    all.push(...drawn.values())
    count += await write(async (writing) => {
      let stored = 0
      for (const [id, made] of drawn) if (await publishPicture(writing, id, made)) stored += 1
      return stored
    })
  }
  return { count, notice: noticeOf(all) }
}

/** @returns false where the story's words or picture have changed: then it is drawn again */
export async function publishPicture(db: Db, storyId: number, made: Made): Promise<boolean> {
  const now = timestamp()
  const standing = await publish(db, made, now)
  if (standing === 'changed') await orderJob(db, { kind: 'visual', subject: storyId }, now)
  return standing === 'same'
}

/** Draws the next picture of a story; the caller stores it. */
export async function illustrateOnce({ storyteller }: WithStoryteller, story: StoryToWorkOn): Promise<Made> {
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
    // So that staff can restore it.
    visual_former_hash: story.visual_hash ?? story.visual_former_hash,
  }
  const { bytes, type, notice } = picture
  return madeOfStory({ kind: 'visual', story, columns, file: { bytes, type, hash }, notice })
}
