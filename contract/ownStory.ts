import * as z from 'zod/mini'
import { textOf } from './common.ts'
import { limits } from './limits.ts'
import { Awaits, Story } from './story.ts'

/** Opens one story to its contributor: its id, and 256 random bits. */
export const PersonalLinkKey = z.string().check(z.regex(/^\d{1,12}\.[A-Za-z0-9_-]{43}$/))

export const OwnStoryOpen = z.object({ key: PersonalLinkKey })
export const OwnStoryCorrection = z.object({ key: PersonalLinkKey, storyText: textOf(limits.textChars) })

/** `waiting`: staff have not published it, or its device, yet. `withdrawn`: nothing is left of it but that it was there. */
export const ownStoryStates = ['published', 'waiting', 'hidden', 'withdrawn'] as const

/** A story as the person who left it sees it. */
export const OwnStory = z.object({
  state: z.enum(ownStoryStates),
  /** Of one that waits. */
  awaits: z.optional(Awaits),
  device: z.object({ id: z.int(), name: z.string() }),
  /** null once it is withdrawn. */
  story: z.nullable(Story),
  /** The contributor's own voice may be played in the narration of the device. */
  voiceInNarration: z.boolean(),
})
export type OwnStory = z.infer<typeof OwnStory>
