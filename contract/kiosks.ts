import * as z from 'zod/mini'
import { Language } from './common.ts'
import { KioskSettings } from './kioskSettings.ts'
import { isOpen } from './openingHours.ts'
import { limits } from './limits.ts'
import { selfTestChecks } from './selfTest.ts'

/** Orders of staff: load the page anew, or restart the machine, which the kiosk program does. */
export const orders = ['reload', 'restart'] as const
/** `alone`: once no visitor uses the kiosk. */
export const orderTimes = ['alone', 'now'] as const
/** Why the page was loaded last. */
export const loadReasons = ['start', 'reload', 'staff', 'error', 'version', 'opening'] as const

/* Everything that a kiosk sends is bounded, because it is stored as it came. */
const line = z.string().check(z.maxLength(limits.lineChars))
const amount = (most: number) => z.number().check(z.minimum(0), z.maximum(most))
const count = z.int().check(z.minimum(0), z.maximum(1_000_000_000))
const bytes = amount(1e15)

/** A kiosk reports every ten seconds. It counts as silent after 15 minutes without a report, ms. */
export const silentAfterMs = 15 * 60_000

/** The last report of a kiosk. It holds nothing about visitors. */
export const KioskFacts = z.object({
  /** Of the client that runs there, see `BuildVersion`. */
  version: line,
  /** Pattern of the page at hand. */
  route: line,
  /** Frames a second; null while the page is hidden. */
  frameRate: z.nullable(amount(10_000)),
  /**
   * Errors of the page since it was loaded, and the latest. That the server did not answer, or with a 5xx, is none: a
   * refresh that fails so is tried again, and a server that is away for an hour would be hundreds.
   */
  errors: count,
  lastError: z.nullable(line),
  /** What visitors left and has not arrived yet; null where nothing counts it. */
  outbox: z.nullable(
    z.object({
      waiting: count,
      /** The server will not take these: staff must look. */
      refused: count,
    }),
  ),
  /** Bytes; null where the browser does not say. */
  storage: z.nullable(z.object({ used: bytes, quota: bytes, isPersisted: z.boolean() })),
  microphone: z.nullable(
    z.object({ permission: z.enum(['granted', 'denied', 'prompt', 'unknown']), devices: count }),
  ),
  language: Language,
  /** CSS px, and device pixels in one of them. */
  size: z.object({ width: amount(100_000), height: amount(100_000), ratio: amount(100) }),
  /** Seconds since the page was loaded. */
  upSeconds: amount(1e10),
  scenes: z.enum(['drawn', 'stills']),
  loaded: z.enum(loadReasons),
  /** The page is just being left. */
  isEnding: z.boolean(),
  /** It is black, outside of its opening hours; an older page does not say. */
  isClosed: z.optional(z.boolean()),
  /** The kiosk program's command that restarts the machine; absent without one. */
  restartsBy: z.optional(line),
})
export type KioskFacts = z.infer<typeof KioskFacts>

/** The answer to a report. */
export const HeartbeatAnswer = z.object({
  /** Of the server, ISO 8601 in UTC. */
  now: z.string(),
  /** Of the client that the server would hand out now; null where none is built. */
  version: z.nullable(z.string()),
  location: z.nullable(z.string()),
  /** Stands until the kiosk says that it has executed. */
  order: z.nullable(z.object({ id: z.string(), what: z.optional(z.enum(orders)), when: z.enum(orderTimes) })),
  /** Its own over those of its location; an older server does not say. */
  settings: z.optional(KioskSettings),
})
export type HeartbeatAnswer = z.infer<typeof HeartbeatAnswer>

export const SelfTestResult = z.object({
  check: z.enum(selfTestChecks),
  outcome: z.enum(['passed', 'failed', 'notApplicable']),
})
export type SelfTestResult = z.infer<typeof SelfTestResult>

