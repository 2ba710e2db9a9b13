import { kioskRooms } from '#content/kioskRooms.ts'
import { adminKioskSettings } from '#content/pages/adminKioskSettings.ts'
import type { Language } from '#contract/common.ts'
import { KioskSettings } from '#contract/kioskSettings.ts'
import { fill } from '#lib/text/fill.ts'

type Shown = keyof typeof KioskSettings.shape
const order = [
  'firstRoom',
  'language',
  'textSize',
  'volume',
  'night',
  'idleSeconds',
  'exhibits',
  'hours',
] as const satisfies readonly Shown[]

const roomName = (id: string, language: Language) =>
  kioskRooms.find((room) => room.id === id)?.name[language] ?? id

/** A setting in words, of what is kept in the audit list too; what is not set is nothing. */
function inWords(field: Shown, settings: KioskSettings, language: Language): string {
  const words = adminKioskSettings[language]
  const { firstRoom, language: first, textSize, volume, night, idleSeconds, exhibits, hours } = settings
  const texts: Record<Shown, string | undefined> = {
    firstRoom: firstRoom && roomName(firstRoom, language),
    language: first && words.languages[first],
    textSize: textSize === undefined ? undefined : fill(words.percent, { percent: textSize }),
    volume: volume === undefined ? undefined : fill(words.percent, { percent: volume }),
    night: night && `${fill(words.percent, { percent: night.volume })}, ${night.from}–${night.to}`,
    idleSeconds: idleSeconds === undefined ? undefined : fill(words.seconds, { seconds: idleSeconds }),
    exhibits: exhibits?.map((id) => roomName(id, language)).join(', '),
    hours:
      hours &&
      [
        ...hours.week.map(
          (spans, day) =>
            `${words.days[day]?.slice(0, 2)} ${spans.map(({ from, to }) => `${from}–${to}`).join(', ') || words.dayClosed}`,
        ),
        ...(hours.exceptions.length > 0 ? [fill(words.more, { count: hours.exceptions.length })] : []),
        hours.timeZone,
      ].join('; '),
  }
  return texts[field] ?? words.nothing
}

/** Each setting that stands, in words: `Volume: 80 %`. */
export function settingsInWords(settings: KioskSettings, language: Language): readonly string[] {
  const names = adminKioskSettings[language].fields
  return order.flatMap((field) =>
    settings[field] === undefined ? [] : [`${names[field]}: ${inWords(field, settings, language)}`],
  )
}

/** What a change made of what, in words: `Volume: 80 % → 50 %`. Sides as the audit list keeps them. */
export function changesInWords(before: unknown, after: unknown, language: Language): readonly string[] {
  const names = adminKioskSettings[language].fields
  const [old, now] = [before, after].map(withoutNulls)
  if (old === undefined || now === undefined) return []
  return order.flatMap((field) =>
    old[field] === undefined && now[field] === undefined
      ? []
      : [`${names[field]}: ${inWords(field, old, language)} → ${inWords(field, now, language)}`],
  )
}

/** Undefined where it is none of today's. */
function withoutNulls(side: unknown): KioskSettings | undefined {
  const fields = Object.entries(side ?? {}).filter(([, value]) => value !== null)
  const read = KioskSettings.safeParse(Object.fromEntries(fields))
  return read.success ? read.data : undefined
}
