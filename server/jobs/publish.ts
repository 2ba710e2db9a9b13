import type { Db } from '#server/db/schema.ts'
import { endClaim, orderJob } from './repository.ts'
import type { Claim } from './repository.ts'

/** `changed`: it says something else by now. `gone`: nothing is to be made of it any more. */
export type Standing = 'same' | 'changed' | 'removed'

/** What something was made from, as it was read for that. */
export interface MadeFrom {
  /** How it stands now, in the transaction that publishes. */
  standing(db: Db): Promise<Standing>
}

export interface Made {
  readonly from: MadeFrom
  save(db: Db, now: string): Promise<void>
  /** What staff should know of how it was made. */
  readonly notice?: string | undefined
}

/** The one way in which what was made is stored: only while what it was made from is there, as it was. */
export async function publish(db: Db, { from, save }: Made, now: string): Promise<Standing> {
  const standing = await from.standing(db)
  if (standing === 'same') await save(db, now)
  return standing
}

/** Stores what was made for a job, unless another has taken it up since. What has changed is ordered anew. */
export async function publishJob(db: Db, claim: Claim, made: Made | undefined, now: string): Promise<void> {
  if (!(await endClaim(db, claim, { state: 'done', note: made?.notice, now }))) return
  if (made !== undefined && (await publish(db, made, now)) === 'changed') await orderJob(db, claim, now)
}

/** What was said on how things were made, each once. */
export function noticeOf(made: readonly Pick<Made, 'notice'>[]): string | undefined {
  const notices = new Set(made.flatMap(({ notice }) => notice ?? []))
  return notices.size === 0 ? undefined : [...notices].join(' ')
}
