import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import { PostgresAdapter, sql } from 'kysely'
import { firstStoryId } from '#contract/limits.ts'
import type { Db } from '../schema.ts'

type Column = ColumnDefinitionBuilder
const required = (column: Column) => column.notNull()
const key = (column: Column) => column.primaryKey()
const counted = (column: Column) => column.primaryKey().autoIncrement()
const fromZero = (column: Column) => column.notNull().defaultTo(0)
const file = (column: Column) => column.references('media.hash')
const requiredFile = (column: Column) => column.notNull().references('media.hash')
const deviceId = (column: Column) => column.notNull().references('device.id')

export async function up(db: Db): Promise<void> {
  await createDevices(db)
  await createStories(db)
  await createNarrations(db)
  await createContributions(db)
  await createStaff(db)
  await createKiosks(db)
  await createContent(db)
  for (const [name, table, ...columns] of indexes)
    await db.schema.createIndex(name).on(table).columns(columns).execute()
  // Ids stay above those of the pseudo stories, even after the newest story was deleted.
  await startIdsAt(db, 'user_story', firstStoryId)
}

const indexes: readonly [name: string, table: string, ...columns: string[]][] = [
  ['user_story_by_device', 'user_story', 'device_id', 'state', 'sample', 'id desc'],
  ['user_story_by_voice', 'user_story', 'voice_hash'],
  ['user_story_by_visual', 'user_story', 'visual_hash'],
  ['user_story_by_spoken', 'user_story', 'spoken_hash'],
  ['user_story_by_state', 'user_story', 'state', 'id'],
  ['user_story_by_decision', 'user_story', 'decision_id', 'sample', 'state', 'id'],
  ['user_story_by_former_visual', 'user_story', 'visual_former_hash'],
  ['job_by_state', 'job', 'state', 'kind', 'due_at'],
  ['story_decision_by_story', 'story_decision', 'story_id', 'id'],
  ['narration_by_audio', 'narration', 'audio_hash'],
  ['narration_version_by_device', 'narration_version', 'device_id', 'language', 'state', 'id'],
  ['narration_version_by_audio', 'narration_version', 'audio_hash'],
  ['narration_source_by_story', 'narration_source', 'story_id'],
  ['narration_take_by_words', 'narration_take', 'device_id', 'language', 'text_hash'],
  ['narration_take_by_audio', 'narration_take', 'audio_hash'],
  ['narration_reading_by_device', 'narration_reading', 'device_id'],
  ['narration_reading_by_audio', 'narration_reading', 'audio_hash'],
  ['avatar_by_picture', 'avatar', 'picture_hash'],
  ['avatar_by_state', 'avatar', 'state', 'id'],
  ['memory_by_voice', 'memory', 'voice_hash'],
  ['memory_by_time', 'memory', 'created_at'],
  ['audit_by_item', 'audit', 'item_kind', 'item_id', 'id'],
  ['alarm_by_item', 'alarm', 'item', 'over_at'],
  ['kiosk_by_seen', 'kiosk', 'seen_at'],
]

async function createDevices({ schema }: Db): Promise<void> {
  await schema
    .createTable('exhibition')
    .addColumn('id', 'integer', key)
    .addColumn('name', 'text', required)
    .execute()
  await schema
    .createTable('device')
    .addColumn('id', 'integer', counted)
    .addColumn('name', 'text', required)
    .addColumn('name_key', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', required)
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('published'))
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('position', 'integer', fromZero)
    .execute()
  await schema
    .createTable('exhibition_device')
    .addColumn('exhibition_id', 'integer', (column) => column.notNull().references('exhibition.id'))
    .addColumn('device_id', 'integer', deviceId)
    .addPrimaryKeyConstraint('exhibition_device_key', ['exhibition_id', 'device_id'])
    .execute()
}

