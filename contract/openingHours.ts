import * as z from 'zod/mini'

/*
 * When a kiosk is open. Times are those of the clock on the wall in a time zone. Where daylight saving skips a time, it
 * counts as one hour later; where it doubles a time, the first one counts: the rule of `Temporal` called 'compatible'.
 */

const hour = z
  .string()
  .check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be a time from 00:00 to 24:00'))
/** From one time to another; one that ends at the time of its beginning or earlier ends on the next day. */
const Span = z.object({ from: hour, to: hour })
export type Span = z.infer<typeof Span>
const Spans = z.array(Span).check(z.maxLength(12))

function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

const Plan = z.object({
  /** Of the IANA database. */
  timeZone: z
    .string()
    .check(
      z.maxLength(60),
      z.refine(isTimeZone, 'must be a time zone such as Europe/Zurich'),
      z.meta({ examples: ['Europe/Zurich'] }),
    ),
  /** Monday first; a day without spans is closed. Spans may overlap. */
  week: z.array(Spans).check(z.length(7, 'must have seven days')),
  /** In place of the week's day. */
  exceptions: z
    .array(
      z.object({
        date: z.iso.date('must be a date such as 2026-12-24'),
        spans: Spans,
      }),
    )
    .check(z.maxLength(400)),
})
export const OpeningHours = Plan.check(
  z.refine(
    ({ week, exceptions }) =>
      [...week, ...exceptions.map(({ spans }) => spans)].some((spans) => spans.length > 0),
    'must be open at some time',
  ),
)
export type OpeningHours = z.infer<typeof OpeningHours>

const minuteMs = 60_000
const dayMs = 86_400_000
/** Whatever lies further ahead is not looked for, days. */
const farthestDays = 400

/** Whether it is open. Of a plan without any span: never. @param atMs since 1970 */
export function isOpen(plan: OpeningHours, atMs: number): boolean {
  const today = dayAt(plan, atMs)
  // A span of the day before may end today, and one of yesterday's may be moved by an hour that is skipped.
  return [today - dayMs, today].some((day) =>
    spansOn(plan, day).some(([from, to]) => from <= atMs && atMs < to),
  )
}

/** When it opens or closes next, ms since 1970; null: not within 400 days. Spans that touch or overlap are one. */
export function nextChange(plan: OpeningHours, atMs: number): number | null {
  const today = dayAt(plan, atMs)
  const open = isOpen(plan, atMs)
  let end = atMs
  for (let day = today - dayMs; day <= today + farthestDays * dayMs; day += dayMs) {
    for (const [from, to] of spansOn(plan, day)) {
      if (!open && from > atMs) return from
      if (open && from > end) return end
      if (open) end = Math.max(end, to)
    }
    // Nothing of the days that follow begins before their midnight.
    if (open && end > atMs && end < instantOf(day + dayMs, 0, plan.timeZone)) return end
  }
  return null
}

/** Of a day, in order: from and to, ms since 1970. @param day its midnight as if it were in UTC */
function spansOn({ timeZone, week, exceptions }: OpeningHours, day: number): readonly [number, number][] {
  const date = new Date(day).toISOString().slice(0, 10)
  const exception = exceptions.filter((each) => each.date === date)
  // Sunday is 0 there, and the last here.
  const spans =
    exception.length > 0
      ? exception.flatMap((each) => each.spans)
      : (week[(new Date(day).getUTCDay() + 6) % 7] ?? [])
  return spans
    .map(({ from, to }): [number, number] => {
      const [begins, ends] = [minutesOf(from), minutesOf(to)]
      return [instantOf(day, begins, timeZone), instantOf(ends > begins ? day : day + dayMs, ends, timeZone)]
    })
    .filter(([from, to]) => from < to)
    .toSorted(([a], [b]) => a - b)
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Midnight, as if it were in UTC, of the day that it is there then. */
const dayAt = ({ timeZone }: OpeningHours, atMs: number) =>
  Math.floor((atMs + offsetAt(atMs, timeZone)) / dayMs) * dayMs

/** When a clock on the wall says so. */
function instantOf(day: number, minutes: number, timeZone: string): number {
  const wall = day + minutes * minuteMs
  const before = wall - offsetAt(wall - dayMs, timeZone)
  const after = wall - offsetAt(wall + dayMs, timeZone)
  const says = (instant: number) => instant + offsetAt(instant, timeZone) === wall
  return says(before) || !says(after) ? before : after
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** ms that the wall there is ahead of UTC. */
function offsetAt(atMs: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  formats.set(timeZone, format)
  const parts = new Map(format.formatToParts(atMs).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return wall - Math.floor(atMs / 1000) * 1000
}
