import type { FastifyBaseLogger } from 'fastify'
import { languages } from '../contract/common.ts'
import type { Language } from '../contract/common.ts'
import type { Device } from '../contract/device.ts'
import { timestamp } from './context.ts'
import type { Context } from './context.ts'
import { HttpError } from './http/HttpError.ts'
import { editionOf, keepNarration, materialOfDevice } from './repositories/deviceStories.ts'
import { keepMedia, mediaHash } from './repositories/media.ts'
import { setVisual, storiesToIllustrate } from './repositories/stories.ts'
import type { MediaBytes, SpokenNarration } from './storytelling/ports.ts'

type Needs = Pick<Context, 'database' | 'storyteller'>

interface MadeNarration {
  readonly deviceId: number
  readonly language: Language
  readonly edition: number
  readonly narration: SpokenNarration
}

interface DrawnPicture extends MediaBytes {
  readonly storyId: number
  readonly edition: number
  readonly hash: string
}

/** Pictures that are committed together: what is drawn is kept even if a later one fails. */
const picturesPerCommit = 20

/**
 * Writes and speaks a device's story anew in every language. Done when what is served has changed.
 * @throws HttpError 500 when that failed; what was served before then still is.
 */
export async function narrateAnew(context: Needs, device: Device, log: FastifyBaseLogger): Promise<void> {
  try {
    const made: MadeNarration[] = []
    for (const language of languages) made.push(await narrateOnce(context, device, language))
    await context.database.write(async (db) => {
      for (const one of made) await keepNarration(db, { ...one, now: timestamp() })
    })
  } catch (error) {
    throw failure(error, log, `The narrative of ${device.name} could not be created. The former one stays.`)
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
  const edition = (before?.edition ?? 0) + 1
  const narration = await narrator.narrate({
    deviceId: device.id,
    deviceName: device.name,
    stories: await materialOfDevice(database.db, device.id),
    language,
    edition,
  })
  if (mediaHash(narration.audio.bytes) === before?.audio_hash) {
    throw new Error(`Edition ${edition} is the same recording as the one before it`)
  }
  return { deviceId: device.id, language, edition, narration }
}

/**
 * Draws a new picture for each story of a device.
 * @returns how many. @throws HttpError 500 when one failed; stories it did not come to keep their picture.
 */
export async function illustrateStories(
  { database, storyteller }: Needs,
  device: Device,
  log: FastifyBaseLogger,
): Promise<number> {
  const stories = await storiesToIllustrate(database.db, device.id)
  const { illustrator } = await storyteller()
  try {
    for (let first = 0; first < stories.length; first += picturesPerCommit) {
      const drawn: DrawnPicture[] = []
      for (const story of stories.slice(first, first + picturesPerCommit)) {
        const edition = story.visual_edition + 1
        const picture = await illustrator.illustrateStory({
          storyId: story.id,
          deviceId: device.id,
          title: story.title_de ?? story.title_en,
          text: story.text_de ?? story.text_en,
          edition,
        })
        const hash = mediaHash(picture.bytes)
        if (hash === story.visual_hash) throw new Error(`Edition ${edition} is the same picture as before`)
        drawn.push({ storyId: story.id, edition, hash, ...picture })
      }
      await database.write(async (db) => {
        for (const one of drawn) {
          await keepMedia(db, { ...one, now: timestamp() })
          await setVisual(db, one)
        }
      })
    }
  } catch (error) {
    throw failure(error, log, `The visuals of ${device.name} could not all be created.`)
  }
  return stories.length
}

function failure(error: unknown, log: FastifyBaseLogger, message: string): HttpError {
  // A full disk says so itself.
  if (error instanceof HttpError) return error
  log.error({ err: error }, message)
  return new HttpError(500, message, { cause: error })
}
