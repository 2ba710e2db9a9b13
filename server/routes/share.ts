import type { FastifyInstance } from 'fastify'
import * as routes from '../../contract/routes.ts'
import { timestamp } from '../context.ts'
import type { Context } from '../context.ts'
import { HttpError } from '../http/HttpError.ts'
import { submission } from '../http/route.ts'
import { detectLanguage } from '../language.ts'
import { findOrAddDevice, requireDeviceIn, requireExhibition } from '../repositories/devices.ts'
import { keepMedia } from '../repositories/media.ts'
import { addStory } from '../repositories/stories.ts'
import { receiveVoice } from '../voice.ts'
import { readWaveform } from '../waveform.ts'

export function addShareRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context.database

  submission(app, context, routes.shareText, async ({ params, body }) => {
    await requireDeviceIn(db, params.deviceId, params.exhibitionId)
    return async (writing) =>
      thanks(await addStory(writing, { ...textOf(body), deviceId: params.deviceId, now: timestamp() }))
  })

  submission(app, context, routes.shareTextOnNewDevice, async ({ params, body }) => {
    requireSame(body.exhibitionId, params.exhibitionId)
    await requireExhibition(db, params.exhibitionId)
    return async (writing) => {
      const now = timestamp()
      const device = { name: body.deviceName, exhibitionId: params.exhibitionId, now }
      const { id: deviceId } = await findOrAddDevice(writing, device)
      return thanks(await addStory(writing, { ...textOf(body), deviceId, now }))
    }
  })

  submission(app, context, routes.shareVoice, async ({ params, form, audio }) => {
    requireSame(form.exhibitionId, params.exhibitionId)
    const waveform = readWaveform(form.waveform)
    await requireDeviceIn(db, params.deviceId, params.exhibitionId)
    const voice = { ...(await receiveVoice(audio)), waveform }
    return async (writing) => {
      const now = timestamp()
      await keepMedia(writing, { ...voice, now })
      const { language = null, yearOfBirth } = form
      return thanks(await addStory(writing, { deviceId: params.deviceId, language, voice, yearOfBirth, now }))
    }
  })

  submission(app, context, routes.shareVoiceOnNewDevice, async ({ params, form, audio }) => {
    requireSame(form.exhibitionId, params.exhibitionId)
    const waveform = readWaveform(form.waveform)
    await requireExhibition(db, params.exhibitionId)
    const voice = { ...(await receiveVoice(audio)), waveform }
    return async (writing) => {
      const now = timestamp()
      const device = { name: form.deviceName, exhibitionId: params.exhibitionId, now }
      const { id: deviceId } = await findOrAddDevice(writing, device)
      await keepMedia(writing, { ...voice, now })
      const { language = null, yearOfBirth } = form
      return thanks(await addStory(writing, { deviceId, language, voice, yearOfBirth, now }))
    }
  })
}

/** A text stands under its language; one that nobody can tell stands under German, the language of the house. */
function textOf(body: {
  storyText: string
  language?: 'de' | 'en' | undefined
  yearOfBirth?: number | undefined
}) {
  const language = body.language ?? detectLanguage(body.storyText)
  const text = language === 'en' ? { de: null, en: body.storyText } : { de: body.storyText, en: null }
  return { language, text, yearOfBirth: body.yearOfBirth }
}

function requireSame(inContent: number, inPath: number): void {
  if (inContent === inPath) return
  throw new HttpError(400, `exhibitionId: must be ${inPath}, as in the address`)
}

function thanks(storyId: number) {
  return { statusCode: 200, message: 'Thanks for sharing your story!', storyId }
}
