import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { removeMediaIfUnused } from '#server/media/upkeep.ts'

/** The columns of a story that name a file. */
export const storyFiles = ['voice_hash', 'visual_hash', 'visual_former_hash', 'spoken_hash'] as const

/** Removes the files of a story that is gone, as far as nothing else refers to them. */
export async function removeStoryFiles(
  db: Kysely<Schema>,
  story: Pick<Selectable<Schema['user_story']>, (typeof storyFiles)[number]>,
): Promise<void> {
  for (const column of storyFiles) {
    const hash = story[column]
    if (hash !== null) await removeMediaIfUnused(db, hash)
  }
}
