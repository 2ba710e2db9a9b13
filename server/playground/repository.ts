import type { AdminPlaygroundStory } from '#contract/adminPlayground.ts'
import type { Db } from '#server/db/schema.ts'
import { flagsOf } from '#server/stories/flags.ts'
import { listedWordFinder } from '#server/content/settings.ts'
import { noteRemoval } from '#server/db/removals.ts'

export async function addPlaygroundStory(
  db: Db,
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

/** A page of them for staff, newest first. */
export async function playgroundStories(
  db: Db,
  { after, limit }: { readonly after?: number | undefined; readonly limit: number },
): Promise<{ stories: AdminPlaygroundStory[]; next: number | null; count: number }> {
  const rows = await db
    .selectFrom('playground_story')
    .innerJoin('device', 'device.id', 'playground_story.device_id')
    .selectAll('playground_story')
    .select('device.name as device_name')
    .$if(after !== undefined, (query) => query.where('playground_story.id', '<', after ?? 0))
    .orderBy('playground_story.id', 'desc')
    .limit(limit + 1)
    .execute()
  const { count } = await db
    .selectFrom('playground_story')
    .select((story) => story.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const shown = rows.slice(0, limit)
  const find = await listedWordFinder(db)
  return {
    stories: shown.map((row) => {
      const written = { titleDE: row.author_name, titleEN: null, textDE: row.text, textEN: null }
      return {
        id: row.id,
        device: { id: row.device_id, name: row.device_name },
        authorName: row.author_name,
        text: row.text,
        createdAt: row.created_at,
        flags: flagsOf({ ...written, voice: null }, find),
      }
    }),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    count,
  }
}

/** @returns false where there is none */
export async function deletePlaygroundStory(db: Db, id: number, now: string): Promise<boolean> {
  const row = await db
    .deleteFrom('playground_story')
    .where('id', '=', id)
    .returning('created_at')
    .executeTakeFirst()
  if (row === undefined) return false
  await noteRemoval(db, 'playgroundStory.deleted', { id, createdAt: row.created_at }, now)
  return true
}
