import type { Kysely } from 'kysely'
import type { Generation } from '#contract/generation.ts'
import type { AiConfig, ServiceSettings, SpeakerSettings } from '#server/config/ai.ts'
import type { Schema } from '#server/db/schema.ts'
import { countNarrations, troublesOfNarrations } from './orders.ts'
import { countStoryWork, troublesOfStories } from '#server/stories/work.ts'

const mostTroubles = 20

/** What the storyteller has made and has yet to make, and what went wrong. */
export async function generationStatus(db: Kysely<Schema>, ai: AiConfig | undefined): Promise<Generation> {
  const [narrations, work, ofNarrations, ofStories] = await Promise.all([
    countNarrations(db),
    countStoryWork(db),
    troublesOfNarrations(db, mostTroubles),
    troublesOfStories(db, mostTroubles),
  ])
  const counted = (rows: readonly { readonly state: string; readonly count: number }[]) => {
    const count = (...states: string[]) =>
      rows.filter(({ state }) => states.includes(state)).reduce((sum, row) => sum + row.count, 0)
    return { pending: count('pending'), done: count('done', 'ready'), failed: count('failed') }
  }
  const ofKind = (kind: string) => counted(work.filter((row) => row.kind === kind))
  const troubles = [
    ...ofNarrations.map((row) => ({
      kind: 'narration' as const,
      deviceId: row.device_id,
      storyId: null,
      language: row.language,
      state: row.state === 'ready' ? ('done' as const) : row.state,
      attempts: row.attempts,
      message: row.note ?? '',
      at: row.noted_at ?? '',
    })),
    ...ofStories.map((row) => ({
      kind: row.kind,
      deviceId: row.device_id,
      storyId: row.story_id,
      language: null,
      state: row.state,
      attempts: row.attempts,
      message: row.note ?? '',
      at: row.noted_at ?? '',
    })),
  ]
  return {
    narrations: counted(narrations),
    stories: { words: ofKind('words'), visual: ofKind('visual'), voice: ofKind('voice') },
    troubles: troubles
      .toSorted((a, b) => b.at.localeCompare(a.at))
      .slice(0, mostTroubles)
      .map(({ at: _at, ...trouble }) => trouble),
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
