import type { Db, RemovalKind } from './schema.ts'

/** Something that must not come back with a backup. No word of it is kept. Times are ISO 8601. */
export interface Removal {
  readonly kind: RemovalKind
  /** The id of what was removed, the hash of a key. */
  readonly item: string
  /** Tells the item from another one that gets the same id after a restore. */
  readonly itemCreatedAt: string
  readonly at: string
}

/** To be called in the transaction that removes the item. What is noted already stays as it is. */
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

/** In the order in which they happened. @param after the `id` of the last one that is known */
export async function removalsSince(db: Db, after = 0): Promise<(Removal & { readonly id: number })[]> {
  return db
    .selectFrom('removal')
    .select(['id', 'kind', 'item', 'item_created_at as itemCreatedAt', 'at'])
    .where('id', '>', after)
    .orderBy('id')
    .execute()
}

/** One is the same as another where all of it is. */
export const removalLine = ({ kind, item, itemCreatedAt, at }: Removal): string =>
  JSON.stringify([kind, item, itemCreatedAt, at])