export const Kiosk = z.object({
  id: z.string(),
  /** Names the key that it was opened with; it opens nothing. */
  keyId: z.string(),
  keyLabel: z.nullable(z.string()),
  name: z.nullable(z.string()),
  /** Its own, else that of its key. */
  location: z.nullable(z.string()),
  /** False: it follows the group of its key. */
  hasOwnLocation: z.boolean(),
  firstSeenAt: z.string(),
  seenAt: z.string(),
  facts: KioskFacts,
  order: z.nullable(
    z.object({ what: z.enum(orders), when: z.enum(orderTimes), by: z.string(), at: z.string() }),
  ),
  /** `by` is null where the kiosk tested itself before it opened. */
  selfTest: z.nullable(
    z.object({ at: z.string(), by: z.nullable(z.string()), results: z.array(SelfTestResult) }),
  ),
  /** Its own alone. */
  settings: KioskSettings,
  /** Of the settings, from 0 on; a change names the one it began from. */
  revision: z.int(),
})
export type Kiosk = z.infer<typeof Kiosk>

/** What staff call a kiosk: by its name, else by its key and the beginning of its id. */
export const nameOfKiosk = ({ name, keyLabel, id }: Pick<Kiosk, 'name' | 'keyLabel' | 'id'>) =>
  name ?? `${keyLabel ?? ''} ${id.slice(0, 4)}`.trim()

/** Whether something failed in its last self-test. */
export const hasFailedSelfTest = ({ selfTest }: Pick<Kiosk, 'selfTest'>) =>
  selfTest?.results.some(({ outcome }) => outcome === 'failed') === true

/** All kiosks that have reported lately. */
export const Kiosks = z.object({
  now: z.string(),
  version: z.nullable(z.string()),
  screens: z.array(Kiosk),
  /** Locations for which something is set, or was. */
  locations: z.array(z.object({ name: z.string(), settings: KioskSettings, revision: z.int() })),
})
export type Kiosks = z.infer<typeof Kiosks>

/**
 * Whether a kiosk should have reported by now: it is open, and has been for so long that it would count as silent.
 * Without opening hours of its own or of its location it is always open.
 */
export function isExpected(
  { settings, location }: Pick<Kiosk, 'settings' | 'location'>,
  locations: Kiosks['locations'],
  nowMs: number,
): boolean {
  const hours = settings.hours ?? locations.find(({ name }) => name === location)?.settings.hours
  return hours === undefined || (isOpen(hours, nowMs) && isOpen(hours, nowMs - silentAfterMs))
}

/** How the server is, for staff. */
export const HealthReport = z.object({
  now: z.string(),
  version: z.nullable(z.string()),
  startedAt: z.string(),
  /** Bytes of the database; null where they are unknown. */
  databaseBytes: z.nullable(z.number()),
  disk: z.nullable(z.object({ freeBytes: z.number(), bytes: z.number() })),
  /** Of the last one by command; null: none is known of. */
  lastBackupAt: z.nullable(z.string()),
  /** The last one that the server has made by itself, and whether that of the last night has not come. */
  nightlyBackup: z.object({
    last: z.nullable(z.object({ at: z.string(), bytes: z.number() })),
    isMissing: z.boolean(),
  }),
  /** When the clock was last right, where it has jumped far ahead since: nothing is deleted by its age. Null: it seems right. */
  clockDoubtedSince: z.nullable(z.string()),
  /** Another database file lies in the place of the one that the server has opened, or none: it can store nothing. */
  databaseReplaced: z.boolean(),
  /** Pieces that the storyteller has yet to make, and that it gave up. */
  work: z.object({ waiting: z.int(), failed: z.int() }),
})
export type HealthReport = z.infer<typeof HealthReport>

/** For monitoring: a 200 says that the server reads its database. */
export const Health = z.object({
  status: z.literal('ok'),
  now: z.string(),
  version: z.nullable(z.string()),
  upSeconds: z.int(),
})
