import { timestamp } from '../context.ts'
import type { Context } from '../context.ts'
import { narrateOnce } from '../generation.ts'
import { requireDevice } from '../repositories/devices.ts'
import {
  claimNarration,
  giveBackNarration,
  saveOrderedNarration,
  nextNarrationDue,
  releaseNarrations,
  retryNarrations,
} from '../repositories/deviceStories.ts'
import type { Work } from './queue.ts'

/** The first narrations of devices, ordered when a device appears. */
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
      return {
        names: { work: 'narration', deviceId, language },
        attempts,
        run: async () => {
          const device = await requireDevice(db, deviceId)
          const made = await narrateOnce(context, device, language)
          await write((writing) => saveOrderedNarration(writing, { ...made, now: timestamp() }))
        },
        giveBack: (failure) =>
          write((writing) => giveBackNarration(writing, { deviceId, language, ...failure })),
      }
    },
    nextDue: () => nextNarrationDue(db),
  }
}
