import type { Db, RemovalKind } from './schema.ts'

/** A removal that a restored backup must not undo. Contains no content. Times are ISO 8601. */
export interface Removal {
  readonly kind: RemovalKind
  /** The id of a row, or the hash of a key. */
  readonly item: string
  /** Tells the item from another with the same id after a restore. */
  readonly itemCreatedAt: string
  readonly at: string
}

/** Call it in the transaction that removes the item. An existing note stays. */
export async function noteRemoval(
  db: Db,
  kind: RemovalKind,
  item: { readonly id: number | string; readonly createdAt: string },
  now: string,
): Promise<void> {
  await addRemoval(db, { kind, item: String(item.id), itemCreatedAt: item.createdAt, at: now })
}

export async function addRemoval(db: Db, { kind, item, itemCreatedAt, at }: Removal): Promise<void> {
  await db
    .insertInto('removal')
    .values({ kind, item, item_created_at: itemCreatedAt, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** In order. @param after `id` of the last known one */
export async function removalsSince(db: Db, after = 0): Promise<(Removal & { readonly id: number })[]> {
  return db
    .selectFrom('removal')
    .select(['id', 'kind', 'item', 'item_created_at as itemCreatedAt', 'at'])
    .where('id', '>', after)
    .orderBy('id')
    .execute()
}

/** Two are the same where their lines are. */
export const removalLine = ({ kind, item, itemCreatedAt, at }: Removal): string =>
  JSON.stringify([kind, item, itemCreatedAt, at])
