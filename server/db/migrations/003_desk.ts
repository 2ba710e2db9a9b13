import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** What the staff's desk needs: roles, decisions, revisions, the audit list, overrides of content, former versions. */
export async function up(db: Kysely<Schema>): Promise<void> {
  const { schema } = db
  await schema
    .alterTable('staff')
    .addColumn('role', 'text', (column) => column.notNull().defaultTo('curator'))
    .execute()
  await addStoryColumns(db)
  for (const [name, first] of [
    ['revision', 1],
    ['position', 0],
  ] as const) {
    await schema
      .alterTable('device')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(first))
      .execute()
  }
  await createNarrationVersions(db)
  await createLedgers(db)
  // For upkeep, the foreign keys, deletion by address and the retention time.
  for (const [table, name, column] of [
    ['memory', 'memory_by_voice', 'voice_hash'],
    ['memory', 'memory_by_time', 'created_at'],
    ['avatar', 'avatar_by_picture', 'picture_hash'],
    ['device_story', 'device_story_by_audio', 'audio_hash'],
    ['user_story', 'user_story_by_former_visual', 'visual_former_hash'],
    ['narration_version', 'narration_version_by_audio', 'audio_hash'],
  ] as const) {
    await schema.createIndex(name).on(table).column(column).execute()
  }
}

async function addStoryColumns({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .alterTable('user_story')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await schema.alterTable('user_story').addColumn('decision_id', 'integer').execute()
  for (const name of ['changed_by', 'changed_at', 'edited_by', 'edited_at', 'deleted_at'] as const) {
    await schema.alterTable('user_story').addColumn(name, 'text').execute()
  }
  await schema
    .alterTable('user_story')
    .addColumn('visual_former_hash', 'text', (column) => column.references('media.hash'))
    .execute()
  await schema.createIndex('user_story_by_state').on('user_story').columns(['state', 'id']).execute()
  await schema
    .createIndex('user_story_by_decision')
    .on('user_story')
    .columns(['decision_id', 'sample', 'state', 'id'])
    .execute()
  await schema
    .createTable('story_decision')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('story_id', 'integer', (column) =>
      column.notNull().references('user_story.id').onDelete('cascade'),
    )
    .addColumn('staff_name', 'text', (column) => column.notNull())
    .addColumn('from_state', 'text', (column) => column.notNull())
    .addColumn('to_state', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('undone_at', 'text')
    .execute()
  await schema
    .createIndex('story_decision_by_story')
    .on('story_decision')
    .columns(['story_id', 'id'])
    .execute()
}

async function createNarrationVersions(db: Kysely<Schema>): Promise<void> {
  const { schema } = db
  for (const name of ['last_edition', 'recalled'] as const) {
    await schema
      .alterTable('device_story')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  }
  await schema.alterTable('device_story').addColumn('made_at', 'text').execute()
  await db
    .updateTable('device_story')
    .set((row) => ({ last_edition: row.ref('edition'), made_at: row.ref('due_at') }))
    .execute()
  await schema
    .createTable('narration_version')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('device_id', 'integer', (column) => column.notNull().references('device.id'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('edition', 'integer', (column) => column.notNull())
    .addColumn('transcript', 'text', (column) => column.notNull())
    .addColumn('cues', 'text', (column) => column.notNull())
    .addColumn('duration', 'real', (column) => column.notNull())
    .addColumn('waveform', 'text')
    .addColumn('audio_hash', 'text', (column) => column.notNull().references('media.hash'))
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createIndex('narration_version_by_device')
    .on('narration_version')
    .columns(['device_id', 'language', 'state', 'id'])
    .execute()
}

/** The audit list, and the overrides of content with all their publications. */
async function createLedgers({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('audit')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('staff_name', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('item_kind', 'text', (column) => column.notNull())
    .addColumn('item_id', 'text')
    .addColumn('item_name', 'text')
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute()
  await schema.createIndex('audit_by_item').on('audit').columns(['item_kind', 'item_id', 'id']).execute()
  await schema
    .createTable('content_draft')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('draft', 'text', (column) => column.notNull())
    .addColumn('saved_by', 'text')
    .addColumn('saved_at', 'text')
    .execute()
  await schema
    .createTable('content_publication')
    .addColumn('version', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('overrides', 'text', (column) => column.notNull())
    .addColumn('changed', 'text', (column) => column.notNull())
    .addColumn('staff_name', 'text')
    .addColumn('published_at', 'text', (column) => column.notNull())
    .execute()
}
