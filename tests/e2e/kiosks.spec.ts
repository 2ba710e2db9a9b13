import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { openAdmin } from './support/admin.ts'
import { expect, test } from './support/fixtures.ts'
import { screensOf } from './support/kiosks.ts'

const rowOf = (page: Page, id: string) => page.locator(`[data-screen="${id}"]`)
const idOf = (page: Page) => page.evaluate(() => localStorage.getItem('screen_id') ?? '')

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('[ADMIN-09] a kiosk tells of itself, is seen on the board, and reloads when staff want it to @full', async ({
  page,
  browser,
  server,
  adminToken,
}) => {
  const screens = screensOf(server.url, adminToken)
  const label = `Hall ${randomUUID()}`
  await page.goto(`/about?kioskKey=${await screens.key(label, 'Hall 1')}`)
  await expect.poll(async () => (await screens.all(label)).length).toBe(1)
  const id = await idOf(page)
  const [screen] = await screens.all(label)
  expect(screen).toMatchObject({
    id,
    room: 'Hall 1',
    facts: {
      route: '/about',
      errors: 0,
      language: 'en',
      size: { width: 800, height: 600 },
      scenes: 'stills',
      loaded: 'start',
      microphone: { permission: 'granted' },
    },
  })
  expect(screen?.facts.frameRate).toBeGreaterThanOrEqual(0)
  expect(screen?.facts.version).toMatch(/^[\w-]{6,}$/)
  expect(screen?.facts.storage?.quota).toBeGreaterThan(0)

  const office = await browser.newContext({ baseURL: server.url })
  const staff = await office.newPage()
  await openAdmin(staff, adminToken, 'screens')
  const row = rowOf(staff, id)
  await expect(row).toContainText('Hall 1')
  await row.getByRole('button', { name: /^Name and room/ }).click()
  await staff.getByRole('textbox', { name: 'Name of the screen' }).fill('By the window')
  await staff.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByRole('heading', { name: 'By the window' })).toBeVisible()
  await expect(row.getByRole('button', { name: /^Name and room/ })).toBeFocused()
  await expectNoAxeViolations(staff)

  // Somebody is there: only 'now' is executed, and once.
  await row.getByRole('button', { name: /^Reload/ }).click()
  await staff.getByRole('button', { name: 'When nobody is there' }).click()
  await expect(row).toContainText('Reloads as soon as nobody is there')
  await page.evaluate(() => Reflect.set(window, 'before', true))
  await page.evaluate(() => history.pushState(null, '', '/exhibits'))
  await expect
    .poll(async () => (await screens.all(label))[0]?.facts.route, { timeout: 60_000 })
    .toBe('/exhibits')
  expect(await page.evaluate(() => Reflect.get(window, 'before'))).toBe(true)
  await row.getByRole('button', { name: /^Reload/ }).click()
  await staff.getByRole('button', { name: 'Now, in any case' }).click()
  await page.goto('/about')
  await expect
    .poll(async () => {
      const [now] = await screens.all(label)
      return [now?.order ?? null, now?.facts.loaded]
    })
    .toEqual([null, 'staff'])
  await office.close()
})

test('[ADMIN-09] the board says what is wrong in words, the worst first, and a refresh leaves the focus', async ({
  page,
  adminToken,
}) => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 0, 5, 9, 0) - minutes * 60_000).toISOString()
  const base = {
    keyId: '0123456789abcdef',
    keyLabel: null,
    room: null,
    hasOwnRoom: false,
    firstSeenAt: at(60),
    order: null,
    selfTest: null,
  }
  const facts = {
    version: 'new',
    route: '/about',
    frameRate: 60,
    errors: 0,
    lastError: null,
    outbox: { waiting: 0, refused: 0 },
    storage: { used: 1e6, quota: 1e9, isPersisted: true },
    microphone: { permission: 'granted', devices: 1 },
    language: 'de',
    size: { width: 1080, height: 1920, ratio: 1 },
    upSeconds: 60,
    scenes: 'drawn',
    loaded: 'start',
    isEnding: false,
  }
  const screen = (name: string, minutes: number, more = {}) => ({
    ...base,
    id: name,
    name,
    seenAt: at(minutes),
    facts: { ...facts, ...more },
  })
  const shown = [
    screen('well', 1),
    screen('late', 4),
    screen('gone', 16),
    screen('errors', 1, { errors: 2 }),
    screen('waiting', 1, { outbox: { waiting: 3, refused: 1 } }),
    screen('full', 1, { storage: { used: 95, quota: 100, isPersisted: false } }),
    screen('deaf', 1, { microphone: { permission: 'denied', devices: 1 } }),
    screen('old', 1, { version: 'other' }),
    {
      ...screen('failed', 1),
      selfTest: { at: at(5), by: 'Milo', results: [{ check: 'microphone', outcome: 'failed' }] },
    },
  ]
  await page.route('**/api/desk/screens', (route) =>
    route.fulfill({ json: { now: at(0), version: 'new', screens: shown } }),
  )
  await page.clock.install()
  await openAdmin(page, adminToken, 'screens')
  const names = () =>
    page.locator('[data-screen]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-screen')))
  await expect
    .poll(names)
    .toEqual(['gone', 'late', 'waiting', 'full', 'deaf', 'failed', 'errors', 'old', 'well'])
  for (const [name, words] of [
    ['gone', /Gone: no sign of life for more than 15 minutes/],
    ['gone', /16\s?min ago/],
    ['late', /Late/],
    ['errors', /2 errors since its start/],
    ['waiting', /3 contributions wait to be sent/],
    ['waiting', /does not take one contribution/],
    ['full', /Storage nearly full/],
    ['deaf', /Microphone missing or not allowed/],
    ['old', /Old version/],
    ['failed', /Self-test failed: Microphone/],
    ['well', /Well/],
  ] as const)
    await expect(rowOf(page, name)).toContainText(words)
  await expect(page.getByRole('status').filter({ hasText: '9 screens: 1 well, 8 to look at.' })).toBeVisible()
  await expect(page.getByText(/^Last backup$/)).toBeVisible()
  await expectNoAxeViolations(page)

  const key = rowOf(page, 'well').getByRole('button', { name: /^Reload/ })
  await key.focus()
  shown.reverse()
  shown.unshift(screen('new', 20, { errors: 1 }))
  await page.clock.fastForward(11_000)
  await expect(rowOf(page, 'new')).toBeVisible()
  await expect(key).toBeFocused()
  expect((await names()).at(-1)).toBe('new')
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  shown.pop()
  await page.clock.fastForward(11_000)
  await expect.poll(async () => (await names())[0]).toBe('new')
})

test('[ADMIN-08] the board says when the server doubts its clock, and a curator can say that it is right @full', async ({
  page,
  adminToken,
}) => {
  let seenAt: string | null = '2026-01-05T09:00:00.000Z'
  await page.route('**/api/desk/health', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), clockDoubtedSince: seenAt } })
  })
  await page.route('**/api/desk/health/clock', async (route) => {
    seenAt = null
    await route.continue()
  })
  await openAdmin(page, adminToken, 'screens')
  const doubt = page.getByText('The server’s clock has jumped ahead')
  await expect(doubt).toContainText('2026')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'The clock is right' }).click()
  await expect(doubt).toBeHidden()
})