async function createStories({ schema }: Db): Promise<void> {
  await schema
    .createTable('media')
    .addColumn('hash', 'text', key)
    .addColumn('type', 'text', required)
    .addColumn('size', 'integer', required)
    .addColumn('unused_since', 'text')
    .addColumn('created_at', 'text', required)
    // Last, so that SQLite finds the other columns without reading the bytes.
    .addColumn('bytes', 'blob', required)
    .execute()
  await schema
    .createTable('user_story')
    .addColumn('id', 'integer', counted)
    .addColumn('device_id', 'integer', deviceId)
    .addColumn('title_de', 'text')
    .addColumn('title_en', 'text')
    .addColumn('text_de', 'text')
    .addColumn('text_en', 'text')
    .addColumn('language', 'text')
    .addColumn('sample', 'integer', required)
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('published'))
    .addColumn('voice_hash', 'text', file)
    .addColumn('voice_type', 'text')
    .addColumn('voice_duration', 'real')
    .addColumn('voice_waveform', 'text')
    .addColumn('visual_hash', 'text', file)
    .addColumn('visual_edition', 'integer', fromZero)
    .addColumn('year_of_birth', 'integer')
    .addColumn('consent_version', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('original_text', 'text')
    .addColumn('original_language', 'text')
    .addColumn('spoken_language', 'text')
    .addColumn('spoken_type', 'text')
    .addColumn('spoken_duration', 'real')
    .addColumn('spoken_waveform', 'text')
    .addColumn('spoken_hash', 'text', file)
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('decision_id', 'integer')
    .addColumn('changed_by', 'text')
    .addColumn('changed_at', 'text')
    .addColumn('edited_by', 'text')
    .addColumn('edited_at', 'text')
    .addColumn('deleted_at', 'text')
    .addColumn('visual_former_hash', 'text', file)
    .addColumn('visual_words', 'text')
    .addColumn('voice_in_narration', 'integer', fromZero)
    .addColumn('voice_consent_version', 'text')
    .addColumn('voice_speech', 'real')
    .addColumn('doubtful_text', 'text')
    .execute()
  await schema
    .createTable('job')
    .addColumn('kind', 'text', required)
    .addColumn('subject', 'integer', required)
    .addColumn('language', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('pending'))
    .addColumn('attempts', 'integer', fromZero)
    .addColumn('claimed_at', 'text')
    .addColumn('claimed_by', 'integer')
    .addColumn('due_at', 'text', required)
    .addColumn('note', 'text')
    .addColumn('noted_at', 'text')
    .addPrimaryKeyConstraint('job_key', ['kind', 'subject', 'language'])
    .execute()
  await schema
    .createTable('story_decision')
    .addColumn('id', 'integer', counted)
    .addColumn('story_id', 'integer', (column) =>
      column.notNull().references('user_story.id').onDelete('cascade'),
    )
    .addColumn('staff_name', 'text', required)
    .addColumn('from_state', 'text', required)
    .addColumn('to_state', 'text', required)
    .addColumn('made_at', 'text', required)
    .addColumn('undone_at', 'text')
    .execute()
  await schema
    .createTable('removal')
    .addColumn('id', 'integer', counted)
    .addColumn('kind', 'text', required)
    .addColumn('item', 'text', required)
    .addColumn('item_created_at', 'text', required)
    .addColumn('at', 'text', required)
    .addUniqueConstraint('removal_key', ['kind', 'item', 'item_created_at', 'at'])
    .execute()
}

