import * as z from 'zod/mini'
import type { Language } from '#contract/common.ts'
import { segmentKinds } from '#contract/narrationScript.ts'
import type { Db } from '#server/db/schema.ts'
import type { WrittenSegment } from '#server/storyteller/ports.ts'
import type { NarrationKey } from './takes.ts'

const written = {
  kind: z.enum(segmentKinds),
  text: z.string(),
  seconds: z.nullable(z.number()),
  endsParagraph: z.boolean(),
  storyId: z.nullable(z.int()),
}
const StoredSegments = z.array(z.object({ id: z.string(), ...written }))
const PublishedSegments = z.array(z.object(written))

/** The words of a stored narration, from its column `segments`. */
export const wordsOf = (segments: string): WrittenSegment[] => PublishedSegments.parse(JSON.parse(segments))

/** A segment with an id that lasts as long as the segment. */
export interface StoredSegment extends WrittenSegment {
  readonly id: string
}

export interface StoredScript {
  readonly revision: number
  readonly changedBy: string | null
  readonly changedAt: string | null
  readonly segments: readonly StoredSegment[]
}

/** The script edited by staff; undefined where they have changed nothing. */
export async function storedScript(
  db: Db,
  { deviceId, language }: NarrationKey,
): Promise<StoredScript | undefined> {
  const row = await db
    .selectFrom('narration_script')
    .selectAll()
    .where('device_id', '=', deviceId)
    .where('language', '=', language)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { revision, changed_by: changedBy, changed_at: changedAt } = row
  return { revision, changedBy, changedAt, segments: StoredSegments.parse(JSON.parse(row.segments)) }
}

/** The script of the published narration; empty where unknown. */
export async function publishedScript(
  db: Db,
  { deviceId, language }: NarrationKey,
): Promise<StoredSegment[]> {
  const row = await db
    .selectFrom('narration')
    .select('segments')
    .where('device_id', '=', deviceId)
    .where('language', '=', language)
    .executeTakeFirst()
  if (row === undefined || row.segments === null) return []
  return withIds(wordsOf(row.segments))
}

export const withIds = (segments: readonly WrittenSegment[]): StoredSegment[] =>
  segments.map((segment, index) => ({ ...segment, id: `s${index + 1}` }))

interface ChangedScript extends NarrationKey {
  readonly segments: readonly StoredSegment[]
  readonly by: string
  readonly now: string
}

/** Replaces a script, without words of removed stories. */
export async function saveScript(
  db: Db,
  { deviceId, language, segments, by, now }: ChangedScript,
): Promise<void> {
  const before = await storedScript(db, { deviceId, language })
  const stories = await db
    .selectFrom('user_story')
    .select('id')
    .where('state', '!=', 'withdrawn')
    .where('id', 'in', [0, ...segments.flatMap(({ storyId }) => storyId ?? [])])
    .execute()
  const existing = new Set(stories.map(({ id }) => id))
  const values = {
    revision: (before?.revision ?? 0) + 1,
    segments: JSON.stringify(
      segments.map((segment) =>
        segment.storyId === null || existing.has(segment.storyId) ? segment : withoutQuote(segment),
      ),
    ),
    changed_by: by,
    changed_at: now,
  }
  await db
    .insertInto('narration_script')
    .values({ device_id: deviceId, language, ...values })
    .onConflict((conflict) => conflict.columns(['device_id', 'language']).doUpdateSet(values))
    .execute()
}

/** The next narration chooses another quotation here. */
const withoutQuote = (segment: StoredSegment): StoredSegment => ({ ...segment, text: '', storyId: null })

/** Empties the quotations of a story whose words were removed. */
export async function emptyQuotes(
  db: Db,
  { storyId, languages }: { readonly storyId: number; readonly languages: readonly Language[] },
): Promise<void> {
  const rows = await db
    .selectFrom('narration_script')
    .select(['device_id', 'language', 'segments'])
    .where('language', 'in', languages)
    .execute()
  for (const { device_id: deviceId, language, segments } of rows) {
    const before = StoredSegments.parse(JSON.parse(segments))
    if (!before.some((segment) => segment.storyId === storyId)) continue
    const after = before.map((segment) => (segment.storyId === storyId ? withoutQuote(segment) : segment))
    await db
      .updateTable('narration_script')
      .set({ segments: JSON.stringify(after) })
      .where('device_id', '=', deviceId)
      .where('language', '=', language)
      .execute()
  }
}

/** A recording must match its script, so from the first one on the script is stored. */
export async function storeScriptOnce(
  db: Db,
  key: NarrationKey,
  script: StoredScript,
  change: { readonly by: string; readonly now: string },
): Promise<void> {
  if ((await storedScript(db, key)) === undefined)
    await saveScript(db, { ...key, segments: script.segments, ...change })
}
