import * as z from 'zod/mini'
import { checked } from './common.ts'
import { handOverPlaces } from './room.ts'
import { KioskId } from './kioskRequests.ts'

const page = KioskId
const claim = KioskId
const storyId = checked(z.int(), z.positive(), z.maximum(2_147_483_647))

/** Whoever asks must say which kiosk asks: its room is what staff have set. */
export const RoomQuery = z.object({ screen: KioskId })

/** `RoomMessage`, as the server checks it. */
export const RoomSaid = z.object({
  screen: KioskId,
  message: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('speaks'), page, claim }),
    z.object({ kind: z.literal('silent'), page, claim }),
    z.object({ kind: z.literal('handOver'), page, storyId, from: z.enum(handOverPlaces) }),
    z.object({ kind: z.literal('taken'), page, storyId }),
  ]),
})
