import * as z from 'zod/mini'
import { checked, Language, textOf } from './common.ts'
import { KioskSettings } from './kioskSettings.ts'
import { limits } from './limits.ts'
import { loadReasons, reloadTimes } from './kiosks.ts'
import { selfTestChecks } from './selfTest.ts'

/*
 * What kiosks, and staff about kiosks, send. Apart from what they are answered, as in deskRequests.ts. All of it is
 * bounded: what a kiosk says is kept as it came.
 */

/** A random UUID that a browser gives itself, in lower case. */
export const KioskId = checked(
  z.string(),
  z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/),
)
const line = checked(z.string(), z.maxLength(limits.lineChars))
const amount = (most: number) => checked(z.number(), z.minimum(0), z.maximum(most))
const count = checked(z.int(), z.minimum(0), z.maximum(1_000_000_000))
const bytes = amount(1e15)

export const Heartbeat = z.object({
  screen: KioskId,
  /** The order that it has executed last. */
  obeyed: z.nullable(line),
  facts: z.object({
    version: line,
    route: line,
    frameRate: z.nullable(amount(10_000)),
    errors: count,
    lastError: z.nullable(line),
    outbox: z.nullable(z.object({ waiting: count, refused: count })),
    storage: z.nullable(z.object({ used: bytes, quota: bytes, isPersisted: z.boolean() })),
    microphone: z.nullable(
      z.object({ permission: z.enum(['granted', 'denied', 'prompt', 'unknown']), devices: count }),
    ),
    language: Language,
    size: z.object({ width: amount(100_000), height: amount(100_000), ratio: amount(100) }),
    upSeconds: amount(1e10),
    scenes: z.enum(['drawn', 'stills']),
    loaded: z.enum(loadReasons),
    isEnding: z.boolean(),
    isClosed: z.optional(z.boolean()),
  }),
})

const name = checked(z.string(), z.trim(), z.maxLength(limits.deviceNameChars))
/** As they are to stand; a blank name is none, a blank group that of the key. */
export const KioskNaming = z.object({ name, room: name })
export const RoomSettings = z.object({ room: textOf(limits.deviceNameChars), settings: KioskSettings })
export const KioskReload = z.object({ when: z.enum(reloadTimes) })
export const KeyGroup = z.object({ room: name })

export const SelfTestReport = z.object({
  results: checked(
    z.array(
      z.object({
        check: z.enum(selfTestChecks),
        outcome: z.enum(['passed', 'failed', 'notApplicable']),
      }),
    ),
    z.minLength(1),
    z.maxLength(selfTestChecks.length),
  ),
})
