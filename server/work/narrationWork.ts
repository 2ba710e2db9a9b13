import { timestamp } from '../context.ts'
import type { Context } from '../context.ts'
import { narrateOnce, speakAgain } from '../generation.ts'
import { requireDevice } from '../repositories/devices.ts'
import { saveOrderedNarration, saveSpokenAgain } from '../repositories/deviceStories.ts'
import {
  claimNarration,
  giveBackNarration,
  nextNarrationDue,
  releaseNarrations,
  retryNarrations,
} from '../repositories/narrationOrders.ts'
import type { Work } from './queue.ts'

/** Narrations of devices: ordered when a device appears or a story leaves one, and spoken again where a service failed. */
export function narrationWork(context: Pick<Context, 'database' | 'storyteller'>): Work {
  const { db, write, peers } = context.database
  return {
    retry: () => write((writing) => retryNarrations(writing)),
    release: async () => {
      const servers = [peers.self, ...(await peers.others())]
      await write((writing) => releaseNarrations(writing, servers))
    },
    claim: async (times) => {
      const order = await write((writing) => claimNarration(writing, { ...times, server: peers.self }))
      if (order === undefined) return undefined
      const { device_id: deviceId, language, attempts } = order
      const isAgain = order.words_stay === 1
      return {
        names: { work: 'narration', deviceId, language },
        attempts,
        run: async () => {
          if (isAgain) {
            const { made, before } = await speakAgain(context, { deviceId, language })
            return write((writing) => saveSpokenAgain(writing, { ...made, now: timestamp() }, before))
          }
          const device = await requireDevice(db, deviceId)
          const made = await narrateOnce(context, device, language)
          await write((writing) => saveOrderedNarration(writing, { ...made, now: timestamp() }))
        },
        giveBack: (failure) =>
          write((writing) =>
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
