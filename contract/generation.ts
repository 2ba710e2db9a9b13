import * as z from 'zod/mini'
import { Language } from './common.ts'

/** How much of one kind of work stands where. `pending` includes what is tried again later. */
const Progress = z.object({ pending: z.int(), done: z.int(), failed: z.int() })

/** What is made for a story after it was left: title and languages, picture, spoken translation. */
export const storyWorkKinds = ['words', 'visual', 'voice'] as const

/** Who writes narrations, speaks, transcribes, translates, draws. */
export const ports = ['writer', 'speaker', 'transcriber', 'translator', 'illustrator'] as const

/** What the storyteller has made and has yet to make, for staff. */
export const Generation = z.object({
  narrations: Progress,
  stories: z.record(z.enum(storyWorkKinds), Progress),
  /** What went wrong or otherwise than configured, newest first, at most twenty. */
  problems: z.array(
    z.object({
      kind: z.enum(['narration', ...storyWorkKinds]),
      deviceId: z.int(),
      /** Null for a narration. */
      storyId: z.nullable(z.int()),
      /** Of a narration. */
      language: z.nullable(Language),
      /**
       * `done`: it was made, by the embedded storyteller. `pending`: it is tried again; the embedded narrator is heard
       * until then. `failed`: it is tried again at the next start, or when staff say so.
       */
      state: z.enum(['pending', 'done', 'failed']),
      attempts: z.int(),
      message: z.string(),
    }),
  ),
  /** Who does the work. `embedded` means none for translator and transcriber. */
  ports: z.record(
    z.enum(ports),
    z.object({
      source: z.enum(['embedded', 'openai']),
      /** Host name of the service, without key or path; null without one. */
      host: z.nullable(z.string()),
      /** Empty without a service. */
      models: z.array(z.string()),
      /** Of the speaker: `de=…`, `en=…`, and of single devices `1=…` or `2:de=…`. Empty for all others. */
      voices: z.array(z.string()),
    }),
  ),
})
export type Generation = z.infer<typeof Generation>
