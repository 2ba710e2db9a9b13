import type { Kysely } from 'kysely'
import { firstStoryId } from '#contract/limits.ts'
import { startIdsAt } from '../ids.ts'
import type { Schema } from '../schema.ts'

export async function up(db: Kysely<Schema>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('exhibition')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('device')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('exhibition_device')
    .addColumn('exhibition_id', 'integer', (column) => column.notNull().references('exhibition.id'))
    .addColumn('device_id', 'integer', (column) => column.notNull().references('device.id'))
    .addPrimaryKeyConstraint('exhibition_device_key', ['exhibition_id', 'device_id'])
    .execute()
  await schema
    .createTable('media')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('unused_since', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    // Last: SQLite then finds the rest without walking through the bytes.
    .addColumn('bytes', 'blob', (column) => column.notNull())
    .execute()
  await createStories(db)
  await schema
    .createTable('avatar')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('short_uuid', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('picture_hash', 'text', (column) => column.references('media.hash'))
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('memory')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('text', 'text')
    .addColumn('voice_hash', 'text', (column) => column.references('media.hash'))
    .addColumn('voice_type', 'text')
    .addColumn('voice_duration', 'real')
    .addColumn('year_of_birth', 'integer', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('consent_version', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('playground_story')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('device_id', 'integer', (column) => column.notNull().references('device.id'))
    .addColumn('author_name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await createTables(db)
}

async function createStories(db: Kysely<Schema>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('user_story')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('device_id', 'integer', (column) => column.notNull().references('device.id'))
    .addColumn('title_de', 'text')
    .addColumn('title_en', 'text')
    .addColumn('text_de', 'text')
    .addColumn('text_en', 'text')
    .addColumn('language', 'text')
    .addColumn('sample', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('published'))
    .addColumn('voice_hash', 'text', (column) => column.references('media.hash'))
    .addColumn('voice_type', 'text')
    .addColumn('voice_duration', 'real')
    .addColumn('voice_waveform', 'text')
    .addColumn('visual_hash', 'text', (column) => column.references('media.hash'))
    .addColumn('visual_edition', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('year_of_birth', 'integer')
    .addColumn('consent_version', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  // Ids stay clear of the pseudo stories for ever, also after the newest story was deleted.
  await startIdsAt(db, 'user_story', firstStoryId)
  await schema
    .createIndex('user_story_by_device')
    .on('user_story')
    // In the order in which lists show them.
    .columns(['device_id', 'state', 'sample', 'id desc'])
    .execute()
  // For upkeep, and for the foreign keys when a file is removed.
  await schema.createIndex('user_story_by_voice').on('user_story').column('voice_hash').execute()
  await schema.createIndex('user_story_by_visual').on('user_story').column('visual_hash').execute()
  await schema
    .createTable('device_story')
    .addColumn('device_id', 'integer', (column) => column.notNull().references('device.id'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('edition', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('transcript', 'text')
    .addColumn('cues', 'text')
    .addColumn('duration', 'real')
    .addColumn('waveform', 'text')
    .addColumn('audio_hash', 'text', (column) => column.references('media.hash'))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('claimed_at', 'text')
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('device_story_key', ['device_id', 'language'])
    .execute()
}

/** What the server itself needs: staff, tokens, submissions, counters, settings. */
async function createTables(db: Kysely<Schema>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('staff')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('token')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'integer', (column) => column.references('staff.id'))
    .addColumn('label', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('revoked_at', 'text')
    .addColumn('last_used_at', 'text')
    .execute()
  await schema
    .createTable('submission')
    .addColumn('route', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('submission_key', ['route', 'key'])
    .execute()
  await schema
    .createTable('page_view')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('route', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_view_key', ['day', 'route'])
    .execute()
  await schema
    .createTable('setting')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}
