import * as z from 'zod/mini'
import { checked, textOf } from './common.ts'
import { KioskSettings } from './kioskSettings.ts'
import { limits } from './limits.ts'
import { KioskFacts, reloadTimes, SelfTestResult } from './kiosks.ts'
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

export const Heartbeat = z.object({
  screen: KioskId,
  /** The order that it has executed last. */
  obeyed: z.nullable(line),
  facts: KioskFacts,
})

const name = checked(z.string(), z.trim(), z.maxLength(limits.deviceNameChars))
/** As they are to stand; a blank name is none, a blank group that of the key. */
export const KioskNaming = z.object({ name, room: name })
export const RoomSettings = z.object({ room: textOf(limits.deviceNameChars), settings: KioskSettings })
export const KioskReload = z.object({ when: z.enum(reloadTimes) })
export const KeyGroup = z.object({ room: name })

export const SelfTestReport = z.object({
  results: checked(z.array(SelfTestResult), z.minLength(1), z.maxLength(selfTestChecks.length)),
})
