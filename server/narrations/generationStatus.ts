import type { Generation } from '#contract/generation.ts'
import type { AiConfig, ServiceSettings, SpeakerSettings } from '#server/config/ai.ts'
import type { Db } from '#server/db/schema.ts'
import type { JobKind } from '#server/db/storyTables.ts'
import { countJobs, failedJobs } from '#server/jobs/repository.ts'

const mostProblems = 20

/** Jobs done and pending, and problems. */
export async function generationStatus(db: Db, ai: AiConfig | undefined): Promise<Generation> {
  const [jobs, problems] = await Promise.all([countJobs(db), failedJobs(db, mostProblems)])
  const progressOf = (kind: JobKind) => {
    const count = (state: string) => jobs.find((row) => row.kind === kind && row.state === state)?.count ?? 0
    return { pending: count('pending'), done: count('done'), failed: count('failed') }
  }
  return {
    narrations: progressOf('narration'),
    stories: { words: progressOf('words'), visual: progressOf('visual'), voice: progressOf('voice') },
    problems: problems.map(({ kind, subject, language, state, attempts, note, device_id }) => ({
      kind,
      deviceId: device_id ?? subject,
      storyId: kind === 'narration' ? null : subject,
      language: language || null,
      state,
      attempts,
      message: note ?? '',
    })),
    ports: {
      writer: portOf(ai?.writer),
      speaker: { ...portOf(ai?.speaker), voices: voicesOf(ai?.speaker) },
      transcriber: portOf(ai?.transcriber, ai?.transcriber?.timingModel),
      translator: portOf(ai?.translator),
      illustrator: portOf(ai?.illustrator, ai?.illustrator?.textModel),
    },
  }
}

/** @param other a second model that it uses */
function portOf(
  settings: ServiceSettings | null | undefined,
  other?: string | null,
): Generation['ports']['writer'] {
  if (!settings) return { source: 'embedded', host: null, models: [], voices: [] }
  return {
    source: 'openai',
    host: new URL(settings.baseUrl).hostname,
    models: [settings.model, ...(other ? [other] : [])],
    voices: [],
  }
}

function voicesOf(speaker: SpeakerSettings | null | undefined): string[] {
  if (!speaker) return []
  return [...Object.entries(speaker.voices), ...speaker.deviceVoices].map(([of, voice]) => `${of}=${voice}`)
}
