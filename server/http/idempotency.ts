import { createHash } from 'node:crypto'
import { mediaHash } from '../repositories/media.ts'
import { addSubmission, findSubmission } from '../repositories/submissions.ts'
import type { SubmissionKey } from '../repositories/submissions.ts'
import { timestamp } from '../context.ts'
import type { Database } from '../db/open.ts'
import type { Job } from '../db/writer.ts'
import { HttpError } from './HttpError.ts'

interface Submitted<T> {
  /** The path of the call, with its parameters as names. */
  readonly route: string
  readonly header: string | string[] | undefined
  /** All that was submitted beside the audio, as parsed. */
  readonly content: unknown
  readonly audio: Uint8Array
  readonly prepare: () => Promise<Job<T>>
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Stores a submission, or answers what was answered when the same one came before. */
export async function answerOnce<T>(database: Database, submitted: Submitted<T>): Promise<unknown> {
  const key = readKey(submitted.header)
  if (key === undefined) return database.write(await submitted.prepare())

  const id: SubmissionKey = { route: submitted.route, key }
  const digest = createHash('sha256')
    .update(JSON.stringify([submitted.content, mediaHash(submitted.audio)]))
    .digest('hex')
  const before = await findSubmission(database.db, id)
  if (before !== undefined) return repeatAnswer(before, digest)

  const job = await submitted.prepare()
  try {
    return await database.write(async (db) => {
      const answer = await job(db)
      await addSubmission(db, { ...id, digest, answer: JSON.stringify(answer), now: timestamp() })
      return answer
    })
  } catch (error) {
    // Two of the same may have come at once: the key is unique, so the second one fails and nothing of it is kept.
    const first = await findSubmission(database.db, id).catch(() => undefined)
    if (first === undefined) throw error
    return repeatAnswer(first, digest)
  }
}

function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  const key = String(header).trim().toLowerCase()
  if (!uuid.test(key)) throw new HttpError(400, 'Idempotency-Key: must be a UUID')
  return key
}

function repeatAnswer(before: { digest: string; answer: string }, digest: string): unknown {
  // Of an old one nobody knows any more what it held.
  if (before.digest === digest || before.digest === '') return JSON.parse(before.answer)
  throw new HttpError(409, 'Idempotency-Key: was used before, for something else. Nothing was stored.')
}
