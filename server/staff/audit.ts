import * as z from 'zod/mini'
import { auditActions, auditItems } from '#contract/adminSettings.ts'
import type { AuditAction, AuditItem, AuditList } from '#contract/adminSettings.ts'
import type { Db } from '#server/db/schema.ts'
import { timestamp } from '#server/db/timestamp.ts'

type Facts = Readonly<Record<string, unknown>>

/** An action, to be noted in its own transaction. */
export interface AuditNote {
  /** Name of the member; null: the server's upkeep. */
  readonly by: string | null
  readonly action: AuditAction
  readonly item: { readonly kind: AuditItem; readonly id?: string | number; readonly name?: string }
  readonly before?: Facts
  readonly after?: Facts
  /** ISO 8601 in UTC. */
  readonly now?: string
}

export async function writeAudit(
  db: Db,
  { by, action, item, before, after, now = timestamp() }: AuditNote,
): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      at: now,
      staff_name: by,
      action,
      item_kind: item.kind,
      item_id: item.id === undefined ? null : String(item.id),
      item_name: item.name ?? null,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
    })
    .execute()
}

/** Removes the words of a permanently deleted story from the activity list; the entries stay. */
export async function forgetStoryInAudit(db: Db, storyId: number): Promise<void> {
  await db
    .updateTable('audit')
    .set({ before: null, after: null, item_name: null })
    .where('item_kind', '=', 'story')
    .where('item_id', '=', String(storyId))
    .where('action', '=', 'story.edit')
    .execute()
}

/** Who changed an item last; null for nobody or the server. */
export async function lastByOf(
  db: Db,
  { kind, id }: { kind: AuditItem; id: string | number },
): Promise<string | null> {
  const row = await db
    .selectFrom('audit')
    .select('staff_name')
    .where('item_kind', '=', kind)
    .where('item_id', '=', String(id))
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.staff_name ?? null
}

const Action = z.enum(auditActions)
const Item = z.enum(auditItems)
const FactsText = z.record(z.string(), z.unknown())

export interface AuditAsked {
  readonly action?: AuditAction | undefined
  readonly item?: AuditItem | undefined
  readonly itemId?: string | undefined
  readonly after?: number | undefined
  readonly limit: number
}

export async function auditPage(db: Db, asked: AuditAsked): Promise<AuditList> {
  const { action, item, itemId, after, limit } = asked
  const rows = await db
    .selectFrom('audit')
    .selectAll()
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
    .$if(item !== undefined, (query) => query.where('item_kind', '=', item ?? ''))
    .$if(itemId !== undefined, (query) => query.where('item_id', '=', itemId ?? ''))
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? 0))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  return {
    entries: shown.map((row) => ({
      id: row.id,
      at: row.at,
      by: row.staff_name,
      action: Action.parse(row.action),
      item: { kind: Item.parse(row.item_kind), id: row.item_id, name: row.item_name },
      before: factsOf(row.before),
      after: factsOf(row.after),
    })),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  }
}

function factsOf(text: string | null) {
  return text === null ? null : FactsText.parse(JSON.parse(text))
}
