import type * as z from 'zod/mini'
import type { Language } from '#contract/common.ts'
import * as routes from '#contract/routes.ts'
import type { StoryVoice } from '#contract/story.ts'
import { timestamp } from '#server/db/timestamp.ts'
import type { Routes } from '#server/http/contract.ts'
import type { Db } from '#server/db/schema.ts'
import { HttpError } from '#server/http/HttpError.ts'
import { fromContract } from '#server/http/contract.ts'
import { submitOnce } from '#server/http/idempotency.ts'
import { findOrAddDevice } from '#server/devices/repository.ts'
import { requireDeviceIn, requireExhibition } from '#server/devices/require.ts'
import { storeMedia } from '#server/media/repository.ts'
import { awaitedBy, stateOfWords } from './review.ts'
import { addStory, personalLinkKey } from './repository.ts'
import type { NewStory } from './repository.ts'
import { receiveVoice } from '#server/media/readVoice.ts'
import type { ReceivedVoice } from '#server/media/readVoice.ts'
import { readWaveform } from '#server/media/waveform.ts'
import { detectLanguage } from '#server/storyteller/language.ts'

export const share: Routes = async (app, context) => {
  const { db } = context.database

  /** Stores a story and its device, where that is new, once. */
  function submit(
    request: Parameters<typeof submitOnce>[1],
    place: Place,
    parse: () => ParsedStory | Promise<ParsedStory>,
  ) {
    return submitOnce(context, request, async () => {
      await requirePlace(db, place)
      const story = await parse()
      return async (writing) => {
        const now = timestamp()
        const device = await deviceAt(writing, place, now)
        if (story.voice !== undefined) await storeMedia(writing, { ...story.voice, now })
        const state = await stateOf(writing, story)
        const storyId = await addStory(writing, { ...story, deviceId: device.id, state, now })
        const awaits = awaitedBy(state, device.state)
        return {
          statusCode: 200,
          message: 'Thanks for sharing your story!',
          storyId,
          personalLinkKey: await personalLinkKey(writing, storyId),
          ...(awaits !== undefined && { awaitsStaff: true, awaits }),
        }
      }
    })
  }

  app.route({
    ...fromContract(routes.shareText),
    handler: (request) => submit(request, request.params, () => parseText(request.body)),
  })
  app.route({
    ...fromContract(routes.shareTextOnNewDevice),
    handler: (request) =>
      submit(request, { ...request.params, fields: request.body }, () => parseText(request.body)),
  })
  for (const route of [routes.shareVoice, routes.shareVoiceOnNewDevice])
    app.route({
      ...fromContract(route),
      handler: (request, reply) =>
        submit(request, { ...request.params, fields: request.body }, () => parseVoice(request, reply)),
    })
}

/** A story as it was submitted, in words or as a recording. */
type ParsedStory = Omit<NewStory, 'deviceId' | 'now' | 'voice'> & {
  readonly voice?: ReceivedVoice & { waveform: number[] | null }
}

/** Where a story belongs: on a device of the exhibition, or on one that the visitor names. */
interface Place {
  readonly exhibitionId: number
  readonly deviceId?: number
  /** The fields of the request, which may name the place, too. */
  readonly fields?: { readonly exhibitionId: number; readonly deviceName?: string }
}

/** @throws HttpError 400 or 404 where there is no such place */
async function requirePlace(db: Db, { exhibitionId, deviceId, fields }: Place): Promise<void> {
  if (fields !== undefined && fields.exhibitionId !== exhibitionId)
    throw new HttpError(400, `exhibitionId: must be ${exhibitionId}, as in the address`)
  if (deviceId === undefined) await requireExhibition(db, exhibitionId)
  else await requireDeviceIn(db, deviceId, exhibitionId)
}

async function deviceAt(db: Db, { exhibitionId, deviceId, fields }: Place, now: string) {
  if (deviceId !== undefined) return { id: deviceId, state: 'published' as const }
  return findOrAddDevice(db, { name: fields?.deviceName ?? '', exhibitionId, now })
}

interface TextBody {
  storyText: string
  language?: Language | undefined
  yearOfBirth?: number | undefined
  consentVersion?: string | undefined
}

const parseText = (body: TextBody) => ({
  ...assignLanguage(body),
  yearOfBirth: body.yearOfBirth,
  consentVersion: body.consentVersion,
})

/** @throws HttpError 400 or 415 where the recording or its waveform is none */
async function parseVoice(
  request: Parameters<typeof receiveVoice>[0] & { readonly body: z.output<typeof StoryVoice> },
  reply: Parameters<typeof receiveVoice>[1],
) {
  const { body: form } = request
  const waveform = readWaveform(form.waveform)
  return {
    language: form.language ?? null,
    yearOfBirth: form.yearOfBirth,
    consentVersion: form.consentVersion,
    voiceInNarration: form.voiceInNarration === 'yes' && { consentVersion: form.voiceConsentVersion },
    voice: { ...(await receiveVoice(request, reply)), waveform },
  }
}

/** Visitors see it at once, or it waits for staff. */
const stateOf = (db: Db, { text, voice }: ParsedStory) =>
  stateOfWords(db, {
    titleDE: null,
    titleEN: null,
    textDE: text?.de ?? null,
    textEN: text?.en ?? null,
    voice: voice === undefined ? null : { duration: voice.seconds, waveform: voice.waveform },
  })

/**
 * A text is stored under its language; a clear one outweighs the page's language that the sender reports. An unclear
 * one is stored under German, the server's language.
 */
export function assignLanguage(body: Pick<TextBody, 'storyText' | 'language'>) {
  const language = detectLanguage(body.storyText) ?? body.language ?? null
  const text = language === 'en' ? { de: null, en: body.storyText } : { de: body.storyText, en: null }
  return { language, text }
}
