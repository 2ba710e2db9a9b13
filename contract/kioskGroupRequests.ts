import * as z from 'zod/mini'
import { transferPlaces } from './kioskGroup.ts'
import { KioskId } from './kioskRequests.ts'

const page = KioskId
const claim = KioskId
const storyId = z.int().check(z.positive(), z.maximum(2_147_483_647))

/** Whoever asks must say which kiosk asks: its group is what staff have set. */
export const GroupQuery = z.object({ screen: KioskId })

/** `GroupMessage`, as the server checks it. */
export const GroupPublished = z.object({
  screen: KioskId,
  message: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('speaks'), page, claim }),
    z.object({ kind: z.literal('silent'), page, claim }),
    z.object({ kind: z.literal('transfer'), page, storyId, from: z.enum(transferPlaces) }),
    z.object({ kind: z.literal('taken'), page, storyId }),
  ]),
})
