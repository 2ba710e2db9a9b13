import { hash } from 'node:crypto'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { Schema } from '../schema.ts'

const Quotes = z.array(z.object({ kind: z.string(), text: z.string(), storyId: z.nullable(z.int()) }))
const Captions = z.array(z.object({ text: z.string() }))

/**
 * A take knows whose words it says, so that it goes with them. Scripts and takes that hold words of a story which is
 * gone lose them now. Upkeep removes the files.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await db.schema.alterTable('narration_take').addColumn('story_id', 'integer').execute()
  const takes = await db.selectFrom('narration_take').selectAll().execute()
  const scripts = await db.selectFrom('narration_script').selectAll().execute()
  if (takes.length === 0 && scripts.length === 0) return
  const stories = await db
    .selectFrom('user_story')
    .select(['id', 'device_id', 'text_de', 'text_en'])
    .where('state', '!=', 'withdrawn')
    .execute()
  const narrations = await Promise.all(
    (['device_story', 'narration_version'] as const).map((table) =>
      db.selectFrom(table).select(['segments']).where('segments', 'is not', null).execute(),
    ),
  )
  const quotes = [...scripts, ...narrations.flat()].flatMap(({ segments }) =>
    Quotes.parse(JSON.parse(segments ?? '[]')).filter(({ storyId }) => storyId !== null),
  )
  const storyOf = new Map(quotes.map(({ text, storyId }) => [wordsHash(text), storyId]))
  const there = new Set(stories.map(({ id }) => id))
  for (const take of takes) {
    const said = letters(
      Captions.parse(JSON.parse(take.cues))
        .map(({ text }) => text)
        .join(' '),
    )
    const isSaidIn = (text: string | null) => said !== '' && text !== null && letters(text).includes(said)
    const storyId =
      storyOf.get(take.text_hash) ??
      stories.find((story) => story.device_id === take.device_id && isSaidIn(story[`text_${take.language}`]))
        ?.id
    if (storyId === undefined || storyId === null) continue
    if (there.has(storyId))
      await db.updateTable('narration_take').set({ story_id: storyId }).where('id', '=', take.id).execute()
    else await db.deleteFrom('narration_take').where('id', '=', take.id).execute()
  }
  for (const script of scripts) {
    const segments = z
      .array(z.looseObject({ storyId: z.nullable(z.int()) }))
      .parse(JSON.parse(script.segments))
    const isGone = ({ storyId }: { storyId: number | null }) => storyId !== null && !there.has(storyId)
    if (!segments.some(isGone)) continue
    const kept = segments.map((segment) =>
      isGone(segment) ? { ...segment, text: '', storyId: null } : segment,
    )
    await db
      .updateTable('narration_script')
      .set({ segments: JSON.stringify(kept) })
      .where('device_id', '=', script.device_id)
      .where('language', '=', script.language)
      .execute()
  }
}

/** As takes are found. */
const wordsHash = (text: string) => hash('sha256', text.replace(/\s+/gu, ' ').trim())

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
