import { setTimeout } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { FastifyBaseLogger } from 'fastify'
import { editable, editableOf, problemOf } from '#content/editable.ts'
import { cutText } from '#contract/cutText.ts'
import { Overrides } from '#contract/content.ts'
import type { PublishedContent, VisitorsContent } from '#contract/content.ts'
import type { AdminContent } from '#contract/adminContent.ts'
import type { Db } from '#server/db/schema.ts'
import { writeAudit } from '#server/staff/audit.ts'
import { holdsNewStories } from './settings.ts'
import type { Database } from '#server/db/open.ts'

const Keys = z.array(z.string())
const mostHistory = 50
/** Id of the only row of `content_draft`. */
const draftId = 1

export async function publishedContent(db: Db): Promise<PublishedContent> {
  const row = await db
    .selectFrom('content_publication')
    .select(['version', 'overrides'])
    .orderBy('version', 'desc')
    .executeTakeFirst()
  return row === undefined
    ? { version: 0, values: {} }
    : { version: row.version, values: knownOf(Overrides.parse(JSON.parse(row.overrides))) }
}

export async function visitorsContent(db: Db): Promise<z.infer<typeof VisitorsContent>> {
  const isHeld = await holdsNewStories(db)
  return { ...(await publishedContent(db)), ...(isHeld && { storiesAwaitReading: true }) }
}

export async function contentForStaff(db: Db): Promise<AdminContent> {
  const draft = await draftOf(db)
  const publications = await db
    .selectFrom('content_publication')
    .select(['version', 'staff_name', 'published_at', 'changed'])
    .orderBy('version', 'desc')
    .limit(mostHistory)
    .execute()
  return {
    revision: draft?.revision ?? 0,
    draft: draft === undefined ? {} : knownOf(Overrides.parse(JSON.parse(draft.draft))),
    savedBy: draft?.saved_by ?? null,
    savedAt: draft?.saved_at ?? null,
    published: await publishedContent(db),
    history: publications.map((row) => ({
      version: row.version,
      by: row.staff_name,
      at: row.published_at,
      changed: Keys.parse(JSON.parse(row.changed)),
    })),
  }
}

function draftOf(db: Db) {
  return db.selectFrom('content_draft').selectAll().where('id', '=', draftId).executeTakeFirst()
}

interface ByStaff {
  /** Name of the member. */
  readonly by: string
  readonly now: string
}

/** @param current the draft before, from `contentForStaff` */
export async function saveDraft(
  db: Db,
  current: AdminContent,
  { values, ...save }: ByStaff & { values: Overrides },
): Promise<AdminContent> {
  const known = knownOf(values)
  const { before, after, changed } = differenceOf(current.draft, known)
  if (changed.length === 0) return current
  await writeDraft(db, current.revision, { ...save, values: known })
  const item = { kind: 'content' } as const
  await writeAudit(db, { by: save.by, action: 'content.save', item, before, after, now: save.now })
  return contentForStaff(db)
}

export const publishDraft = (db: Db, current: AdminContent, publish: ByStaff): Promise<AdminContent> =>
  savePublication(db, publish, 'content.publish', current, current.draft)

/** Publishes an earlier version again and makes it the draft. */
export async function publishFormer(
  db: Db,
  current: AdminContent,
  { values, ...undo }: ByStaff & { values: Overrides },
): Promise<AdminContent> {
  await writeDraft(db, current.revision, { ...undo, values })
  return savePublication(db, undo, 'content.undo', current, values)
}

export async function overridesOf(db: Db, version: number): Promise<Overrides | undefined> {
  if (version === 0) return {}
  const row = await db
    .selectFrom('content_publication')
    .select('overrides')
    .where('version', '=', version)
    .executeTakeFirst()
  return row && knownOf(Overrides.parse(JSON.parse(row.overrides)))
}

async function savePublication(
  db: Db,
  { by, now }: ByStaff,
  action: 'content.publish' | 'content.undo',
  current: AdminContent,
  values: Overrides,
): Promise<AdminContent> {
  const { before, after, changed } = differenceOf(current.published.values, values)
  if (changed.length > 0) {
    await db
      .insertInto('content_publication')
      .values({
        overrides: JSON.stringify(values),
        changed: JSON.stringify(changed),
        staff_name: by,
        published_at: now,
      })
      .execute()
    await writeAudit(db, { by, action, item: { kind: 'content' }, before, after, now })
  }
  return contentForStaff(db)
}

async function writeDraft(
  db: Db,
  revision: number,
  { values, by, now }: ByStaff & { values: Overrides },
): Promise<void> {
  const row = { revision: revision + 1, draft: JSON.stringify(values), saved_by: by, saved_at: now }
  await db
    .insertInto('content_draft')
    .values({ id: draftId, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

export const problemsOf = (values: Overrides): string[] =>
  Object.entries(values).flatMap(([key, value]) => {
    const entry = editableOf(key)
    const problem = entry === undefined ? 'is nothing that can be edited' : problemOf(entry, value)
    return problem === undefined ? [] : [`values.${cutText(key, 80)}: ${problem}`]
  })

/** Overrides that can still be edited and differ from content/, in the order of the registry. */
function knownOf(values: Overrides): Overrides {
  return Object.fromEntries(
    editable.flatMap((entry) => {
      const value = Object.hasOwn(values, entry.key) ? values[entry.key] : undefined
      const isOverride =
        value !== undefined && value !== entry.default && problemOf(entry, value) === undefined
      return isOverride ? [[entry.key, value]] : []
    }),
  )
}

/** Key by key; null: as in content/. */
function differenceOf(one: Overrides, other: Overrides) {
  const changed = editable.map(({ key }) => key).filter((key) => one[key] !== other[key])
  const pick = (values: Overrides) => Object.fromEntries(changed.map((key) => [key, values[key] ?? null]))
  return { before: pick(one), after: pick(other), changed }
}

type LastContent = Pick<z.infer<typeof VisitorsContent>, 'values' | 'storiesAwaitReading'>

/** ms that a page waits for the texts of staff. */
const longestMs = 300

/** The published content for documents; where the database does not answer the last known one, undefined before any. */
export function createLastContent(
  database: Database,
  log: FastifyBaseLogger,
): () => Promise<LastContent | undefined> {
  let known: LastContent | undefined
  let knownVersion: number | undefined
  async function current(): Promise<LastContent | undefined> {
    const version = await database.version(['content_publication', 'setting'])
    if (version === knownVersion) return known
    const { values, storiesAwaitReading } = await visitorsContent(database.db)
    known = { values, ...(storiesAwaitReading && { storiesAwaitReading }) }
    knownVersion = version
    return known
  }
  return () => {
    const asked = current().catch((error: unknown) => {
      log.warn(error, 'A page is sent with the words of staff as last known')
      return known
    })
    return Promise.race([asked, setTimeout(longestMs).then(() => known)])
  }
}
