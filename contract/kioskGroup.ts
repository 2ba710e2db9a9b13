import * as z from 'zod/mini'
import { KioskId } from './common.ts'

/** The kiosk that asks: its group is what staff have set. */
export const GroupQuery = z.object({ screen: KioskId })

const page = KioskId
const claim = KioskId
const storyId = z.int().check(z.positive(), z.maximum(2_147_483_647))

/**
 * What the kiosks of a group tell each other (FIT-05). A page is named by an id that it gives itself when it is loaded;
 * those that receive it put the speaker before that id. Nothing of it is about a visitor.
 */
export const GroupMessage = z.discriminatedUnion('kind', [
  /** The page speaks: with a new claim it takes the floor, with the same it holds it for a few seconds more. */
  z.object({ kind: z.literal('speaks'), page, claim }),
  /** It has fallen silent. */
  z.object({ kind: z.literal('silent'), page, claim }),
  /** A story was ejected: the others may take it. */
  z.object({ kind: z.literal('transfer'), page, storyId, from: z.literal('tape') }),
  /** It has taken that story: no other kiosk needs to be asked. */
  z.object({ kind: z.literal('taken'), page, storyId }),
])
export type GroupMessage = z.infer<typeof GroupMessage>

export const GroupPublished = z.object({ screen: KioskId, message: GroupMessage })

/**
 * A message with a name of its own, so that who receives it twice knows, and who speaks by what the server knows: null
 * is the kiosk itself that receives it. Pages leave out messages that a later version may know.
 */
export const GroupNews = z.object({ id: z.string(), speaker: z.nullable(z.string()), message: z.unknown() })
export interface GroupNews {
  readonly id: string
  readonly speaker: string | null
  readonly message: GroupMessage
}

/** What was said in the group in the last seconds, in order. */
export const GroupNewsList = z.object({ news: z.array(GroupNews) })
