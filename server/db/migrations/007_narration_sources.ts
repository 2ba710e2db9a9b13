import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/**
 * Which stories a narration was made from. Of the narrations that are there nobody knows: they count as made from every
 * story of their device, at texts that no story has, and from a story that never was. So they are heard until they are
 * made anew, any story that is taken away takes them along, and none of them is kept. Candidates and former versions
 * may quote what was withdrawn long ago: they go.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('narration_source')
    .addColumn('audio_hash', 'text', (column) =>
      column.notNull().references('media.hash').onDelete('cascade'),
    )
    .addColumn('story_id', 'integer', (column) => column.notNull())
    .addColumn('text_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('narration_source_key', ['audio_hash', 'story_id'])
    .execute()
  await schema.createIndex('narration_source_by_story').on('narration_source').column('story_id').execute()
  await db
    .insertInto('narration_source')
    .columns(['audio_hash', 'story_id', 'text_hash'])
    .expression((row) =>
      row
        .selectFrom('device_story')
        .innerJoin('user_story', 'user_story.device_id', 'device_story.device_id')
        .where('device_story.audio_hash', 'is not', null)
        .select((made) => [
          made.ref('device_story.audio_hash').$notNull().as('audio_hash'),
          'user_story.id as story_id',
          made.val('').as('text_hash'),
        ])
        .union(
          row
            .selectFrom('device_story')
            .where('audio_hash', 'is not', null)
            .select((made) => [
              made.ref('audio_hash').$notNull().as('audio_hash'),
              made.lit(0).as('story_id'),
              made.val('').as('text_hash'),
            ]),
        ),
    )
    .execute()
  await db.deleteFrom('narration_version').execute()
  await db
    .updateTable('device_story')
    .set({ state: 'pending', attempts: 0, claimed_at: null })
    .where('audio_hash', 'is not', null)
    .execute()
  await schema.alterTable('device_story').dropColumn('recalled').execute()
}
