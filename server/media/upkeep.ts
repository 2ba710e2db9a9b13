import type { ExpressionBuilder } from 'kysely'
import type { Db, Schema } from '#server/db/schema.ts'
import { firstDay } from '#server/db/clock.ts'

/** Files that are removed in one go: everybody's writes wait meanwhile. */
const filesAtATime = 50

/** Notes since when files are of no use to anybody, and forgets it of those that are again. */
export async function markUnusedMedia(db: Db, now: string): Promise<void> {
  await db
    .updateTable('media')
    .set({ unused_since: now })
    .where('unused_since', 'is', null)
    .where((media) => media.not(isUsed(media)))
    .execute()
  await db
    .updateTable('media')
    .set({ unused_since: null })
    .where('unused_since', 'is not', null)
    .where((media) => isUsed(media))
    .execute()
}

/**
 * Removes some files that have been of no use since before `since`; nothing that anything refers to, not even then.
 * @returns how many; 0 when there is none left
 */
export async function removeUnusedMedia(db: Db, since: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('media')
    .where('hash', 'in', (row) =>
      row
        .selectFrom('media')
        .select('media.hash')
        .where('unused_since', '<', since)
        .where((media) => media.not(isUsed(media)))
        .limit(filesAtATime),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Removes a file at once, if nothing refers to it: somebody asked for it to be gone. */
export async function removeMediaIfUnused(db: Db, hash: string): Promise<void> {
  await db
    .deleteFrom('media')
    .where('hash', '=', hash)
    .where((media) => media.not(isUsed(media)))
    .execute()
}

/** Forgets what old submissions held; their keys stay known. @returns how many. */
export async function removeDigests(db: Db, before: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('submission')
    .set({ digest: '' })
    .where('digest', '!=', '')
    .where('created_at', '<', before)
    .where('created_at', '>=', firstDay)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Every column that names a file; the foreign keys of the migrations hold the same. Hidden stories count. */
function isUsed(media: ExpressionBuilder<Schema, 'media'>) {
  const { exists, selectFrom } = media
  return media.or([
    exists(selectFrom('user_story').select('id').whereRef('voice_hash', '=', 'media.hash')),
    exists(selectFrom('user_story').select('id').whereRef('visual_hash', '=', 'media.hash')),
    exists(selectFrom('user_story').select('id').whereRef('visual_former_hash', '=', 'media.hash')),
    exists(selectFrom('user_story').select('id').whereRef('spoken_hash', '=', 'media.hash')),
    exists(selectFrom('narration_version').select('id').whereRef('audio_hash', '=', 'media.hash')),
    exists(selectFrom('narration_take').select('id').whereRef('audio_hash', '=', 'media.hash')),
    exists(selectFrom('narration_reading').select('id').whereRef('audio_hash', '=', 'media.hash')),
    exists(selectFrom('narration').select('device_id').whereRef('audio_hash', '=', 'media.hash')),
    exists(selectFrom('memory').select('id').whereRef('voice_hash', '=', 'media.hash')),
    exists(selectFrom('avatar').select('id').whereRef('picture_hash', '=', 'media.hash')),
  ])
}
