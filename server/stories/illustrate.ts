import type { Device } from '#contract/device.ts'
import type { Db } from '#server/db/schema.ts'
import { timestamp } from '#server/db/timestamp.ts'
import type { Context } from '#server/http/contract.ts'
import { noticeOf, publish } from '#server/jobs/publish.ts'
import type { Made } from '#server/jobs/publish.ts'
import { orderJob } from '#server/jobs/repository.ts'
import { mediaHash } from '#server/media/repository.ts'
import type { WithStoryteller } from '#server/storyteller/storyteller.ts'
import { drawnWords, madeOfStory, storyToWorkOn, wordsKey } from './prepared.ts'
import type { StoryToWorkOn } from './prepared.ts'
import { storiesToIllustrate } from './repository.ts'

/** Pictures that are committed together, in a few milliseconds: what is drawn is kept even if a later one fails. */
const picturesPerCommit = 5

/**
 * Draws a new picture for each story of a device; where one fails those that it did not come to keep theirs.
 * @returns how many were stored, and what staff should know about how they were made
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

/** @returns false where the story says something else by now, or has got another picture: then it is drawn again */
export async function publishPicture(db: Db, storyId: number, made: Made): Promise<boolean> {
  const now = timestamp()
  const standing = await publish(db, made, now)
  if (standing === 'changed') await orderJob(db, { kind: 'visual', subject: storyId }, now)
  return standing === 'same'
}

/** Draws the next picture of a story and leaves the keeping of it to the caller. */
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
    // For the way back.
    visual_former_hash: story.visual_hash ?? story.visual_former_hash,
  }
  const { bytes, type, notice } = picture
  return madeOfStory({ kind: 'visual', story, columns, file: { bytes, type, hash }, notice })
}
