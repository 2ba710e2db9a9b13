import * as z from 'zod/mini'
import { Language, Report, Url, listOf, orElse } from './common.ts'

export const Device = z.object({ id: z.int(), name: z.string() })
export type Device = z.infer<typeof Device>
export const Devices = listOf(Device, ({ id }) => id)

/**
 * One caption: `text` is heard from `start` seconds into the narration. It may go at `end`, which is never after the
 * next cue's start; without it, it stays until the next cue, or the end.
 */
export const Cue = z.object({ start: z.number(), end: z.optional(z.number()), text: z.string() })
export type Cue = z.infer<typeof Cue>

/** The narration of a device in one language. */
export const Narration = z.object({
  language: Language,
  audioUrl: Url,
  /** Length in seconds. */
  duration: z.number(),
  transcript: z.string(),
  cues: z.array(Cue),
  /** The same cues as a WebVTT file, in lines of at most 42 characters. */
  captions: z.optional(z.string()),
  /** How loud each of `limits.waveformBars` equal stretches is, 0 (silence) to 100 (the loudest); null where unknown. */
  waveform: z.nullable(z.array(z.int())),
  /** Its readers, in the order of their segments; absent where it is synthesized. */
  readBy: z.optional(z.array(z.string())),
})
export type Narration = z.infer<typeof Narration>

/**
 * The narrated story of a device. 200 without `audioUrl` where there is none (GEN-01).
 * `audioUrl` is the narration in `?language=` (else the English one, or the one there is); `narrations` holds every language there is.
 */
export const DeviceStory = z.object({
  statusCode: orElse(Report.shape.statusCode, 200),
  message: orElse(Report.shape.message, ''),
  audioUrl: z.optional(z.nullable(z.string())),
  narrations: orElse(z.array(Narration), []),
})
export type DeviceStory = z.infer<typeof DeviceStory>
