import * as z from 'zod/mini'

/** Which machines let a story go. */
export const transferPlaces = ['tape'] as const

/**
 * What the kiosks of a group tell each other (FIT-05). A page is named by an id that it gives itself when it is loaded;
 * those that hear it put the speaker before that id. Nothing of it is about a visitor.
 */
export type GroupMessage =
  /** The page speaks: with a new claim it takes the floor, with the same it keeps it for a few seconds more. */
  | { readonly kind: 'speaks'; readonly page: string; readonly claim: string }
  /** It has fallen silent. */
  | { readonly kind: 'silent'; readonly page: string; readonly claim: string }
  /** Somebody has ejected a story: the others may take it. */
  | {
      readonly kind: 'transfer'
      readonly page: string
      readonly storyId: number
      readonly from: (typeof transferPlaces)[number]
    }
  /** It has taken that story: no other kiosk needs to be asked. */
  | { readonly kind: 'taken'; readonly page: string; readonly storyId: number }

/**
 * A message with a name of its own, so that who hears it twice knows, and who speaks by what the server knows: null is
 * the kiosk itself that hears it. The client reads it by hand.
 */
export const GroupNews = z.object({ id: z.string(), speaker: z.nullable(z.string()), message: z.unknown() })
export interface GroupNews {
  readonly id: string
  readonly speaker: string | null
  readonly message: GroupMessage
}

/** What was said in the group in the last seconds, in order. */
export const GroupNewsList = z.object({ news: z.array(GroupNews) })
