import * as z from 'zod/mini'
import { Language, Report, Url } from './common.ts'
import { Cue } from './device.ts'

/*
 * The script of a narration: a list of segments, each with a voice of its own. What a person has read belongs to the
 * words that were read: wherever a script holds these words, that voice speaks them.
 */

/**
 * `text`: said by the narrator. `quote`: the words of a visitor's story, chosen when a narration is made. `pause`: nothing,
 * for so many seconds. `sound`: a sound that staff have uploaded; its text says what, for those who read.
 */
export const segmentKinds = ['text', 'quote', 'pause', 'sound'] as const

/**
 * `person`: a person has read it. `visitor`: the contributor of the quoted story, in their own recording. `service`: a
 * configured speech service. `embedded`: the synthesizer that needs no key and no network.
 */
export const voiceKinds = ['person', 'visitor', 'service', 'embedded'] as const

/** Who speaks a segment. */
export const Voice = z.object({
  by: z.enum(voiceKinds),
  /** Of a person, as they want to be named; of a service, its voice; null otherwise. */
  name: z.nullable(z.string()),
})
export type Voice = z.infer<typeof Voice>

/**
 * What staff read about a recording that is stored all the same. `fast` and `slow`: no reader is so fast or so slow.
 * `cutOff`: it ends within a word. `otherWords`: a transcriber has recognized something else.
 */
export const takeWarnings = ['clipped', 'noisy', 'quiet', 'fast', 'slow', 'cutOff', 'otherWords'] as const

/** A recording of the words of one segment, cleaned and at the loudness of all others. */
export const Take = z.object({
  id: z.int(),
  /** WAV, one channel. */
  audioUrl: Url,
  /** Seconds. */
  duration: z.number(),
  /** As in `Narration`. */
  waveform: z.array(z.int()),
  /** From the beginning of the take. */
  cues: z.array(Cue),
  /** Who reads, as they want to be named. */
  reader: z.string(),
  /** Who of the staff recorded it, and when (ISO 8601 in UTC). */
  madeBy: z.string(),
  madeAt: z.string(),
  warnings: z.array(z.enum(takeWarnings)),
})
export type Take = z.infer<typeof Take>

export const Segment = z.object({
  /** Unique in its script, and the same for as long as the segment is in it. */
  id: z.string(),
  kind: z.enum(segmentKinds),
  /** Empty for a pause. */
  text: z.string(),
  /** Length of a pause; null for all others. */
  seconds: z.nullable(z.number()),
  /** What follows it is a new paragraph of the transcript. */
  endsParagraph: z.boolean(),
  /** Of a quote: whose words; null while none is chosen. */
  storyId: z.nullable(z.int()),
  /** Who speaks it in the next narration that is made; null for a pause, and for a sound without a take. */
  voice: z.nullable(Voice),
  take: z.nullable(Take),
})
export type Segment = z.infer<typeof Segment>

/** The script of a device in one language, as the next narration is made from it. */
export const Script = z.object({
  language: Language,
  /** Counts the changes of staff; 0: none, and each narration is written anew. */
  revision: z.int(),
  changedBy: z.nullable(z.string()),
  /** ISO 8601 in UTC. */
  changedAt: z.nullable(z.string()),
  segments: z.array(Segment),
})
export type Script = z.infer<typeof Script>

/** A 409: another member of staff has changed the script or recorded the segment meanwhile. Nothing was written. */
export const ScriptConflict = z.extend(Report, {
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
  current: Script,
})
export type ScriptConflict = z.infer<typeof ScriptConflict>

/** Where a segment lies in the recording of a whole script, seconds from its beginning. */
export const Cut = z.object({ segmentId: z.string(), start: z.number(), end: z.number() })
export type Cut = z.infer<typeof Cut>

/** A recording of a whole script on its way to takes: cut where its segments were found, which staff correct. */
export const Reading = z.object({
  id: z.int(),
  language: Language,
  /** WAV, one channel. */
  audioUrl: Url,
  /** Seconds. */
  duration: z.number(),
  /** Loudness of `readingBars` equal stretches, 0 to 100. */
  waveform: z.array(z.int()),
  /** One for each segment of the narrator, in order. */
  cuts: z.array(Cut),
  reader: z.string(),
  warnings: z.array(z.enum(takeWarnings)),
})
export type Reading = z.infer<typeof Reading>

export const Scripts = z.object({
  deviceId: z.int(),
  deviceName: z.string(),
  /** German first, as in `languages`. */
  scripts: z.array(Script),
  /** What was not made into takes yet, at most one a language. */
  readings: z.array(Reading),
})
export type Scripts = z.infer<typeof Scripts>

/** Bars of a reading's waveform: fine enough to drag a cut on it. */
export const readingBars = 600
