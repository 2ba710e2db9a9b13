import type { Context } from '#server/http/context.ts'
import { findDevice } from '#server/devices/repository.ts'
import type { Maker } from '#server/jobs/queue.ts'
import type { WithStoryteller } from '#server/storyteller/storyteller.ts'
import { narrateOnce, speakAgain } from './generation.ts'
import { editionOf, saveNarration } from './repository.ts'

/** Narrations of devices: ordered when a device appears or a story leaves one, and spoken again where a service failed. */
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
