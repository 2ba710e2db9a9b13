import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/**
 * Whose voices are heard in a narration. In those that are there any voice may be that was agreed to: they go with it.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  const { schema } = db
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
