import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** Work on stories after they were left, devices that wait for staff, and what the storyteller adds. */
export async function up(db: Kysely<Schema>): Promise<void> {
  const { schema } = db
  await schema
    .alterTable('device')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('published'))
    .execute()
  await addStoryColumns(db)
  await schema
    .createTable('story_work')
    .addColumn('story_id', 'integer', (column) =>
      column.notNull().references('user_story.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('pending'))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('claimed_at', 'text')
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('note', 'text')
    .addColumn('noted_at', 'text')
    .addPrimaryKeyConstraint('story_work_key', ['story_id', 'kind'])
    .execute()
  await schema
    .createIndex('story_work_by_state')
    .on('story_work')
    .columns(['state', 'kind', 'due_at'])
    .execute()
  for (const kind of ['words', 'visual'] as const) {
    await db
      .insertInto('story_work')
      .columns(['story_id', 'kind', 'due_at'])
      .expression((row) =>
        row.selectFrom('user_story').select(['id', row.val(kind).as('kind'), 'created_at as due_at']),
      )
      .execute()
  }
  await schema.alterTable('device_story').addColumn('note', 'text').execute()
  await schema.alterTable('device_story').addColumn('noted_at', 'text').execute()
  await schema.alterTable('avatar').addColumn('description_en', 'text').execute()
}

/** SQLite adds one column at a time. */
async function addStoryColumns({ schema }: Kysely<Schema>): Promise<void> {
  const columns = [
    ['original_text', 'text'],
    ['original_language', 'text'],
    ['spoken_language', 'text'],
    ['spoken_type', 'text'],
    ['spoken_duration', 'real'],
    ['spoken_waveform', 'text'],
  ] as const
  for (const [name, type] of columns) {
    await schema.alterTable('user_story').addColumn(name, type).execute()
  }
  await schema
    .alterTable('user_story')
    .addColumn('spoken_hash', 'text', (column) => column.references('media.hash'))
    .execute()
  await schema.createIndex('user_story_by_spoken').on('user_story').column('spoken_hash').execute()
}
