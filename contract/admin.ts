import * as z from 'zod/mini'
import { Report, Url } from './common.ts'
import { Device } from './device.ts'
import { Story } from './story.ts'

/** `new`: held for approval. `deleted`: only staff see it, who may take that back until it is swept. */
export const adminStoryStates = ['new', 'published', 'hidden', 'deleted'] as const
export type AdminStoryState = (typeof adminStoryStates)[number]

/** Reasons for staff to look closer. Those before `word` are about the recording. */
export const flagKinds = [
  'silence',
  'tooShort',
  'tooQuiet',
  'noSpeech',
  'doubtfulWords',
  'word',
  'markup',
  'link',
] as const
export const Flag = z.object({
  kind: z.enum(flagKinds),
  /** What was found, as it stands in the text; absent where the kind says it all. */
  found: z.optional(z.string()),
})
export type Flag = z.infer<typeof Flag>

/** Who did something and when; `by` null: the museum itself (the storyteller, or the visitor who left it). */
export const AuditStamp = z.object({
  by: z.nullable(z.string()),
  /** ISO 8601 in UTC. */
  at: z.string(),
})

/** A story as staff see it. */
export const AdminStory = z.extend(Story, {
  device: Device,
  state: z.enum(adminStoryStates),
  /** Grows with every change of texts, titles or state; a change names the one it began from. */
  revision: z.int(),
  /** The last change of texts or titles since it was left. */
  edited: z.nullable(AuditStamp),
  /** The decision that stands; `undo` takes its id. */
  decision: z.nullable(
    z.extend(AuditStamp, {
      id: z.int(),
      from: z.enum(adminStoryStates),
      to: z.enum(adminStoryStates),
    }),
  ),
  /** From when on a deleted story is swept away for good. */
  sweptAfter: z.nullable(z.string()),
  flags: z.array(Flag),
  yearOfBirth: z.nullable(z.int()),
  consentVersion: z.nullable(z.string()),
  /** The picture before this one, for the way back. */
  formerVisualUrl: z.nullable(Url),
})
export type AdminStory = z.infer<typeof AdminStory>

/** Page size of every list of the admin pages. */
export const mostPerPage = 100
export const AdminStories = z.object({
  stories: z.array(AdminStory),
  /** Pass as `after` for the page that follows; null at the end. */
  next: z.nullable(z.int()),
  /** Of the whole museum, whatever was asked for. */
  counts: z.record(z.enum(adminStoryStates), z.int()),
  /** Of the whole museum: those that `looked=no` asks for. */
  unlooked: z.int(),
})
export type AdminStories = z.infer<typeof AdminStories>

/** A 409: another member of staff has changed it since the revision that was sent. Nothing was written. */
export const StoryConflict = z.extend(Report, {
  changedBy: z.nullable(z.string()),
  changedAt: z.string(),
  /** As it stands. */
  current: AdminStory,
})
