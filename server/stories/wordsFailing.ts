import type { Db } from '#server/db/schema.ts'
import { settingOf } from '#server/db/settings.ts'

/** Its value is the time since when no words were made although some were due. */
const failingSince = 'wordsFailingSince'

export async function noteWordsFailed(db: Db, now: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name: failingSince, value: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

export async function noteWordsMade(db: Db): Promise<void> {
  await db.deleteFrom('setting').where('name', '=', failingSince).execute()
}

/** Since when all that was tried for the words of stories has failed, ISO 8601; null where none waits, or all is well. */
export async function wordsFailingSince(db: Db): Promise<string | null> {
  const since = await settingOf(db, failingSince)
  if (since === undefined) return null
  const waiting = await db
    .selectFrom('job')
    .select('subject')
    .where('kind', '=', 'words')
    .where('state', 'in', ['pending', 'failed'])
    .where('note', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return waiting === undefined ? null : since
}

/**
 * Orders jobs for stories that lack words which a service can add: it may not have been configured when they were
 * left. A job with a note has been tried already.
 */
export async function reopenWords(
  db: Db,
  { now, translator, transcriber }: { now: string; translator: boolean; transcriber: boolean },
): Promise<void> {
  if (!translator && !transcriber) return
  await db
    .updateTable('job')
    .set({ state: 'pending', due_at: now, attempts: 0 })
    .where('kind', '=', 'words')
    .where('state', '=', 'done')
    .where('note', 'is', null)
    .where('subject', 'in', (job) =>
      job
        .selectFrom('user_story')
        .select('id')
        .where('sample', '=', 0)
        .where((story) => {
          const noGerman = story('text_de', 'is', null)
          const noEnglish = story('text_en', 'is', null)
          const isSilent = story.and([noGerman, noEnglish])
          const isHalf = story.and([story.or([noGerman, noEnglish]), story.not(isSilent)])
          return story.or([
            ...(translator ? [isHalf] : []),
            ...(transcriber ? [story.and([isSilent, story('voice_hash', 'is not', null)])] : []),
          ])
        }),
    )
    .execute()
}
