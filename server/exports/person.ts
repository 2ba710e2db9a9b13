import { hash } from 'node:crypto'
import * as z from 'zod/mini'
import type { Language } from '#contract/common.ts'
import type { PersonItem } from '#contract/person.ts'
import type { Db } from '#server/db/schema.ts'
import { waveformFromJson } from '#server/media/waveform.ts'
import { deleteAvatar } from '#server/avatars/repository.ts'
import { deleteMemories, memoriesOfAddress } from '#server/memories/repository.ts'
import { withdrawStory } from '#server/stories/ownStories.ts'

export interface PersonAsked {
  readonly email: string | undefined
  readonly storyIds: readonly number[]
  readonly shortUuids: readonly string[]
}

export interface PersonIds {
  readonly memories: readonly number[]
  readonly stories: readonly number[]
  readonly avatars: readonly number[]
}

export type PersonRows = Awaited<ReturnType<typeof rowsNumbered>>

/** The rows of a person. A story deleted by staff counts until it is deleted for good; a sample does not. */
export async function personRows(db: Db, { email, storyIds, shortUuids }: PersonAsked): Promise<PersonRows> {
  const memories = email === undefined ? [] : await memoriesOfAddress(db, email)
  const avatars = await db
    .selectFrom('avatar')
    .select('id')
    .where('short_uuid', 'in', ['', ...shortUuids])
    .execute()
  const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id)
  return rowsNumbered(db, { memories: idsOf(memories), stories: storyIds, avatars: idsOf(avatars) })
}

export async function rowsNumbered(db: Db, { memories, stories, avatars }: PersonIds) {
  return {
    memories: await db
      .selectFrom('memory')
      .selectAll()
      .where('id', 'in', [0, ...memories])
      .orderBy('id')
      .execute(),
    stories: await db
      .selectFrom('user_story')
      .innerJoin('device', 'device.id', 'user_story.device_id')
      .selectAll('user_story')
      .select('device.name as device_name')
      .where('user_story.id', 'in', [0, ...stories])
      .where('user_story.state', '!=', 'withdrawn')
      .where('sample', '=', 0)
      .orderBy('user_story.id')
      .execute(),
    avatars: await db
      .selectFrom('avatar')
      .selectAll()
      .where('id', 'in', [0, ...avatars])
      .orderBy('id')
      .execute(),
  }
}

/** A name for the rows as they are; other rows or words have another name. */
export const seenOf = (rows: PersonRows) => hash('sha256', JSON.stringify(itemsOf(rows, (file) => file)))

/** The items of a person in full. @param urlOf as in `toStory` */
export function itemsOf(
  { memories, stories, avatars }: PersonRows,
  urlOf: (hash: string) => string,
): PersonItem[] {
  const recording = (file: string | null, duration: number | null, waveform: string | null = null) =>
    file === null
      ? []
      : {
          url: urlOf(file),
          duration: duration ?? 0,
          waveform: waveform === null ? null : waveformFromJson(waveform),
        }
  const picture = (file: string | null) => (file === null ? [] : urlOf(file))
  const text = (words: string | null, language: Language | null = null) =>
    words === null ? [] : { text: words, language }
  return [
    ...memories.map((row) => ({
      kind: 'memory' as const,
      id: row.id,
      createdAt: row.created_at,
      about: null,
      texts: [text(row.text)].flat(),
      recordings: [recording(row.voice_hash, row.voice_duration)].flat(),
      pictures: [],
    })),
    ...stories.map((row) => ({
      kind: 'story' as const,
      id: row.id,
      createdAt: row.created_at,
      about: row.device_name,
      texts: [
        text(row.title_de, 'de'),
        text(row.text_de, 'de'),
        text(row.title_en, 'en'),
        text(row.text_en, 'en'),
        text(row.original_text),
      ].flat(),
      recordings: [
        recording(row.voice_hash, row.voice_duration, row.voice_waveform),
        recording(row.spoken_hash, row.spoken_duration, row.spoken_waveform),
      ].flat(),
      pictures: [picture(row.visual_hash), picture(row.visual_former_hash)].flat(),
    })),
    ...avatars.map((row) => ({
      kind: 'avatar' as const,
      id: row.id,
      createdAt: row.created_at,
      about: row.name,
      texts: [
        ...Object.values(Answers.parse(JSON.parse(row.answers))).map((answer) => text(answer)),
        text(row.description, 'de'),
        text(row.description_en, 'en'),
      ].flat(),
      recordings: [],
      pictures: [picture(row.picture_hash)].flat(),
    })),
  ]
}

const Answers = z.record(z.string(), z.string())

export function countsOf({ memories, stories, avatars }: PersonRows) {
  return {
    memories: memories.length,
    stories: stories.length,
    avatars: avatars.length,
    recordings: [...memories, ...stories].filter((row) => row.voice_hash !== null).length,
  }
}

/** Erases everything at once, with files. Of a story only its row stays, as after a withdrawal. */
export async function erasePerson(db: Db, rows: PersonRows, now: string): Promise<void> {
  await deleteMemories(db, rows.memories, now)
  for (const { id } of rows.stories) await withdrawStory(db, id, now)
  for (const { id } of rows.avatars) await deleteAvatar(db, id, now)
}
