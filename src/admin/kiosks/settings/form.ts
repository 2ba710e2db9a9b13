import { kioskExhibits, exhibitProblem } from '#content/kioskExhibits.ts'
import { KioskSettings } from '#contract/kioskSettings.ts'
import type { Span } from '#contract/openingHours.ts'
import { adminKioskSettings } from '#content/pages/adminKioskSettings.ts'
import type { Language } from '#contract/common.ts'
import { fill } from '#lib/text/fill.ts'

/** What is wrong, by the name of the field. */
export type Problems = ReadonlyMap<string, string>

const spansText = (spans: readonly Span[]) => spans.map(({ from, to }) => `${from}–${to}`).join(', ')

/** What stands in the form's fields, by their names. @param timeZone where none is set yet */
export function fieldsOf({ night, hours, ...settings }: KioskSettings, timeZone: string) {
  return {
    firstExhibit: settings.firstExhibit,
    language: settings.language,
    textSize: settings.textSize,
    volume: settings.volume,
    night: night?.volume,
    nightFrom: night?.from,
    nightTo: night?.to,
    idleSeconds: settings.idleSeconds,
    timeZone: hours?.timeZone ?? timeZone,
    exceptions: hours?.exceptions.map(({ date, spans }) => `${date} ${spansText(spans)}`.trim()).join('\n'),
    ...Object.fromEntries(hours?.week.map((spans, day) => [`day${day}`, spansText(spans)]) ?? []),
  }
}

/** The fields of the night's times. */
const nightFields: Readonly<Record<string, string>> = { from: 'nightFrom', to: 'nightTo' }

/** What the form says, or what is wrong with it. @param words by the name of the setting */
export function readForm(
  form: FormData,
  words: Readonly<Record<string, string>>,
): { readonly settings: KioskSettings; readonly problems: Problems } {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' && value.trim() !== '' ? value : undefined
  }
  const number = (name: string) => (text(name) === undefined ? undefined : Number(text(name)))
  const night = { volume: number('night'), from: text('nightFrom'), to: text('nightTo') }
  const lines = (text('exceptions') ?? '')
    .split('\n')
    .flatMap((line, at) => (line.trim() ? [{ line, at }] : []))
  const draft = {
    firstExhibit: text('firstExhibit'),
    language: text('language'),
    textSize: number('textSize'),
    volume: number('volume'),
    night: Object.values(night).some((part) => part !== undefined) ? night : undefined,
    idleSeconds: number('idleSeconds'),
    exhibits: form.has('ownExhibits')
      ? form.getAll('exhibits').filter((id) => typeof id === 'string')
      : undefined,
    hours: form.has('hours')
      ? {
          timeZone: text('timeZone')?.trim() ?? '',
          week: Array.from({ length: 7 }, (_, day) => spansOf(text(`day${day}`))),
          exceptions: lines.map(({ line }) => exceptionOf(line)),
        }
      : undefined,
  }
  const read = KioskSettings.safeParse(draft)
  const problems = new Map<string, string>()
  for (const { path, message } of read.error?.issues ?? []) {
    const [setting = '', part = setting, at] = path.map(String)
    const name = setting === 'hours' ? part : (setting === 'night' && nightFields[part]) || setting
    const line = lines[Number(at)]?.at ?? 0
    problems.set(
      name === 'week' ? `day${at}` : name,
      (words[name] ?? message).replace('{line}', String(line + 1)),
    )
  }
  if (exhibitProblem(draft)?.kind === 'hidden') problems.set('firstExhibit', words.firstExhibit ?? '')
  return { settings: read.data ?? {}, problems }
}

/** `10:00–12:00, 13.30-17`, `10 am to 5 pm`, `closed`. What cannot be read stays as it is, and is no time. */
const spansOf = (text = '') =>
  text.split(/[,;]|\b(?:and|und)\b/i).flatMap((part) => {
    if (/^\s*(?:closed|geschlossen)?\s*$/i.test(part)) return []
    const [from = '', to = ''] = part.split(/(?:[–—-]|\b(?:to|until|bis)\b)(.*)/i)
    const span = { from: timeOf(from), to: timeOf(to) }
    // `10-5` hardly means the next morning: who means that writes minutes.
    return [/^[\d\s–-]+$/.test(part) && span.to <= span.from ? { ...span, to } : span]
  })

/** `9`, `9.30`, `09:30`, `9 Uhr` and `9:30 am` are times. */
function timeOf(text: string): string {
  const [, hour, minute = '00', half] =
    /^\s*(\d{1,2})(?:[:.h](\d\d))?\s*(?:([ap])\.?m\.?|uhr|h)?\s*$/i.exec(text) ?? []
  if (hour === undefined) return text
  const hours =
    half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute}`
}

/** In German and English, by their first letters. */
const months = 'jan feb m[äa]r apr ma[iy] jun jul aug sep o[ck]t nov de[cz]'
  .split(' ')
  .map((letters) => new RegExp(`^${letters}`, 'i'))

/** `24.12.2026 10:00–14:00`, `24/12/2026`, `24 December 2026` or `2026-12-24`, each with its hours or none. */
function exceptionOf(line: string) {
  const [, day, month = '', year, hours] =
    /^\s*(\d{1,2})[./\s]\s*(\d{1,2}|\p{L}+)[./\s]\s*(\d{4})\b[:,]?(.*)$/u.exec(line) ?? []
  if (day === undefined) {
    const [date = '', spans] = line.trim().split(/\s+(.*)/)
    return { date, spans: spansOf(spans) }
  }
  const named = months.findIndex((name) => name.test(month)) + 1
  const number = named === 0 ? month : String(named)
  return { date: `${year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`, spans: spansOf(hours) }
}

type Shown = keyof typeof KioskSettings.shape
const order = [
  'firstExhibit',
  'language',
  'textSize',
  'volume',
  'night',
  'idleSeconds',
  'exhibits',
  'hours',
] as const satisfies readonly Shown[]

const exhibitName = (id: string, language: Language) =>
  kioskExhibits.find((location) => location.id === id)?.name[language] ?? id

/** A setting in words, for the board and the audit list. */
function inWords(field: Shown, settings: KioskSettings, language: Language): string {
  const words = adminKioskSettings[language]
  const { firstExhibit, language: first, textSize, volume, night, idleSeconds, exhibits, hours } = settings
  const texts: Record<Shown, string | undefined> = {
    firstExhibit: firstExhibit && exhibitName(firstExhibit, language),
    language: first && words.languages[first],
    textSize: textSize === undefined ? undefined : fill(words.percent, { percent: textSize }),
    volume: volume === undefined ? undefined : fill(words.percent, { percent: volume }),
    night: night && `${fill(words.percent, { percent: night.volume })}, ${night.from}–${night.to}`,
    idleSeconds: idleSeconds === undefined ? undefined : fill(words.seconds, { seconds: idleSeconds }),
    exhibits: exhibits?.map((id) => exhibitName(id, language)).join(', '),
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
