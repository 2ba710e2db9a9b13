import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/**
 * To which wording tellers agreed to be heard; which narrations are to be spoken again; and whose voices are heard in
 * a narration: in those that are there any voice may be that was agreed to, and they go with it.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  const { schema } = db
  await schema.alterTable('user_story').addColumn('voice_consent_version', 'text').execute()
  await schema
    .alterTable('device_story')
    .addColumn('words_stay', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .alterTable('narration_source')
    .addColumn('with_voice', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db
    .updateTable('narration_source')
    .set({ with_voice: 1 })
    .where('story_id', 'in', (row) =>
      row.selectFrom('user_story').select('id').where('voice_in_narration', '=', 1),
    )
    .execute()
}
