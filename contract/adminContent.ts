import * as z from 'zod/mini'
import { Report } from './common.ts'
import { Overrides, PublishedContent } from './content.ts'

const Publication = z.object({
  version: z.int(),
  by: z.nullable(z.string()),
  /** ISO 8601 in UTC. */
  at: z.string(),
  /** Keys that differ from the publication before. */
  changed: z.array(z.string()),
})

export const AdminContent = z.object({
  /** Of the draft. */
  revision: z.int(),
  draft: Overrides,
  savedBy: z.nullable(z.string()),
  savedAt: z.nullable(z.string()),
  published: PublishedContent,
  /** The latest first, at most fifty; `undo` takes a version of these, or 0: all as in content/. */
  history: z.array(Publication),
})
export type AdminContent = z.infer<typeof AdminContent>

/** A 409: another member of staff has saved or published since the revision that was sent. Nothing was written. */
export const ContentConflict = z.extend(Report, {
  changedBy: z.nullable(z.string()),
  changedAt: z.string(),
  current: AdminContent,
})
