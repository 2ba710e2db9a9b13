import type { Kysely } from 'kysely'
import type { Language } from '#contract/common.ts'
import type { Schema } from '#server/db/schema.ts'
import type { TakenUp } from '#server/stories/work.ts'

type Db = Kysely<Schema>

/** Orders the first narration of a device in a language. */
export async function orderNarration(
  db: Db,
  order: { deviceId: number; language: Language; now: string },
): Promise<void> {
  await db
    .insertInto('device_story')
    .values({ device_id: order.deviceId, language: order.language, state: 'pending', due_at: order.now })
    .onConflict((conflict) =>
      conflict
        .columns(['device_id', 'language'])
        .doUpdateSet({ state: 'pending', due_at: order.now })
        // A device that has candidates only is not narrated yet.
        .where('device_story.audio_hash', 'is', null)
        .where('device_story.state', '=', 'ready'),
    )
    .execute()
}

/** Columns of a narration that is to be made at once, whoever may be at it. */
export const orderedNow = (now: string) =>
  ({ state: 'pending', words_stay: 0, attempts: 0, claimed_at: null, due_at: now }) as const

/** Takes up the order that has waited longest, unless somebody else holds it since `leaseStart`. */
export async function claimNarration(db: Db, { now, leaseStart, server }: TakenUp) {
  return db
    .updateTable('device_story')
    .set((row) => ({ claimed_at: now, claimed_by: server, attempts: row('attempts', '+', 1) }))
    .where((row) =>
      row(
        row.refTuple('device_id', 'language'),
        'in',
        row
          .selectFrom('device_story as next')
          .select(['next.device_id', 'next.language'])
          .where('next.state', '=', 'pending')
          .where('next.due_at', '<=', now)
          .where((free) =>
            free.or([free('next.claimed_at', 'is', null), free('next.claimed_at', '<', leaseStart)]),
          )
          .orderBy('next.due_at')
          .orderBy('next.device_id')
          .orderBy('next.language', 'desc')
          .limit(1)
          .$asTuple('device_id', 'language'),
      ),
    )
    .returning(['device_id', 'language', 'edition', 'attempts', 'words_stay'])
    .executeTakeFirst()
}

/** Whether an order is still that server's, which took it up then. */
export async function holdsNarration(
  db: Db,
  claim: { deviceId: number; language: Language; server: number; at: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('device_story')
    .select('device_id')
    .where('device_id', '=', claim.deviceId)
    .where('language', '=', claim.language)
    .where('claimed_by', '=', claim.server)
    .where('claimed_at', '=', claim.at)
    .executeTakeFirst()
  return row !== undefined
}

/** Gives a failed order back to the queue, or up for good. */
export async function giveBackNarration(
  db: Db,
  order: {
    deviceId: number
    language: Language
    dueAt: string
    forGood: boolean
    note: string
    now: string
  },
): Promise<void> {
  await db
    .updateTable('device_story')
    .set({
      state: order.forGood ? 'failed' : 'pending',
      claimed_at: null,
      due_at: order.dueAt,
      note: order.note,
      noted_at: order.now,
    })
    .where('device_id', '=', order.deviceId)
    .where('language', '=', order.language)
    .where('state', '=', 'pending')
    .execute()
}

/** Gives back what a server took up that is not there any more. @param servers those that are */
export async function releaseNarrations(db: Db, servers: readonly number[]): Promise<void> {
  await db
    .updateTable('device_story')
    .set({ claimed_at: null, attempts: 0 })
    .where('claimed_at', 'is not', null)
    .where((row) => row.or([row('claimed_by', 'is', null), row('claimed_by', 'not in', [...servers])]))
    .execute()
}

/** At a start what was given up is worth another try. */
export async function retryNarrations(db: Db): Promise<void> {
  await db
    .updateTable('device_story')
    .set({ state: 'pending', attempts: 0 })
    .where('state', '=', 'failed')
    .execute()
}

/** Makes due at once what failed or waits for another try. @returns how many. */
export async function hurryNarrations(db: Db, now: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('device_story')
    .set({ state: 'pending', due_at: now })
    .where('claimed_at', 'is', null)
    .where((row) =>
      row.or([row('state', '=', 'failed'), row.and([row('state', '=', 'pending'), row('due_at', '>', now)])]),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** How many narrations stand where. */
export async function countNarrations(db: Db) {
  return db
    .selectFrom('device_story')
    .select((row) => ['state', row.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
}

/** What went wrong or otherwise than configured, newest first. */
export async function troublesOfNarrations(db: Db, most: number) {
  return db
    .selectFrom('device_story')
    .select(['device_id', 'language', 'state', 'attempts', 'note', 'noted_at'])
    .where('note', 'is not', null)
    .orderBy('noted_at', 'desc')
    .limit(most)
    .execute()
}

/** Of which devices narrations are to be made, and whether one of them was given up. */
export async function unmadeNarrations(db: Db) {
  const rows = await db
    .selectFrom('device_story')
    .select(['device_id', 'state'])
    .where('state', 'in', ['pending', 'failed'])
    .execute()
  return Map.groupBy(rows, ({ device_id }) => device_id)
}

/** When the next order may be tried; undefined when none waits. */
export async function nextNarrationDue(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('device_story')
    .select('due_at')
    .where('state', '=', 'pending')
    .orderBy('due_at')
    .executeTakeFirst()
  return row?.due_at
}
