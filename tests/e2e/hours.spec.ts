import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { adminOf } from './support/admin.ts'
import { expect, test } from './support/fixtures.ts'
import { screensOf } from './support/kiosks.ts'

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })
// On a clock that is wound on, a refresh may be under way when the test ends and takes its page along.
test.beforeEach(({ pageErrors }) => pageErrors.allowError(/Failed to load/))

/** A time of the day in UTC, in some hours. */
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16)

test('[HOURS-02] [HOURS-03] [KSET-01] staff close the kiosks of a room from the board, which start black at night, show their hours, and open @nightly', async ({
  page,
  server,
  adminToken,
}) => {
  const screens = screensOf(server.url, adminToken)
  const { ask } = adminOf(server.url, adminToken)
  const label = `Night ${randomUUID()}`
  let revision = 0
  const setLocation = (settings: object) =>
    ask('/api/admin/locations/settings', z.unknown(), { room: label, settings, revision: revision++ })
  const heading = page.getByRole('heading', { level: 1, name: 'About' })
  await page.clock.install()
  await page.goto(`/about?kioskKey=${await screens.key(label, label)}`)
  await expect(heading).toBeVisible()
  await expect.poll(async () => (await screens.all(label)).length).toBe(1)

  const week = Array.from({ length: 7 }, () => [{ from: inHours(2), to: inHours(4) }])
  await setLocation({ hours: { timeZone: 'UTC', week, exceptions: [] } })
  // Nobody comes: it is loaded anew with what is set, and closes.
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(10_000)
        return page.getByRole('main').count()
      },
      { timeout: 90_000 },
    )
    .toBe(0)
  await expect
    .poll(async () => {
      await page.clock.fastForward(10_000)
      return (await screens.all(label))[0]?.facts.isClosed
    })
    .toBe(true)
  await page.reload()
  await expect(page.locator('section[popover]')).toBeVisible()
  await expect(page.getByRole('main')).toHaveCount(0)
  await page.touchscreen.tap(400, 300)
  await expect(page.getByRole('heading', { name: 'Closed now' })).toBeVisible()
  await expect(page.getByText(inHours(2)).first()).toBeVisible()

  await setLocation({})
  await expect
    .poll(async () => {
      await page.clock.fastForward(10_000)
      return heading.count()
    })
    .toBe(1)
})
