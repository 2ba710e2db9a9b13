import type { Awaits } from '#contract/story.ts'
import { awaitsOf } from '#ui/parts/contribute/awaitsOf.ts'
import type { AboutDevice } from '#ui/parts/contribute/Contribute.tsx'

/** A story that has just arrived. */
export interface SharedStory {
  /** null where the server did not say which one it became. */
  readonly storyId: number | null
  readonly about: AboutDevice
  /** Null where visitors see it already. */
  readonly awaits: Awaits | null
  /** Opens the story again (SHARE-08); null where the server gave none. */
  readonly personalLinkKey: string | null
}

/** What the page tells of an answer: the device is the one that was sent, whatever was chosen meanwhile. */
export function sharedStory(answer: object, about: AboutDevice): SharedStory {
  return {
    about,
    storyId: 'storyId' in answer && typeof answer.storyId === 'number' ? answer.storyId : null,
    awaits: awaitsOf(answer),
    personalLinkKey:
      'personalLinkKey' in answer && typeof answer.personalLinkKey === 'string'
        ? answer.personalLinkKey
        : null,
  }
}
