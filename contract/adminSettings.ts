import * as z from 'zod/mini'
import { Report } from './common.ts'

export const listedWordLimits = { words: 500, chars: 60 } as const
export const AdminSettings = z.object({
  /** New stories wait as `new` until staff publish them (ADMIN-08). */
  holdNewStories: z.boolean(),
  /** A generated narrative waits as candidate until staff accept it. */
  previewFirst: z.boolean(),
  /** Memories older than this are deleted; null: none are. */
  retentionMonths: z.nullable(z.int()),
  /** Words of the museum's own that flag a story; `*` at the end: whatever begins so. */
  listedWords: z.array(z.string()),
  revision: z.int(),
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
  /** Words that are listed in any case. */
  builtInWords: z.array(z.string()),
})
export type AdminSettings = z.infer<typeof AdminSettings>
/** A 409: another member of staff has changed them since the revision that was sent. */
export const SettingsConflict = z.extend(Report, {
  changedBy: z.nullable(z.string()),
  changedAt: z.string(),
  current: AdminSettings,
})

/** What that retention time would delete now. */
export const RetentionTrial = z.object({ memories: z.int(), recordings: z.int(), before: z.string() })

export const auditActions = [
  'story.publish',
  'story.hide',
  'story.delete',
  'story.undo',
  'story.edit',
  'story.redraw',
  'story.visualBack',
  'story.sweep',
  'samples.remove',
  'avatar.publish',
  'avatar.hide',
  'avatar.delete',
  'playgroundStory.delete',
  'device.publish',
  'device.hide',
  'device.rename',
  'device.order',
  'narration.generate',
  'narration.preview',
  'narration.script',
  'narration.take',
  'narration.takeRemoved',
  'narration.accept',
  'narration.discard',
  'narration.restore',
  'visuals.generate',
  'generation.retry',
  'content.save',
  'content.publish',
  'content.undo',
  'settings.change',
  'kioskKey.create',
  'kioskKey.revoke',
  'kioskKey.location',
  'screen.name',
  'screen.reload',
  'screen.restart',
  'screen.forget',
  'screen.selfTest',
  'screen.settings',
  'location.settings',
  'memories.export',
  'memories.delete',
  'memories.retention',
  'person.export',
  'person.erase',
  'clock.confirm',
  'alarm.note',
  'alarm.test',
] as const
export type AuditAction = (typeof auditActions)[number]
export const auditItems = [
  'story',
  'device',
  'content',
  'settings',
  'kioskKey',
  'screen',
  'location',
  'memories',
  'samples',
  'generation',
  'avatar',
  'playgroundStory',
  'person',
  'alarm',
] as const
export type AuditItem = (typeof auditItems)[number]

export const AuditList = z.object({
  /** The latest first. */
  entries: z.array(
    z.object({
      id: z.int(),
      /** ISO 8601 in UTC. */
      at: z.string(),
      /** Name of the member as it was then; null: the museum's upkeep. */
      by: z.nullable(z.string()),
      action: z.enum(auditActions),
      item: z.object({
        kind: z.enum(auditItems),
        /** Null where there is only one of it. */
        id: z.nullable(z.string()),
        /** As it was called then. */
        name: z.nullable(z.string()),
      }),
      /** What changed: fields by name. Null where nothing is to be said, or the item is gone for good. */
      before: z.nullable(z.record(z.string(), z.unknown())),
      after: z.nullable(z.record(z.string(), z.unknown())),
    }),
  ),
  next: z.nullable(z.int()),
})
export type AuditList = z.infer<typeof AuditList>

const KioskKey = z.object({
  /** Names the key; it opens nothing. */
  id: z.string(),
  label: z.nullable(z.string()),
  /** Where its kiosks stand, unless a kiosk has a location of its own. */
  location: z.nullable(z.string()),
  createdAt: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
  revokedAt: z.nullable(z.string()),
})
/** The latest first. */
export const KioskKeys = z.array(KioskKey)
/** The key itself, said this once: a kiosk is opened with `/?kioskKey=...`. */
export const CreatedKioskKey = z.extend(KioskKey, { key: z.string() })
export const mostUsageDays = 400
export const Usage = z.object({
  from: z.string(),
  to: z.string(),
  /** One for each day of the range, in order. */
  days: z.array(z.object({ day: z.string(), views: z.int() })),
  /** The most viewed first. */
  routes: z.array(z.object({ route: z.string(), views: z.int() })),
  /** Days by route; a day without visits is absent. */
  views: z.array(z.object({ day: z.string(), route: z.string(), views: z.int() })),
})
export type Usage = z.infer<typeof Usage>

/** What was left for the research. */
export const MemorySummary = z.object({
  memories: z.int(),
  recordings: z.int(),
  /** ISO 8601 in UTC; null where there is none. */
  oldest: z.nullable(z.string()),
  newest: z.nullable(z.string()),
})

/** Opens one download, once, for a minute. */
export const ExportTicket = z.object({
  /** On this server. */
  url: z.string(),
  /** ISO 8601 in UTC. */
  expiresAt: z.string(),
  memories: z.int(),
  stories: z.int(),
  recordings: z.int(),
})
