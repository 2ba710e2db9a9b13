import { timestamp } from '#server/db/timestamp.ts'
import type { Context } from '#server/http/context.ts'
import type { Job } from '#server/db/write.ts'
import { narrateOnce, speakAgain } from './generation.ts'
import { requireDevice } from '#server/devices/repository.ts'
import { saveOrderedNarration, saveSpokenAgain } from './repository.ts'
import {
  claimNarration,
  giveBackNarration,
  holdsNarration,
  nextNarrationDue,
  releaseNarrations,
  retryNarrations,
} from './orders.ts'
import type { Work } from '#server/jobs/queue.ts'
import type { WithStoryteller } from '#server/storyteller/storyteller.ts'

/** Narrations of devices: ordered when a device appears or a story leaves one, and spoken again where a service failed. */
export function narrationWork(context: Pick<Context, 'database'> & WithStoryteller): Work {
  const { db, write, peers } = context.database
  return {
    retry: () => write((writing) => retryNarrations(writing)),
    release: async () => {
      const servers = [peers.self, ...(await peers.others())]
      await write((writing) => releaseNarrations(writing, servers))
    },
    claim: async (times) => {
      const server = peers.self
      const order = await write((writing) => claimNarration(writing, { ...times, server }))
      if (order === undefined) return undefined
      const { device_id: deviceId, language, attempts } = order
      const claim = { deviceId, language, server, at: times.now }
      /** Unless another has taken it up since, or it was ordered anew. */
      const writeOurs = (job: Job<void>) =>
        write(async (writing) => {
          if (await holdsNarration(writing, claim)) await job(writing)
        })
      const isAgain = order.words_stay === 1
      return {
        names: { work: 'narration', deviceId, language },
        attempts,
        make: async () => {
          if (isAgain) {
            const { made, before } = await speakAgain(context, { deviceId, language })
            return () =>
              writeOurs((writing) => saveSpokenAgain(writing, { ...made, now: timestamp() }, before))
          }
          const device = await requireDevice(db, deviceId)
          const made = await narrateOnce(context, device, language)
          return () => writeOurs((writing) => saveOrderedNarration(writing, { ...made, now: timestamp() }))
        },
        giveBack: (failure) =>
          writeOurs((writing) =>
            giveBackNarration(writing, {
              deviceId,
              language,
              ...failure,
              ...(isAgain && { note: `The embedded narrator spoke it; since then: ${failure.note}` }),
            }),
          ),
      }
    },
    nextDue: () => nextNarrationDue(db),
  }
}