async function createNarrations({ schema }: Db): Promise<void> {
  await schema
    .createTable('narration')
    .addColumn('device_id', 'integer', deviceId)
    .addColumn('language', 'text', required)
    .addColumn('edition', 'integer', fromZero)
    .addColumn('last_edition', 'integer', fromZero)
    .addColumn('made_at', 'text')
    .addColumn('published_at', 'text')
    .addColumn('transcript', 'text')
    .addColumn('cues', 'text')
    .addColumn('duration', 'real')
    .addColumn('waveform', 'text')
    .addColumn('segments', 'text')
    .addColumn('audio_hash', 'text', file)
    .addColumn('speak_again', 'integer', fromZero)
    .addPrimaryKeyConstraint('narration_key', ['device_id', 'language'])
    .execute()
  await schema
    .createTable('narration_version')
    .addColumn('id', 'integer', counted)
    .addColumn('device_id', 'integer', deviceId)
    .addColumn('language', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('edition', 'integer', required)
    .addColumn('transcript', 'text', required)
    .addColumn('cues', 'text', required)
    .addColumn('duration', 'real', required)
    .addColumn('waveform', 'text')
    .addColumn('audio_hash', 'text', requiredFile)
    .addColumn('made_at', 'text', required)
    .addColumn('segments', 'text')
    .execute()
  await schema
    .createTable('narration_source')
    .addColumn('audio_hash', 'text', (column) =>
      column.notNull().references('media.hash').onDelete('cascade'),
    )
    .addColumn('story_id', 'integer', required)
    .addColumn('text_hash', 'text', required)
    .addColumn('with_voice', 'integer', fromZero)
    .addPrimaryKeyConstraint('narration_source_key', ['audio_hash', 'story_id'])
    .execute()
  await schema
    .createTable('narration_script')
    .addColumn('device_id', 'integer', deviceId)
    .addColumn('language', 'text', required)
    .addColumn('revision', 'integer', required)
    .addColumn('segments', 'text', required)
    .addColumn('changed_by', 'text')
    .addColumn('changed_at', 'text', required)
    .addPrimaryKeyConstraint('narration_script_key', ['device_id', 'language'])
    .execute()
  await schema
    .createTable('narration_take')
    .addColumn('id', 'integer', counted)
    .addColumn('device_id', 'integer', deviceId)
    .addColumn('language', 'text', required)
    .addColumn('audio_hash', 'text', requiredFile)
    .addColumn('duration', 'real', required)
    .addColumn('waveform', 'text', required)
    .addColumn('reader', 'text')
    .addColumn('consent_version', 'text')
    .addColumn('warnings', 'text', required)
    .addColumn('made_by', 'text')
    .addColumn('made_at', 'text', required)
    .addColumn('text_hash', 'text', required)
    .addColumn('cues', 'text', required)
    .addColumn('service_voice', 'text')
    .addColumn('story_id', 'integer')
    .execute()
  await schema
    .createTable('narration_reading')
    .addColumn('id', 'integer', counted)
    .addColumn('device_id', 'integer', deviceId)
    .addColumn('language', 'text', required)
    .addColumn('audio_hash', 'text', requiredFile)
    .addColumn('duration', 'real', required)
    .addColumn('waveform', 'text', required)
    .addColumn('reader', 'text')
    .addColumn('consent_version', 'text')
    .addColumn('warnings', 'text', required)
    .addColumn('made_by', 'text')
    .addColumn('made_at', 'text', required)
    .addColumn('cuts', 'text', required)
    .execute()
}

async function createContributions({ schema }: Db): Promise<void> {
  await schema
    .createTable('avatar')
    .addColumn('id', 'integer', counted)
    .addColumn('short_uuid', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', required)
    .addColumn('answers', 'text', required)
    .addColumn('picture_hash', 'text', file)
    .addColumn('description', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('description_en', 'text')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('published'))
    .addColumn('decided_by', 'text')
    .addColumn('decided_at', 'text')
    .execute()
  await schema
    .createTable('memory')
    .addColumn('id', 'integer', counted)
    .addColumn('text', 'text')
    .addColumn('voice_hash', 'text', file)
    .addColumn('voice_type', 'text')
    .addColumn('voice_duration', 'real')
    .addColumn('year_of_birth', 'integer', required)
    .addColumn('email', 'text')
    .addColumn('consent_version', 'text')
    .addColumn('created_at', 'text', required)
    .execute()
  await schema
    .createTable('playground_story')
    .addColumn('id', 'integer', counted)
    .addColumn('device_id', 'integer', deviceId)
    .addColumn('author_name', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute()
  await schema
    .createTable('submission')
    .addColumn('route', 'text', required)
    .addColumn('key', 'text', required)
    .addColumn('digest', 'text', required)
    .addColumn('answer', 'text', required)
    .addColumn('created_at', 'text', required)
    .addPrimaryKeyConstraint('submission_key', ['route', 'key'])
    .execute()
}

async function createStaff({ schema }: Db): Promise<void> {
  await schema
    .createTable('staff')
    .addColumn('id', 'integer', counted)
    .addColumn('name', 'text', required)
    .addColumn('name_key', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('role', 'text', (column) => column.notNull().defaultTo('curator'))
    .execute()
  await schema
    .createTable('token')
    .addColumn('hash', 'text', key)
    .addColumn('kind', 'text', required)
    .addColumn('staff_id', 'integer', (column) => column.references('staff.id'))
    .addColumn('label', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .addColumn('revoked_at', 'text')
    .addColumn('last_used_at', 'text')
    .addColumn('location', 'text')
    .execute()
  await schema
    .createTable('login_device')
    .addColumn('hash', 'text', required)
    .addColumn('staff_id', 'integer', (column) => column.notNull().references('staff.id'))
    .addColumn('last_login_at', 'text', required)
    .addPrimaryKeyConstraint('login_device_key', ['hash', 'staff_id'])
    .execute()
  await schema
    .createTable('export_ticket')
    .addColumn('hash', 'text', key)
    .addColumn('expires_at', 'text', required)
    .addColumn('session_hash', 'text')
    .execute()
  await schema
    .createTable('audit')
    .addColumn('id', 'integer', counted)
    .addColumn('at', 'text', required)
    .addColumn('staff_name', 'text')
    .addColumn('action', 'text', required)
    .addColumn('item_kind', 'text', required)
    .addColumn('item_id', 'text')
    .addColumn('item_name', 'text')
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute()
  await schema
    .createTable('alarm')
    .addColumn('id', 'integer', counted)
    .addColumn('kind', 'text', required)
    .addColumn('item', 'text', required)
    .addColumn('name', 'text')
    .addColumn('since', 'text', required)
    .addColumn('over_at', 'text')
    .addColumn('looked_at', 'text', required)
    .addColumn('seen_by', 'text')
    .addColumn('seen_at', 'text')
    .addColumn('note', 'text')
    .addColumn('mail_sent', 'text')
    .addColumn('webhook_sent', 'text')
    .execute()
}

async function createKiosks({ schema }: Db): Promise<void> {
  await schema
    .createTable('kiosk')
    .addColumn('id', 'text', key)
    .addColumn('key_hash', 'text', (column) => column.notNull().references('token.hash'))
    .addColumn('name', 'text')
    .addColumn('location', 'text')
    .addColumn('first_seen_at', 'text', required)
    .addColumn('seen_at', 'text', required)
    .addColumn('facts', 'text', required)
    .addColumn('order_id', 'text')
    .addColumn('order_when', 'text')
    .addColumn('order_by', 'text')
    .addColumn('order_at', 'text')
    .addColumn('test_results', 'text')
    .addColumn('test_by', 'text')
    .addColumn('test_at', 'text')
    .addColumn('settings', 'text')
    .addColumn('order_what', 'text')
    .addColumn('revision', 'integer', fromZero)
    .execute()
  await schema
    .createTable('location')
    .addColumn('name', 'text', key)
    .addColumn('settings', 'text', required)
    .addColumn('revision', 'integer', fromZero)
    .execute()
}

async function createContent({ schema }: Db): Promise<void> {
  await schema
    .createTable('content_draft')
    .addColumn('id', 'integer', key)
    .addColumn('revision', 'integer', required)
    .addColumn('draft', 'text', required)
    .addColumn('saved_by', 'text')
    .addColumn('saved_at', 'text')
    .execute()
  await schema
    .createTable('content_publication')
    .addColumn('version', 'integer', counted)
    .addColumn('overrides', 'text', required)
    .addColumn('changed', 'text', required)
    .addColumn('staff_name', 'text')
    .addColumn('published_at', 'text', required)
    .execute()
  await schema
    .createTable('setting')
    .addColumn('name', 'text', key)
    .addColumn('value', 'text', required)
    .execute()
  await schema
    .createTable('page_view')
    .addColumn('day', 'text', required)
    .addColumn('route', 'text', required)
    .addColumn('count', 'integer', required)
    .addPrimaryKeyConstraint('page_view_key', ['day', 'route'])
    .execute()
}

/** For the few statements that differ between the engines. */
function isPostgres<DB>(db: Kysely<DB>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

async function startIdsAt<DB>(db: Kysely<DB>, table: string, first: number): Promise<void> {
  if (isPostgres(db)) {
    await sql`alter table ${sql.table(table)} alter column id restart with ${sql.lit(first)}`.execute(db)
  } else {
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${first - 1})`.execute(db)
  }
}
