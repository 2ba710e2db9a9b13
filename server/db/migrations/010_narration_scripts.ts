import type { CreateTableBuilder, Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** Scripts that staff keep, what people and services have said of them, and whose voice may be heard in them. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('narration_script')
    .addColumn('device_id', 'integer', (column) => column.notNull().references('device.id'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('segments', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'text')
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('narration_script_key', ['device_id', 'language'])
    .execute()
  await recordingOf(schema.createTable('narration_take'))
    .addColumn('text_hash', 'text', (column) => column.notNull())
    .addColumn('cues', 'text', (column) => column.notNull())
    .addColumn('service_voice', 'text')
    .execute()
  await recordingOf(schema.createTable('narration_reading'))
    .addColumn('cuts', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createIndex('narration_take_by_words')
    .on('narration_take')
    .columns(['device_id', 'language', 'text_hash'])
    .execute()
  await schema
    .createIndex('narration_reading_by_device')
    .on('narration_reading')
    .column('device_id')
    .execute()
  for (const name of ['narration_take', 'narration_reading'] as const) {
    await schema.createIndex(`${name}_by_audio`).on(name).column('audio_hash').execute()
  }
  await schema.alterTable('device_story').addColumn('segments', 'text').execute()
  await schema.alterTable('narration_version').addColumn('segments', 'text').execute()
  await schema
    .alterTable('user_story')
    .addColumn('voice_in_narration', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}

function recordingOf(table: CreateTableBuilder<string>) {
  return table
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('device_id', 'integer', (column) => column.notNull().references('device.id'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('audio_hash', 'text', (column) => column.notNull().references('media.hash'))
    .addColumn('duration', 'real', (column) => column.notNull())
    .addColumn('waveform', 'text', (column) => column.notNull())
    .addColumn('reader', 'text')
    .addColumn('consent_version', 'text')
    .addColumn('warnings', 'text', (column) => column.notNull())
    .addColumn('made_by', 'text')
    .addColumn('made_at', 'text', (column) => column.notNull())
}
