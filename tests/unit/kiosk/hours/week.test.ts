import { expect, onTestFinished, test, vi } from 'vitest'
import { isExpected } from '#contract/kiosks.ts'
import type { OpeningHours } from '#contract/openingHours.ts'
import { fakeStorage } from '../../lib/fakeStorage.ts'

const hourMs = 3_600_000
const span = (text: string) => {
  const [from = '', to = ''] = text.split('-')
  return { from, to }
}
const plan = (timeZone: string, days: readonly string[], exceptions: Record<string, string> = {}) => ({
  timeZone,
  week: days.map((day) => day.split(' ').filter(Boolean).map(span)),
  exceptions: Object.entries(exceptions).map(([date, day]) => ({
    date,
    spans: day.split(' ').filter(Boolean).map(span),
  })),
})

/** With how many hours the machine's own clock is ahead. */
const kiosks: Readonly<Record<string, readonly [hours: OpeningHours, machineAhead: number]>> = {
  'hall: closed on Mondays, late on Thursdays, a holiday on Friday, another time on Saturday': [
    plan(
      'Europe/Zurich',
      ['', '10:00-17:00', '10:00-17:00', '10:00-20:00', '10:00-17:00', '10:00-17:00', '10:00-17:00'],
      { '2026-12-25': '', '2026-12-26': '13:00-16:00' },
    ),
    0,
  ],
  'bar: open over midnight from Friday to Sunday; its clock is five hours ahead': [
    plan('Europe/Zurich', ['', '', '', '', '20:00-03:00', '20:00-03:00', '']),
    5,
  ],
  'abroad: in another zone, with a break, two spans that overlap': [
    plan('America/New_York', [
      ...Array.from({ length: 5 }, () => '09:00-11:00 10:00-12:00 14:00-18:00'),
      '',
      '',
    ]),
    0,
  ],
}

test('[HOURS-01] a week of three kiosks, hour by hour, by the clock of the page and by that of the server', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', fakeStorage({}))
  vi.stubGlobal('sessionStorage', fakeStorage({}))
  vi.stubGlobal('location', new URL('http://localhost/about'))
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const { followHours } = await import('#kiosk/hours/followHours.ts')
  const { useKiosk } = await import('#state/kiosk.ts')
  const { useVisit } = await import('#state/visit.ts')
  // The router looks for it when it is loaded.
  vi.stubGlobal('history', { replaceState: () => {} })
  const monday = Date.parse('2026-12-21T00:00:00+01:00')
  const lines = ['Open (#) at half past each hour of Zurich, Monday 21 to Sunday 27 December 2026.', '']

  for (const [name, [hours, machineAhead]] of Object.entries(kiosks)) {
    const settings = { hours }
    const openings = { onOpening: vi.fn<() => void>(), onSelfTest: vi.fn<() => void>() }
    vi.setSystemTime(monday + machineAhead * hourMs)
    useVisit.setState({ isInviting: true })
    useKiosk.setState({ settings, clockAheadMs: -machineAhead * hourMs, phase: 'closed' })
    const stop = followHours(openings)
    lines.push(name, `   ${'the page'.padEnd(26)}the server expects it`)
    for (const [at, day] of ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].entries()) {
      let [page, server] = ['', '']
      for (let hour = 0; hour < 24; hour += 1) {
        const nowMs = monday + (at * 24 + hour + 0.5) * hourMs
        // Not earlier than the last minute before the hour, so that each opening is seen to come.
        vi.setSystemTime(nowMs + (machineAhead - 0.5) * hourMs - 30_000)
        vi.advanceTimersByTime(2_000)
        vi.setSystemTime(nowMs + machineAhead * hourMs)
        vi.advanceTimersByTime(6_000)
        page += useKiosk.getState().phase === 'open' ? '#' : '.'
        server += isExpected({ settings, location: null }, [], nowMs) ? '#' : '.'
      }
      lines.push(`${day} ${page}  ${server}`)
    }
    stop()
    const { onOpening, onSelfTest } = openings
    expect(onSelfTest.mock.calls.length).toBe(onOpening.mock.calls.length)
    lines.push(`   opened and tried itself before: ${onOpening.mock.calls.length} times`, '')
  }
  await expect(lines.join('\n')).toMatchFileSnapshot('week.txt')
})
