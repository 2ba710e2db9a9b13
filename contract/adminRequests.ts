import * as z from 'zod/mini'
import { Id, optionalTextOf, textOf } from './common.ts'
import { adminStoryStates, mostPerPage } from './admin.ts'
import { Overrides } from './content.ts'
import { auditActions, auditItems, listedWordLimits } from './adminSettings.ts'
import { limits } from './limits.ts'
import { NewDeviceName } from './story.ts'

/*
 * What the admin pages send. Apart from what it is answered: requests are validated by the server alone, and what only they
 * need of zod is in no page.
 */

const Limit = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(mostPerPage)), 50)
/** `next` of the page before; without it the first page. */
const After = z.optional(Id)
export const PageQuery = z.object({ after: After, limit: Limit })

export const AdminStoriesQuery = z.object({
  state: z.optional(z.enum(adminStoryStates)),
  /**
   * `no`: visitors' stories, held or shown, on which no decision stands: what the queue is made of. `yes`: those on
   * which one does.
   */
  looked: z.optional(z.enum(['no', 'yes'])),
  deviceId: z.optional(Id),
  /** Stands somewhere in a title or a text. */
  search: z.optional(optionalTextOf(limits.lineChars)),
  /** By when they were left; `newest` without it. */
  order: z._default(z.enum(['newest', 'oldest']), 'newest'),
  after: After,
  limit: Limit,
})

export const Revision = z.int().check(z.minimum(0))

/** Publishing a published story records that staff have looked at it, as a decision. */
export const StoryDecision = z.object({ revision: Revision, decision: z.enum(['publish', 'hide']) })
export const StoryDeletion = z.object({ revision: Revision })
export const StoryUndo = z.object({ decisionId: z.int() })

const title = z.nullable(optionalTextOf(limits.lineChars))
const text = z.nullable(optionalTextOf(limits.textChars))
/** All four as they are to stand; null and blank mean that there is none. */
export const StoryEdit = z.object({
  revision: Revision,
  titleDE: title,
  titleEN: title,
  textDE: text,
  textEN: text,
})

/** The whole draft: a key that is left out has no override. */
export const ContentDraft = z.object({ revision: Revision, values: Overrides })
export const ContentPublish = z.object({ revision: Revision })
export const ContentUndo = z.object({ revision: Revision, version: Revision })

/** Months that memories may be stored. */
const RetentionMonths = z.int().check(z.minimum(1), z.maximum(600))
const ListedWord = textOf(listedWordLimits.chars)
/** What staff may set for the museum. */
const settingsShape = {
  /** New stories wait as `new` until staff publish them (ADMIN-08). */
  holdNewStories: z.boolean(),
  /** A generated narrative waits as candidate until staff accept it. */
  previewFirst: z.boolean(),
  /** Memories older than this are deleted; null: none are. */
  retentionMonths: z.nullable(RetentionMonths),
  /** Words of the museum's own that flag a story; `*` at the end: whatever begins so. */
  listedWords: z.array(ListedWord).check(z.maxLength(listedWordLimits.words)),
}
/** What is left out stays as it is. */
export const SettingsChange = z.extend(z.partial(z.object(settingsShape)), { revision: Revision })

export const RetentionQuery = z.object({
  months: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(600)),
})

export const DeviceRename = z.object({ revision: Revision, name: NewDeviceName })
/** Device ids in the order of the lists; those left out keep theirs, behind these. */
export const DeviceOrder = z.object({
  deviceIds: z.array(z.int()).check(z.minLength(1), z.maxLength(1000)),
})

export const AuditQuery = z.extend(PageQuery, {
  action: z.optional(z.enum(auditActions)),
  item: z.optional(z.enum(auditItems)),
  itemId: z.optional(z.string().check(z.minLength(1), z.maxLength(limits.deviceNameChars))),
})

export const KeyLabel = textOf(limits.lineChars)

export const NewKioskKey = z.object({ label: KeyLabel })

export const KioskKeyId = z.string().check(z.regex(/^[0-9a-f]{16}$/))

/** A day of the calendar in UTC, `2026-05-17`. */
const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
/** Both included; the last thirty days without them. At most `mostUsageDays`. */
export const UsageQuery = z.object({ from: z.optional(Day), to: z.optional(Day) })

export const TicketName = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))

/** Which of `candidates` or `former`: one for each language at most. */
export const NarrationChoice = z.object({
  ids: z.array(z.int()).check(z.minLength(1), z.maxLength(2)),
})
