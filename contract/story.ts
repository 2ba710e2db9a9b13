import * as z from 'zod/mini'
import { ConsentVersion, Language, Report, Url, YearOfBirth, listOf, orElse, textOf } from './common.ts'
import { Device } from './device.ts'
import { limits } from './limits.ts'

/** A visitor's voice: where it is, how long, and how loud along the way. */
export const Voice = z.object({
  url: Url,
  /** Media type without parameters, e.g. `audio/webm`. */
  type: z.string(),
  /** Length in seconds. */
  duration: z.number(),
  /** Peak of each of `limits.waveformBars` equal stretches, 0 (silence) to 100 (full scale); null where unknown. */
  waveform: z.nullable(z.array(z.int())),
})
export type Voice = z.infer<typeof Voice>

/** The translation of a story, spoken by the narrator. */
export const SpokenTranslation = z.object({
  language: Language,
  url: Url,
  /** Media type without parameters. */
  type: z.string(),
  /** Length in seconds. */
  duration: z.number(),
  /** As `Narration.waveform`. */
  waveform: z.nullable(z.array(z.int())),
})

const words = orElse(z.nullable(z.string()), null)
const pictureUrl = orElse(z.nullable(z.string()), null)

/** A visitor's story. Titles and texts are null where that language does not exist. */
export const Story = z.object({
  id: z.int(),
  titleEN: words,
  titleDE: words,
  textEN: words,
  textDE: words,
  visualUrl: pictureUrl,
  voice: orElse(z.nullable(Voice), null),
  /** Its original language; null where it is unknown. */
  language: orElse(z.nullable(Language), null),
  /** The original in a third language; both texts are then translations. */
  original: z.optional(
    z.object({
      /** ISO 639-1, e.g. `fr`. */
      language: z.string(),
      text: z.string(),
    }),
  ),
  /** Absent where there is no translation, or it is not spoken yet. */
  spokenTranslation: z.optional(SpokenTranslation),
  /** True for the invented stories that the exhibition opens with. */
  sample: orElse(z.boolean(), false),
  /** ISO 8601 in UTC; empty where the server does not say. */
  createdAt: orElse(z.string(), ''),
})
export type Story = z.infer<typeof Story>
export const Stories = listOf(Story, ({ id }) => id)

/** `random/device/5` carries visualURL where all others carry visualUrl (IMAC-01, spec §3). */
export const NoteStory = z.extend(z.omit(Story, { visualUrl: true }), { visualURL: pictureUrl })
export const NoteStories = listOf(NoteStory, ({ id }) => id)

export const GroupedStories = listOf(
  z.object({ device: Device, userStories: Stories }),
  ({ device }) => device.id,
)
export type GroupedStories = z.infer<typeof GroupedStories>

export const Visuals = z.array(z.object({ visualUrl: z.nullable(z.string()) }))

const story = textOf(limits.textChars)
/** Optional on every submission: the year of birth (admin upload, ADMIN-05) the language it is told in, and the version of the consent line. */
const extras = {
  yearOfBirth: z.optional(YearOfBirth),
  language: z.optional(Language),
  consentVersion: z.optional(ConsentVersion),
}
const voiceExtras = {
  ...extras,
  /** A multipart form cannot hold an array: the waveform travels as JSON text. */
  waveform: z.optional(z.string().check(z.maxLength(1000))),
  /** The contributor agreed to be played in the narration of the device; absent: they did not. */
  voiceInNarration: z.optional(z.literal('yes')),
  /** The version of the line that they agreed to with that. */
  voiceConsentVersion: z.optional(ConsentVersion),
}

export const NewDeviceName = textOf(limits.deviceNameChars)

export const StoryText = z.object({ storyText: story, ...extras })
export const NewDeviceStoryText = z.object({
  storyText: story,
  exhibitionId: z.coerce.number().check(z.int(), z.positive()),
  deviceName: NewDeviceName,
  ...extras,
})
/** Form fields beside the file `audio`. */
export const StoryVoice = z.object({
  exhibitionId: z.coerce.number().check(z.int(), z.positive()),
  ...voiceExtras,
})
export const NewDeviceStoryVoice = z.extend(StoryVoice, { deviceName: NewDeviceName })

/** What has to happen before visitors see a story: staff read it, its device gets a place, or both. */
export const Awaits = z.enum(['reading', 'device', 'both'])
export type Awaits = z.infer<typeof Awaits>

/** The answer to a story: `storyId` is the story that now stands in the exhibition. */
export const Shared = z.extend(Report, {
  storyId: z.int(),
  /** True where `awaits` is there: pages of former versions read this alone. */
  awaitsStaff: z.optional(z.boolean()),
  /** Left out where visitors see it at once. */
  awaits: z.optional(Awaits),
  /** Opens the story again to its contributor (SHARE-08). Sent this once. */
  personalLinkKey: z.optional(z.string()),
})
export type Shared = z.infer<typeof Shared>
