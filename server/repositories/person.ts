import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { deleteAvatar } from './avatars.ts'
import { deleteMemories, memoriesOfAddress } from './memories.ts'
import { withdrawStory } from './ownStories.ts'

type Db = Kysely<Schema>

export interface PersonAsked {
  readonly email: string | undefined
  readonly storyIds: readonly number[]
  readonly shortUuids: readonly string[]
}

/** The rows of one person's data. */
export interface PersonRows {
  readonly memories: Awaited<ReturnType<typeof memoriesOfAddress>>
  readonly stories: readonly { readonly id: number; readonly voice_hash: string | null }[]
  readonly avatars: readonly { readonly id: number; readonly short_uuid: string }[]
}

/** What is here of a person. A story that staff have deleted counts until it is swept; an invented sample does not. */
export async function personRows(db: Db, asked: PersonAsked): Promise<PersonRows> {
  return {
    memories: asked.email === undefined ? [] : await memoriesOfAddress(db, asked.email),
    stories: await storiesNumbered(db, asked.storyIds),
    avatars: await avatarsAt(db, asked.shortUuids),
  }
}

async function storiesNumbered(db: Db, ids: readonly number[]): Promise<PersonRows['stories']> {
  if (ids.length === 0) return []
  return db
    .selectFrom('user_story')
    .select(['id', 'voice_hash'])
    .where('id', 'in', [...ids])
    .where('state', '!=', 'withdrawn')
    .where('sample', '=', 0)
    .execute()
}

async function avatarsAt(db: Db, shortUuids: readonly string[]): Promise<PersonRows['avatars']> {
  if (shortUuids.length === 0) return []
  return db
    .selectFrom('avatar')
    .select(['id', 'short_uuid'])
    .where('short_uuid', 'in', [...shortUuids])
    .execute()
}

/** How much that is. */
export function countsOf({ memories, stories, avatars }: PersonRows) {
  return {
    memories: memories.length,
    stories: stories.length,
    avatars: avatars.length,
    recordings: [...memories, ...stories].filter((row) => row.voice_hash !== null).length,
  }
}

/** Erases all of it at once, with its files. Of a story nothing stays but that there was one, as after a withdrawal. */
export async function erasePerson(db: Db, rows: PersonRows, now: string): Promise<void> {
  await deleteMemories(db, rows.memories, now)
  for (const { id } of rows.stories) await withdrawStory(db, id, now)
  for (const { id } of rows.avatars) await deleteAvatar(db, id, now)
}
