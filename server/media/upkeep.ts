import type { ExpressionBuilder } from 'kysely'
import type { Db, Schema } from '#server/db/schema.ts'
import { firstDay } from '#server/db/clock.ts'

/** Files deleted per transaction, since other writes wait. */
const filesAtATime = 50

/** Notes since when files are unused, and clears that for those that are used again. */
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
 * Deletes some files that have been unused since before `since` and still are.
 * @returns how many; 0 when there are none left
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

/** Deletes files at once, if nothing refers to them. */
export async function removeMediaIfUnused(db: Db, ...hashes: readonly (string | null)[]): Promise<void> {
  await db
    .deleteFrom('media')
    .where('hash', 'in', ['', ...hashes])
    .where((media) => media.not(isUsed(media)))
    .execute()
}

/** Deletes the digests of old submissions; their keys stay. @returns how many */
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

/** Every column that refers to a file, as the foreign keys do. Hidden stories count. */
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
