import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as routes from '#contract/routes.ts'
import { overridesQuery } from '#api/queries/overrides.ts'
import { queryClient } from '#api/queryClient.ts'
import { Attract } from '#kiosk/attract/Attract.tsx'
import { startNewVisit, useVisit } from '#state/visit.ts'
import { aBareStory } from '#tests/e2e/support/stories.ts'
import { answer } from '../support/answers.ts'
import { expectNoAxeViolations, openApp } from '../support/app.tsx'
import { render } from '../support/render.tsx'

const start = '/about'
const invitation = page.getByRole('region', { name: /^(?:Einladung|Invitation)$/ })
const way = invitation.getByRole('link')
const toStart = invitation.getByRole('button')

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })
  answer(routes.deviceStories, [])
  onTestFinished(() => {
    useVisit.setState({ isInviting: false })
    vi.useRealTimers()
  })
})

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

/** A screen at its start with nobody before it. */
async function openStart(address = start): Promise<void> {
  localStorage.setItem('kiosk_start', address)
  openApp(address)
  await render(<Attract />)
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
}

/** And the second picture is on, which leads to the cassette. */
async function openTape(address = start): Promise<void> {
  await openStart(address)
  await pass(64)
  await expect.element(invitation).toBeVisible()
  await pass(14)
  await expect.element(way).toHaveAttribute('href', '/exhibits/werkschau/tape')
}

test('[FIT-04] after a minute without input on the start page, exhibits invite in German and English in turns', async () => {
  const textDE = 'Wir nahmen die Hitparade auf, immer mit dem Daumen auf der Taste.'
  answer(routes.deviceStories, [aBareStory({ textDE, language: 'de' })])
  await openStart()
  await pass(40)
  await expect.element(invitation).not.toBeInTheDocument()
  await pass(24)
  await expect.element(invitation.getByText('Was ist von deinen Geräten geblieben?')).toBeVisible()
  await expectNoAxeViolations()
  const languages = new Set<string | null>()
  const quoted: string[] = []
  for (let turn = 0; turn < 7; turn += 1) {
    await pass(14)
    languages.add(invitation.element().getAttribute('lang'))
    quoted.push(invitation.element().textContent)
  }
  expect(languages).toEqual(new Set(['de', 'en']))
  expect(quoted[0]).toContain('No. 01 Compact Cassette, 1963')
  expect(quoted.some((words) => words.includes('mit dem Daumen auf der Taste'))).toBe(true)
})

test('[FIT-04] the player that invites is lit, in the language of its turn', async () => {
  await openTape()
  await pass(14)
  await expect.element(way).toHaveAttribute('href', '/exhibits/werkschau/ipod')
  await expect.element(invitation.getByText('Geschichten', { exact: true })).toBeVisible()
})

test('[FIT-04] on a narrow viewport the link to the start page is beside the invitation to touch', async () => {
  await page.viewport(390, 844)
  await openStart()
  await pass(64)
  await expect.element(toStart).toBeVisible()
  const touch = invitation.getByText('Berühren').elements().at(-1)
  expect(toStart.element().getBoundingClientRect().bottom).toBeLessThan(
    touch?.getBoundingClientRect().top ?? 0,
  )
  expect(invitation.element().getBoundingClientRect().width).toBe(390)
})

test.for([
  { sign: 'a touch', act: () => way.click({ force: true }), leads: '/exhibits/werkschau/tape' },
  { sign: 'a touch on the way to the start', act: () => toStart.click(), leads: start },
  { sign: 'a key', act: () => userEvent.keyboard('{Shift}'), leads: start },
  {
    sign: 'a wheel',
    act: () => document.body.dispatchEvent(new WheelEvent('wheel', { bubbles: true })),
    leads: start,
  },
])(
  '[FIT-04] the first sign of somebody ends the invitation: $sign leads to $leads',
  async ({ act, leads }) => {
    await openTape()
    history.pushState(null, '', start)
    await act()
    await expect.element(invitation).not.toBeInTheDocument()
    expect(location.pathname).toBe(leads)
  },
)

test.for([
  { use: 'a touch', act: () => document.body.dispatchEvent(new TouchEvent('touchstart', { bubbles: true })) },
  {
    use: 'a mouse that moves',
    act: () => document.body.dispatchEvent(new MouseEvent('mousemove', { bubbles: true })),
  },
  { use: 'a key', act: () => userEvent.keyboard('{Shift}') },
])('[FIT-04] a page that somebody uses is not covered before the visit has ended: $use', async ({ act }) => {
  await openStart()
  await act()
  await pass(280)
  await expect.element(invitation).not.toBeInTheDocument()
  startNewVisit()
  await pass(5)
  await expect.element(invitation).toBeVisible()
})

test('[FIT-04] a moving mouse alone does not close the invitation', async () => {
  await openStart()
  await pass(64)
  document.body.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
  await pass(1)
  await expect.element(invitation).toBeVisible()
})

test('[FIT-04] staff set after how long it begins', async () => {
  queryClient.setQueryData(overridesQuery.queryKey, {
    values: { 'times.attract': 200 },
    storiesAwaitReading: false,
  })
  await openStart()
  await pass(190)
  await expect.element(invitation).not.toBeInTheDocument()
  await pass(15)
  await expect.element(invitation).toBeVisible()
})
