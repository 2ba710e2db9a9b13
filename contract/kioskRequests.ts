import * as z from 'zod/mini'
import { KioskId, optionalTextOf, textOf } from './common.ts'
import { KioskSettings } from './kioskSettings.ts'
import { limits } from './limits.ts'
import { KioskFacts, orderTimes, SelfTestResult } from './kiosks.ts'
import { selfTestChecks } from './selfTest.ts'

/*
 * What kiosks, and staff about kiosks, send. Apart from what they are answered, as in adminRequests.ts. All of it is
 * bounded: what a kiosk sends is stored as it came.
 */

const line = z.string().check(z.maxLength(limits.lineChars))

const results = z.array(SelfTestResult).check(z.minLength(1), z.maxLength(selfTestChecks.length))
export const SelfTestReport = z.object({ results })

export const Heartbeat = z.object({
  screen: KioskId,
  /** The order that it has executed last. */
  executed: z.nullable(line),
  facts: KioskFacts,
  /** Result of its own self-test; sent once. */
  selfTest: z.optional(results),
})

const name = optionalTextOf(limits.deviceNameChars)
/** As they are to stand; a blank name is none, a blank group that of the key. */
export const KioskNaming = z.object({ name, location: name })
/** In place of those of this revision. */
export const KioskSettingsChange = z.object({ settings: KioskSettings, revision: z.int() })
export const LocationSettingsChange = z.extend(KioskSettingsChange, {
  location: textOf(limits.deviceNameChars),
})
export const KioskReload = z.object({ when: z.enum(orderTimes) })
export const KeyGroup = z.object({ location: name })
