import { roomProblem } from '#content/kioskRooms.ts'
import type { KioskSettingsWords } from '#content/pages/adminKioskSettings.ts'
import { idleSecondsRange, type KioskSettings, kioskLanguages, textSizes } from '#contract/kioskSettings.ts'
import { isDate, isTimeZone, type OpeningHours, type Span } from '#contract/openingHours.ts'
import { fill } from '#lib/fill.ts'

/** As it stands in the form. */
export interface Draft {
  readonly firstRoom: string
  readonly language: string
  readonly textSize: string
  readonly volume: string
  readonly nightVolume: string
  readonly nightFrom: string
  readonly nightTo: string
  readonly idleSeconds: string
  /** Null: all, or those of the room. */
  readonly exhibits: readonly string[] | null
  readonly hasHours: boolean
  readonly timeZone: string
  /** Monday first. */
  readonly week: readonly string[]
  readonly exceptions: string
}

/** What is wrong, by the field: a number is a day of the week. */
export type Problems = ReadonlyMap<keyof Draft | number, string>

const spansText = (spans: readonly Span[]) => spans.map(({ from, to }) => `${from}–${to}`).join(', ')

/** @param timeZone where none is set yet */
export function draftOf(settings: KioskSettings, timeZone: string): Draft {
  const { firstRoom = '', language = '', textSize, volume, night, idleSeconds, exhibits, hours } = settings
  return {
    firstRoom,
    language,
    textSize: textSize?.toString() ?? '',
    volume: volume?.toString() ?? '',
    nightVolume: night?.volume.toString() ?? '',
    nightFrom: night?.from ?? '',
    nightTo: night?.to ?? '',
    idleSeconds: idleSeconds?.toString() ?? '',
    exhibits: exhibits ?? null,
    hasHours: hours !== undefined,
    timeZone: hours?.timeZone ?? timeZone,
    week: hours?.week.map(spansText) ?? Array.from({ length: 7 }, () => ''),
    exceptions: (hours?.exceptions ?? [])
      .map(({ date, spans }) => `${date} ${spansText(spans)}`.trim())
      .join('\n'),
  }
}

/** What the form says, and what is wrong with it in words. */
export function readDraft(
  draft: Draft,
  words: KioskSettingsWords['problems'],
): { readonly settings: KioskSettings; readonly problems: Problems } {
  const problems = new Map<keyof Draft | number, string>()
  const wholeOf = (
    field: 'volume' | 'nightVolume' | 'idleSeconds',
    min: number,
    max: number,
    problem: string,
  ) => {
    const text = draft[field].trim()
    if (text === '') return undefined
    const number = Number(text)
    if (/^\d+$/.test(text) && number >= min && number <= max) return number
    problems.set(field, problem)
    return undefined
  }
  const firstRoom = draft.firstRoom === '' ? undefined : draft.firstRoom
  const language = kioskLanguages.find((each) => each === draft.language)
  const textSize = textSizes.find((each) => String(each) === draft.textSize)
  const volume = wholeOf('volume', 0, 100, words.percent)
  const nightVolume = wholeOf('nightVolume', 0, 100, words.percent)
  const { min, max } = idleSecondsRange
  const idleSeconds = wholeOf('idleSeconds', min, max, words.seconds)
  const { nightFrom: from, nightTo: to } = draft
  const nightParts = [draft.nightVolume.trim(), from, to].filter((part) => part !== '').length
  if (nightParts % 3 !== 0) problems.set('nightVolume', words.night)
  const exhibits = draft.exhibits === null ? undefined : [...draft.exhibits]
  if (exhibits?.length === 0) problems.set('exhibits', words.noExhibit)
  else if (roomProblem({ firstRoom, exhibits })?.kind === 'hidden') problems.set('firstRoom', words.hidden)
  const hours = draft.hasHours ? readHours(draft, words, problems) : undefined
  return {
    problems,
    settings: {
      ...(firstRoom !== undefined && { firstRoom }),
      ...(language !== undefined && { language }),
      ...(textSize !== undefined && { textSize }),
      ...(volume !== undefined && { volume }),
      ...(nightVolume !== undefined && { night: { volume: nightVolume, from, to } }),
      ...(idleSeconds !== undefined && { idleSeconds }),
      ...(exhibits !== undefined && { exhibits }),
      ...(hours !== undefined && { hours }),
    },
  }
}

function readHours(
  draft: Draft,
  words: KioskSettingsWords['problems'],
  problems: Map<keyof Draft | number, string>,
): OpeningHours {
  const timeZone = draft.timeZone.trim()
  if (!isTimeZone(timeZone)) problems.set('timeZone', words.timeZone)
  const week = draft.week.map((text, day) => {
    const spans = spansOf(text)
    if (spans === null) problems.set(day, words.spans)
    return spans ?? []
  })
  const exceptions = draft.exceptions.split('\n').flatMap((line, at) => {
    if (line.trim() === '') return []
    const exception = exceptionOf(line)
    if (exception === null) problems.set('exceptions', fill(words.exceptions, { line: at + 1 }))
    return exception ?? []
  })
  const isEver = [...week, ...exceptions.map(({ spans }) => spans)].some((spans) => spans.length > 0)
  if (!isEver && problems.size === 0) problems.set('hasHours', words.neverOpen)
  return { timeZone, week, exceptions }
}

/** `10:00–12:00, 13.30-17`; null: it cannot be read. */
function spansOf(text: string): Span[] | null {
  const spans: Span[] = []
  for (const part of text.split(/[,;]/)) {
    if (part.trim() === '') continue
    const ends = part.split(/[–—-]/).map(timeOf)
    const [from, to] = ends
    if (ends.length !== 2 || !from || !to) return null
    spans.push({ from, to })
  }
  return spans
}

/** `9`, `9.30` and `09:30` are times. */
function timeOf(text: string): string | null {
  const [, hour = '', minute = '00'] = /^\s*(\d{1,2})(?:[:.](\d\d))?\s*$/.exec(text) ?? []
  const isTime = hour !== '' && (Number(hour) < 24 ? Number(minute) < 60 : hour === '24' && minute === '00')
  return isTime ? `${hour.padStart(2, '0')}:${minute}` : null
}

/** `24.12.2026 10:00–14:00` or `2026-12-24 …`; null: it cannot be read. */
function exceptionOf(line: string): OpeningHours['exceptions'][number] | null {
  const [, first = '', rest = ''] = /^\s*(\S+)(.*)$/.exec(line) ?? []
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(first) ?? []
  const date = year === '' ? first : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const spans = spansOf(rest)
  return isDate(date) && spans !== null ? { date, spans } : null
}
