import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { followHours } from '#kiosk/hours/followHours.ts'
import { keepAwake } from '#kiosk/hours/keepAwake.ts'
import { Night } from '#kiosk/hours/Night.tsx'
import { watchPresence } from '#kiosk/heartbeat/presence.ts'
import type { KioskSettings } from '#contract/kioskSettings.ts'
import { noteSelfTest, setPhase, useKiosk } from '#state/kiosk.ts'
import { chooseLanguage, preventIdle, startNewVisit, useVisit } from '#state/visit.ts'
import { expectNoAxeViolations, openApp } from '../support/app.tsx'
import { render } from '../support/render.tsx'

const week = Array.from({ length: 7 }, () => [{ from: '10:00', to: '17:00' }])
const hours = { timeZone: 'UTC', week, exceptions: [] }
const main = page.getByRole('main')
const shownHours = page.getByRole('status').getByRole('heading', { name: 'Closed now' })
const onOpening = vi.fn<() => void>()
const onSelfTest = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })
  onOpening.mockReset()
  onSelfTest.mockReset()
  onTestFinished(() => {
    useKiosk.setState({ settings: {}, clockAheadMs: 0, phase: 'open', volume: 1 })
    useVisit.setState({ isInviting: false })
    vi.useRealTimers()
  })
})

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

/** A kiosk with these settings at a time of 6 January 2026, in UTC, which has tried itself that morning. */
async function openKiosk(
  time: string,
  settings: KioskSettings = { hours },
  address = '/about',
  testedAt = '09:59',
): Promise<void> {
  vi.setSystemTime(new Date(`2026-01-06T${time}:00Z`))
  localStorage.setItem('kiosk_start', '/about')
  useKiosk.setState({ settings })
  noteSelfTest(Date.parse(`2026-01-06T${testedAt}:00Z`))
  openApp(address)
  watchPresence()
  onTestFinished(followHours({ onOpening, onSelfTest }))
  await render(<Night />)
}

test('[HOURS-02] [HOURS-03] [HOURS-07] a kiosk closes when no visitor is there, shows its hours after a touch at night, and opens @full', async () => {
  await openKiosk('16:58')
  await expect.element(main).toBeVisible()
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await pass(240)
  expect(useKiosk.getState().phase).toBe('open')
  await pass(70)
  await expect.element(main).not.toBeInTheDocument()
  expect(useKiosk.getState().phase).toBe('closed')
  expect(localStorage.getItem('kiosk_closed')).toBe('yes')
  await pass(3)
  expect(document.documentElement.dataset.display).toBe('asleep')
  await expectNoAxeViolations()

  await userEvent.keyboard('{Shift}')
  await expect.element(shownHours).toBeVisible()
  await expect.element(page.getByText('Open again: Wednesday 7 January at 10:00')).toBeVisible()
  await expect.element(page.getByText('Wieder offen: Mittwoch, 7. Januar um 10:00')).toBeVisible()
  expect(document.documentElement.dataset.display).toBeUndefined()
  await expectNoAxeViolations()
  await pass(16)
  await expect.element(shownHours).not.toBeInTheDocument()

  expect(onSelfTest).not.toHaveBeenCalled()
  vi.setSystemTime(new Date('2026-01-07T09:59:20Z'))
  await pass(3)
  expect([document.documentElement.dataset.display, useKiosk.getState().phase]).toEqual(['awake', 'closed'])
  expect(onSelfTest).toHaveBeenCalledOnce()
  expect(onOpening).not.toHaveBeenCalled()
  await pass(60)
  await expect.element(main).toBeVisible()
  expect(onOpening).toHaveBeenCalledOnce()
  expect(onSelfTest).toHaveBeenCalledOnce()
  expect([document.documentElement.dataset.display, localStorage.getItem('kiosk_closed')]).toEqual([
    undefined,
    null,
  ])
})

test('[HOURS-07] a kiosk that is switched on after its opening time tests itself when no visitor is there', async () => {
  await openKiosk('12:01', { hours }, '/about', '00:00')
  await pass(60)
  expect(onSelfTest).not.toHaveBeenCalled()
  useVisit.setState({ isInviting: true })
  await pass(10)
  expect(onSelfTest).toHaveBeenCalledOnce()
  onSelfTest.mockReset()
  // Loaded anew an hour later, as for a new version.
  await openKiosk('13:00', { hours }, '/about', '12:01')
  useVisit.setState({ isInviting: true })
  await pass(10)
  expect(onSelfTest).not.toHaveBeenCalled()
})

