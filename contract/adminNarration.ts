import * as z from 'zod/mini'
import { Narration } from './device.ts'
import { Voice, segmentKinds } from './narrationScript.ts'

/** A stretch of a narration that was made, and who speaks it. */
export const SpokenSegment = z.object({
  kind: z.enum(segmentKinds),
  text: z.string(),
  /** Seconds from the beginning of the narration. */
  start: z.number(),
  end: z.number(),
  voice: z.nullable(Voice),
})
export type SpokenSegment = z.infer<typeof SpokenSegment>

/** Absent for a narration from before segments were stored. */
const segments = { segments: z.optional(z.array(SpokenSegment)) }

/** A narration that visitors do not hear now. */
const FormerNarration = z.extend(Narration, {
  ...segments,
  id: z.int(),
  /** Counts a device's narrations in a language; a higher one was made later. */
  edition: z.int(),
  /** When it was made, ISO 8601 in UTC. */
  madeAt: z.string(),
})

/** The narrations of a device for staff: published, preview, and former ones to restore. */
export const AdminNarrations = z.object({
  deviceId: z.int(),
  deviceName: z.string(),
  /** What visitors hear, English first. */
  published: z.array(z.extend(Narration, { ...segments, edition: z.int() })),
  /** Generated, and played to staff alone until accepted; empty without a preview. */
  candidates: z.array(FormerNarration),
  /** Formerly published, the latest first; at most `formerNarrations` in each language. */
  former: z.array(FormerNarration),
})
export type AdminNarrations = z.infer<typeof AdminNarrations>

/** Versions of a narration that are stored in each language to be restored. */
export const formerNarrations = 3
