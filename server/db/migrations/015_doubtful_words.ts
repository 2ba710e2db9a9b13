import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** What was measured and heard in the recording of a story. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema.alterTable('user_story').addColumn('voice_speech', 'real').execute()
  await schema.alterTable('user_story').addColumn('doubtful_text', 'text').execute()
}
