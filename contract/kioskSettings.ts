import * as z from 'zod/mini'
import { languages, Report } from './common.ts'
import { limits } from './limits.ts'
import { OpeningHours } from './openingHours.ts'

const percent = z.int().check(z.minimum(0), z.maximum(100))
const time = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 20:30'))
const exhibitId = z.string().check(z.minLength(1), z.maxLength(limits.lineChars))

/** Seconds of the idle return. */
export const idleSecondsRange = { min: 60, max: 3600 } as const
/** Percent of the usual size of text. */
export const textSizes = [100, 125, 150, 200] as const
export const kioskLanguages = [...languages, 'visitor'] as const

/**
 * What staff have set for a kiosk or for a location. A field that is left out is that of the location for a kiosk of a location,
 * else as it is without settings.
 */
export const KioskSettings = z.object({
  /** Id of an exhibit or of the chooser: where visits begin, in place of the address that the kiosk was opened on. */
  firstExhibit: z.optional(exhibitId),
  /** In which a visit begins; `visitor`: that of the visitor before. Left out: each page's own. */
  language: z.optional(z.enum(kioskLanguages)),
  /** Percent of full loudness, which is the most that a visitor can choose. */
  volume: z.optional(percent),
  /** Another such volume between two times of the clock on the wall. */
  night: z.optional(z.object({ volume: percent, from: time, to: time })),
  /** Percent: with which a visit begins. */
  textSize: z.optional(z.literal(textSizes)),
  idleSeconds: z.optional(z.int().check(z.minimum(idleSecondsRange.min), z.maximum(idleSecondsRange.max))),
  /** Ids; the chooser is shown where anything is that is entered from it. Left out: all. */
  exhibits: z.optional(
    z.array(exhibitId).check(z.minLength(1, 'must name at least one exhibit'), z.maxLength(100)),
  ),
  /** Left out: always open. */
  hours: z.optional(OpeningHours),
})
export type KioskSettings = z.infer<typeof KioskSettings>

/** A 409: another member of staff has set it since the revision that was sent. Nothing was written. */
export const KioskSettingsConflict = z.extend(Report, {
  changedBy: z.nullable(z.string()),
  changedAt: z.string(),
  current: z.object({ settings: KioskSettings, revision: z.int() }),
})

/** The settings of a kiosk over those of its location, field by field. */
export const settingsOver = (own: KioskSettings, location: KioskSettings): KioskSettings => ({
  ...location,
  ...own,
})

/** Which fields differ, as they are in one and in the other. */
export function changedSettings(before: KioskSettings, after: KioskSettings) {
  const keys = KioskSettings.shape
  const differing = Object.keys(keys).filter(
    (key) => JSON.stringify(Reflect.get(before, key)) !== JSON.stringify(Reflect.get(after, key)),
  )
  const fieldsOf = (settings: KioskSettings) =>
    Object.fromEntries(differing.map((key) => [key, Reflect.get(settings, key) ?? null]))
  return { before: fieldsOf(before), after: fieldsOf(after) }
}
