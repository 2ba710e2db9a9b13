import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

export async function addPlaygroundStory(
  db: Kysely<Schema>,
  story: { deviceId: number; authorName: string; text: string; now: string },
): Promise<void> {
  await db
    .insertInto('playground_story')
    .values({
      device_id: story.deviceId,
      author_name: story.authorName,
      text: story.text,
      created_at: story.now,
    })
    .execute()
}
