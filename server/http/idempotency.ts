import { hash } from 'node:crypto'
import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import type { Write } from '#server/db/schema.ts'
import { timestamp } from '#server/db/timestamp.ts'
import type { Context } from './contract.ts'
import { HttpError } from './HttpError.ts'

type Needs = Pick<Context, 'database' | 'wakeQueue'>
type Submission = Pick<FastifyRequest, 'routeOptions' | 'headers' | 'params' | 'body' | 'audio'>

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Runs a submission, or returns the first answer to a repeat. Data and key are committed together. */
export async function submitOnce<T>(
  context: Needs,
  request: Submission,
  prepare: () => Promise<Write<T>>,
): Promise<T> {
  const answer = await answerOnce(context, request, prepare)
  // Also for a repeat: the commit of the first may have stored it without an answer.
  context.wakeQueue()
  return answer
}

async function answerOnce<T>(
  { database: { db, write } }: Needs,
  { routeOptions: { url: route = '' }, headers, params, body, audio }: Submission,
  prepare: () => Promise<Write<T>>,
): Promise<T> {
  const key = readKey(headers['idempotency-key'])
  if (key === undefined) return write(await prepare())

  const digest = hash('sha256', JSON.stringify([params, body, hash('sha256', audio)]))
  const find = () =>
    db
      .selectFrom('submission')
      .select(['digest', 'answer'])
      .where('route', '=', route)
      .where('key', '=', key)
      .executeTakeFirst()
  const before = await find()
  if (before !== undefined) return repeatAnswer(before, digest)

  const job = await prepare()
  try {
    return await write(async (writing) => {
      const answer = await job(writing)
      const row = { route, key, digest, answer: JSON.stringify(answer), created_at: timestamp() }
      await writing.insertInto('submission').values(row).execute()
      return answer
    })
  } catch (error) {
    // Two of the same may have come at once: the key is unique, so the second fails as a whole.
    const first = await find().catch(() => undefined)
    if (first === undefined) throw error
    return repeatAnswer(first, digest)
  }
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
