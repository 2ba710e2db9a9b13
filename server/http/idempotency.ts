import { createHash } from 'node:crypto'
import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import { timestamp } from '#server/db/timestamp.ts'
import type { Context } from './contract.ts'
import type { Database } from '#server/db/open.ts'
import type { Db, Write } from '#server/db/schema.ts'
import { HttpError } from './HttpError.ts'

type Submission = Pick<FastifyRequest, 'routeOptions' | 'headers' | 'params' | 'body' | 'audio'>

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Runs a submission, or returns the first answer to a repeat. Data and key are committed together. */
export async function submitOnce<T>(
  { database, wakeQueue }: Pick<Context, 'database' | 'wakeQueue'>,
  request: Submission,
  prepare: () => Promise<Write<T>>,
): Promise<T> {
  const answer = await answerOnce(database, request, prepare)
  // There may be a job now.
  wakeQueue()
  return answer
}

async function answerOnce<T>(
  database: Database,
  request: Submission,
  prepare: () => Promise<Write<T>>,
): Promise<T> {
  const { url: route = '' } = request.routeOptions
  const key = readKey(request.headers['idempotency-key'])
  if (key === undefined) return database.write(await prepare())

  const id: SubmissionKey = { route, key }
  const digest = digestOf(request)
  const before = await findSubmission(database.db, id)
  if (before !== undefined) return repeatAnswer(before, digest)

  const job = await prepare()
  try {
    return await database.write(async (db) => {
      const answer = await job(db)
      await addSubmission(db, { ...id, digest, answer: JSON.stringify(answer), now: timestamp() })
      return answer
    })
  } catch (error) {
    // Two of the same may have come at once: the key is unique, so the second fails as a whole.
    const first = await findSubmission(database.db, id).catch(() => undefined)
    if (first === undefined) throw error
    return repeatAnswer(first, digest)
  }
}

/** Digests are stored, so later versions must compute the same. */
function digestOf({ params, body, audio, routeOptions }: Submission): string {
  const { schema } = routeOptions
  const content = routeOptions.config.takes === 'form' ? [undefined, body] : [body, undefined]
  return createHash('sha256')
    .update(
      JSON.stringify([
        [schema?.params && params, ...content],
        createHash('sha256').update(audio).digest('hex'),
      ]),
    )
    .digest('hex')
}

/** Echoes the key, so that clients know that a repeat is harmless. */
export const repeatKey: onRequestHookHandler = (request, reply, done) => {
  const key = request.headers['idempotency-key']
  if (typeof key === 'string' && uuid.test(key)) reply.header('idempotency-key', key)
  done()
}

function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  const key = String(header).trim().toLowerCase()
  if (!uuid.test(key)) throw new HttpError(400, 'Idempotency-Key: must be a UUID')
  return key
}

function repeatAnswer(before: { digest: string; answer: string }, digest: string) {
  // The digests of old submissions have been deleted.
  if (before.digest === digest || before.digest === '') return JSON.parse(before.answer)
  throw new HttpError(
    409,
    'Idempotency-Key: was used before, for something else. Nothing was stored. Send it with a new key.',
  )
}

interface SubmissionKey {
  route: string
  /** UUID in lower case. */
  key: string
}

async function findSubmission(db: Db, { route, key }: SubmissionKey) {
  return db
    .selectFrom('submission')
    .select(['digest', 'answer'])
    .where('route', '=', route)
    .where('key', '=', key)
    .executeTakeFirst()
}

async function addSubmission(
  db: Db,
  submission: SubmissionKey & { digest: string; answer: string; now: string },
): Promise<void> {
  const { route, key, digest, answer, now } = submission
  await db.insertInto('submission').values({ route, key, digest, answer, created_at: now }).execute()
}
