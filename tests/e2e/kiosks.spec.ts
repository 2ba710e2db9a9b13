import { randomUUID } from 'node:crypto'
import { openAdmin } from './support/admin.ts'
import { expect, test } from './support/fixtures.ts'
import { screensOf } from './support/kiosks.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a key opens a kiosk, which reports to the board, and reloads on order of staff @full', async ({
  page,
  browser,
  server,
  adminToken,
  pageErrors,
}) => {
  // Its key is revoked in the end, while it listens to its group.
  pageErrors.allowError(/401 .*\/api\/location\/recent/)
  const screens = screensOf(server.url, adminToken)
  const label = `Hall ${randomUUID()}`
  const office = await browser.newContext({ baseURL: server.url })
  const staff = await office.newPage()
  const row = staff.getByRole('listitem').filter({ hasText: label })
  const link = (name: string) => staff.getByRole('link', { name, exact: true })
  await openAdmin(staff, adminToken, 'settings')
  await staff.getByRole('textbox', { name: 'Name of the screen' }).fill(label)
  await staff.getByRole('button', { name: 'Create link' }).click()
  const { search } = new URL(await staff.locator('code').innerText())
  await row.getByRole('button', { name: /^Change location/ }).click()
  await staff.getByRole('textbox', { name: 'Location', exact: true }).fill('Hall 1')
  await staff.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('at Hall 1')

  await page.goto(`/about${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0)
  expect(page.url()).not.toContain('kioskKey')
  await expect.poll(async () => (await screens.all(label)).length).toBe(1)
  const [screen] = await screens.all(label)
  expect(screen).toMatchObject({
    id: await page.evaluate(() => localStorage.getItem('screen_id')),
    location: 'Hall 1',
    facts: {
      route: '/about',
      errors: 0,
      language: 'en',
      size: { width: 800, height: 600 },
      scenes: 'stills',
      loaded: 'start',
      microphone: { permission: 'granted' },
      version: expect.stringMatching(/^index-\d+\.\d+\.\d+-[\w-]{8}$/),
      storage: { quota: expect.any(Number) },
    },
  })

  await link('Screens').click()
  await expect(row).toContainText('Hall 1')
  await row.getByRole('button', { name: /^Reload/ }).click()
  await staff.getByRole('button', { name: 'Reload now' }).click()
  await expect(row).toContainText('Reloads at its next contact')
  await page.goto('/about')
  await expect
    .poll(async () => {
      const [now] = await screens.all(label)
      return [now?.order ?? null, now?.facts.loaded]
    })
    .toEqual([null, 'staff'])

  await link('Settings').click()
  await row.getByRole('button', { name: /^Revoke/ }).click()
  await staff.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(row).toContainText('revoked')
  await office.close()
})
