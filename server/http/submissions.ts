import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

type Db = Kysely<Schema>

export interface SubmissionKey {
  /** The path of the call, with its parameters as names. */
  route: string
  /** UUID in lower case. */
  key: string
}

/** What was answered to this key before, if anything was. */
export async function findSubmission(db: Db, { route, key }: SubmissionKey) {
  return db
    .selectFrom('submission')
    .select(['digest', 'answer'])
    .where('route', '=', route)
    .where('key', '=', key)
    .executeTakeFirst()
}

export async function addSubmission(
  db: Db,
  submission: SubmissionKey & { digest: string; answer: string; now: string },
): Promise<void> {
  const { route, key, digest, answer, now } = submission
  await db.insertInto('submission').values({ route, key, digest, answer, created_at: now }).execute()
}
