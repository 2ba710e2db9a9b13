import * as z from 'zod/mini'
import { ConsentVersion, Id, Language, optionalTextOf, textOf } from './common.ts'
import { Revision } from './adminRequests.ts'
import { scriptLimits } from './narrationScriptLimits.ts'
import { segmentKinds } from './narrationScript.ts'

const SegmentId = z.string().check(z.regex(/^[\w-]{1,40}$/))
const Seconds = z.number().check(z.minimum(0), z.maximum(scriptLimits.recordingSeconds))

/** A segment as staff leave it. A quote keeps the words that were chosen, whatever is sent for them. */
const EditedSegment = z.object({
  id: SegmentId,
  kind: z.enum(segmentKinds),
  text: optionalTextOf(scriptLimits.segmentChars),
  seconds: z.nullable(z.number().check(z.minimum(0.1), z.maximum(scriptLimits.pauseSeconds))),
  endsParagraph: z.boolean(),
})

export const ScriptEdit = z.object({
  revision: Revision,
  segments: z.array(EditedSegment).check(z.minLength(1), z.maxLength(scriptLimits.segments)),
})

/** The reader, who agreed to be played and named (content/consent.ts: `readerConsent`). */
const reader = { reader: textOf(scriptLimits.readerChars), consentVersion: ConsentVersion }

export const TakeForm = z.object({
  ...reader,
  segmentId: SegmentId,
  /** The words that were read. */
  text: textOf(scriptLimits.segmentChars),
  /** The take that was there when the recording began; left out where there was none. */
  after: z.optional(Id),
})

export const ReadingForm = z.object({ ...reader, revision: z.coerce.number() })

export const ReadingCuts = z.object({
  revision: Revision,
  cuts: z
    .array(z.object({ segmentId: SegmentId, start: Seconds, end: Seconds }))
    .check(z.minLength(1), z.maxLength(scriptLimits.segments)),
})

/** When each caption of a take begins, seconds; as many as it has. */
export const CueTimes = z.object({ starts: z.array(Seconds).check(z.minLength(1), z.maxLength(500)) })

export const byScript = z.object({ deviceId: Id, language: Language })
