import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import type { Language } from '#contract/common.ts'
import * as routes from '#contract/routes.ts'
import type { StoryVoice } from '#contract/story.ts'
import { timestamp } from '#server/db/timestamp.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#server/db/schema.ts'
import { HttpError } from '#server/http/HttpError.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import { submitOnce } from '#server/http/idempotency.ts'
import { findOrAddDevice, requireDeviceIn, requireExhibition } from '#server/devices/repository.ts'
import { storeMedia } from '#server/media/repository.ts'
import { awaitedBy, stateOfWords } from './review.ts'
import { addStory } from './repository.ts'
import type { NewStory } from './repository.ts'
import { takeHomeKeys } from './personalLinks.ts'
import { submittedText } from './submittedText.ts'
import { receiveVoice } from '#server/media/receiveVoice.ts'
import { readWaveform } from '#server/media/waveform.ts'

export const share: Routes = async (app, context) => {
  const { db } = context.database

  app.route({
    ...fromContract(routes.shareText),
    handler: (request) =>
      submitOnce(context, request, async () => {
        const { params, body } = request
        await requireDeviceIn(db, params.deviceId, params.exhibitionId)
        const thanks = await thanker(context)
        return async (writing) => {
          const { deviceId } = params
          return thanks(await submitStory(writing, { ...submitted(body), deviceId, now: timestamp() }))
        }
      }),
  })

  app.route({
    ...fromContract(routes.shareTextOnNewDevice),
    handler: (request) =>
      submitOnce(context, request, async () => {
        const { params, body } = request
        requireSame(body.exhibitionId, params.exhibitionId)
        await requireExhibition(db, params.exhibitionId)
        const thanks = await thanker(context)
        return async (writing) => {
          const now = timestamp()
          const device = { name: body.deviceName, exhibitionId: params.exhibitionId, now }
          const { id: deviceId, state } = await findOrAddDevice(writing, device)
          return thanks(await submitStory(writing, { ...submitted(body), deviceId, now }), state)
        }
      }),
  })

  app.route({
    ...fromContract(routes.shareVoice),
    handler: (request, reply) =>
      submitOnce(context, request, async () => {
        const { params, body: form } = request
        requireSame(form.exhibitionId, params.exhibitionId)
        const waveform = readWaveform(form.waveform)
        await requireDeviceIn(db, params.deviceId, params.exhibitionId)
        const voice = { ...(await receiveVoice(request, reply)), waveform }
        const thanks = await thanker(context)
        return async (writing) => {
          const now = timestamp()
          await storeMedia(writing, { ...voice, now })
          const { deviceId } = params
          return thanks(await submitStory(writing, { ...spoken(form), deviceId, voice, now }))
        }
      }),
  })

  app.route({
    ...fromContract(routes.shareVoiceOnNewDevice),
    handler: (request, reply) =>
      submitOnce(context, request, async () => {
        const { params, body: form } = request
        requireSame(form.exhibitionId, params.exhibitionId)
        const waveform = readWaveform(form.waveform)
        await requireExhibition(db, params.exhibitionId)
        const voice = { ...(await receiveVoice(request, reply)), waveform }
        const thanks = await thanker(context)
        return async (writing) => {
          const now = timestamp()
          const device = { name: form.deviceName, exhibitionId: params.exhibitionId, now }
          const { id: deviceId, state } = await findOrAddDevice(writing, device)
          await storeMedia(writing, { ...voice, now })
          return thanks(await submitStory(writing, { ...spoken(form), deviceId, voice, now }), state)
        }
      }),
  })
}

interface SubmittedStory {
  storyText: string
  language?: Language | undefined
  yearOfBirth?: number | undefined
  consentVersion?: string | undefined
}

const submitted = (body: SubmittedStory) => ({
  ...submittedText(body),
  yearOfBirth: body.yearOfBirth,
  consentVersion: body.consentVersion,
})

const spoken = (form: z.output<typeof StoryVoice>) => ({
  language: form.language ?? null,
  yearOfBirth: form.yearOfBirth,
  consentVersion: form.consentVersion,
  voiceInNarration: form.voiceInNarration === 'yes' && { consentVersion: form.voiceConsentVersion },
})

function requireSame(inContent: number, inPath: number): void {
  if (inContent === inPath) return
  throw new HttpError(400, `exhibitionId: must be ${inPath}, as in the address`)
}

interface LeftStory {
  readonly storyId: number
  readonly state: 'new' | 'published'
}

/** Leaves a story: visitors see it at once, or it waits for staff. */
async function submitStory(db: Kysely<Schema>, story: NewStory): Promise<LeftStory> {
  const { text, voice } = story
  const state = await stateOfWords(db, {
    titleDE: null,
    titleEN: null,
    textDE: text?.de ?? null,
    textEN: text?.en ?? null,
    voice: voice === undefined ? null : { duration: voice.seconds, waveform: voice.waveform },
  })
  return { storyId: await addStory(db, { ...story, state }), state }
}

/** What is answered to a story: with the key that opens it again, which nobody is told a second time. */
async function thanker({ database }: Context) {
  const keyOf = await takeHomeKeys(database)
  return ({ storyId, state }: LeftStory, deviceState: 'new' | 'published' | 'hidden' = 'published') => {
    const awaits = awaitedBy(state, deviceState)
    return {
      statusCode: 200,
      message: 'Thanks for sharing your story!',
      storyId,
      takeHomeKey: keyOf(storyId),
      ...(awaits !== undefined && { awaitsStaff: true, awaits }),
    }
  }
}