test.each([
  [1080, 1920],
  [1920, 1080],
])(
  '[HOURS-03] all hours in both languages are on a screen of %i x %i, also with text twice as large @full',
  async (width, height) => {
    await page.viewport(width, height)
    // As on a touchscreen of 1080 px at 200 %.
    document.documentElement.style.fontSize = '47.5px'
    document.documentElement.dataset.textSize = '200'
    onTestFinished(() => {
      document.documentElement.removeAttribute('style')
      delete document.documentElement.dataset.textSize
    })
    const day = [
      { from: '10:00', to: '12:00' },
      { from: '13:30', to: '17:00' },
    ]
    await openKiosk('16:58', { hours: { ...hours, week: Array.from({ length: 7 }, () => day) } })
    await expect.element(main).toBeVisible()
    await pass(310)
    await expect.element(main).not.toBeInTheDocument()
    await pass(3)
    await userEvent.keyboard('{Shift}')
    await expect.element(shownHours).toBeVisible()
    const night = document.querySelector('[popover]')
    expect(night?.scrollHeight).toBeLessThanOrEqual(night?.clientHeight ?? 0)
    expect(night?.scrollWidth).toBeLessThanOrEqual(night?.clientWidth ?? 0)
  },
)

test('[HOURS-02] a recording at closing time is not interrupted; an inviting kiosk closes at once @full', async () => {
  await openKiosk('16:59')
  const release = preventIdle('recording')
  await pass(700)
  expect(useKiosk.getState().phase).toBe('open')
  release()
  useVisit.setState({ isInviting: true })
  await pass(5)
  expect(useKiosk.getState().phase).toBe('closed')
})

test('[HOURS-02] a touch while it fades brings the page back', async () => {
  await openKiosk('17:01')
  useVisit.setState({ isInviting: true })
  await pass(2.5)
  expect(useKiosk.getState().phase).toBe('closing')
  useVisit.setState({ isInviting: false })
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await pass(5)
  expect(useKiosk.getState().phase).toBe('open')
  await expect.element(main).toBeVisible()
})

test('[HOURS-04] a machine with a wrong clock follows the server’s', async () => {
  await openKiosk('03:00')
  useKiosk.setState({ clockAheadMs: 8 * 3_600_000 })
  useVisit.setState({ isInviting: true })
  await pass(5)
  expect(useKiosk.getState().phase).toBe('open')
})

test('[HOURS-02] one that is started at night is black at once; staff are let in at any time', async () => {
  setPhase('closed')
  await openKiosk('03:00')
  await pass(5)
  expect(useKiosk.getState().phase).toBe('closed')
  await expect.element(main).not.toBeInTheDocument()
  openApp('/admin')
  await pass(5)
  await expect.element(main).toBeVisible()
  expect(onOpening).not.toHaveBeenCalled()
})

test('[HOURS-05] a kiosk that is open holds a wake lock; one that is closed lets go of it', async () => {
  const release = vi.fn<() => Promise<void>>(async () => {})
  const request = vi.fn<() => Promise<{ released: boolean; release: typeof release }>>(async () => ({
    released: false,
    release,
  }))
  vi.stubGlobal('navigator', Object.create(navigator, { wakeLock: { value: { request } } }))
  onTestFinished(() => void vi.unstubAllGlobals())
  keepAwake()
  await expect.poll(() => request.mock.calls.length).toBe(1)
  useKiosk.setState({ phase: 'closed' })
  await expect.poll(() => release.mock.calls.length).toBe(1)
  useKiosk.setState({ phase: 'open' })
  await expect.poll(() => request.mock.calls.length).toBe(2)
})

test('[KSET-02] a kiosk shows what staff have chosen: other addresses lead to its start page', async () => {
  await openKiosk('12:00', { exhibits: ['uiCards', 'memoryRecorder'] })
  openApp('/exhibits')
  await expect.element(main.getByRole('link', { name: /UI Cards/ })).toBeVisible()
  await expect.element(main.getByRole('link', { name: /Compact Cassette/ })).not.toBeInTheDocument()
  await expect.element(main.getByRole('link', { name: /Werkschau/ })).not.toBeInTheDocument()
  openApp('/exhibits/werkschau/tape')
  await expect.poll(() => location.pathname).toBe('/about')
})

test('[KSET-02] a visit begins in the language that staff have set, or in that of the visitor before', () => {
  chooseLanguage('de')
  startNewVisit()
  expect(useVisit.getState().language).toBeNull()
  useKiosk.setState({ settings: { language: 'en' } })
  chooseLanguage('de')
  startNewVisit()
  expect(useVisit.getState().language).toBe('en')
  useKiosk.setState({ settings: { language: 'visitor' } })
  chooseLanguage('de')
  startNewVisit()
  expect(useVisit.getState().language).toBe('de')
})
