import type { Page } from '@playwright/test'
import { answeringMachineExhibit } from '#content/exhibits/answeringMachine/exhibit.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { press } from '#tests/e2e/support/press.ts'

const { address } = answeringMachineExhibit
const key = (page: Page) => page.getByRole('button', { name: /^Play the (greeting|next message)$/ })
const player = (page: Page) => page.getByRole('group', { name: 'The story of the answering machine' })
const running = (page: Page) => page.locator('[data-running=greeting]')

test.use({ viewport: { width: 854, height: 480 } })

test('the scene moves while a tape runs, and rests when the lamp has counted and the tape has stopped @full', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await page.goto(`${address}?stage=least`)
  await expect(page.locator('[data-scene=ready]')).toBeAttached({ timeout: 120_000 })
  await expect(page.getByText('The lamp counts 5 messages')).toBeVisible()
  const frames = () => page.evaluate(() => window.__museum?.frames() ?? 0)
  let before = -1
  /** Frames since it was asked last. */
  const drawn = async () => {
    const now = await frames()
    const since = now - before
    before = now
    return since
  }
  const atRest = { intervals: [1500], timeout: 90_000 }
  await expect.poll(drawn, atRest).toBe(0)
  await press(key(page))
  await expect(running(page)).toBeAttached()
  // Winding on and the key's way up have ended by then: what still moves are the reels.
  const heard = async () => Number(await player(page).getByRole('slider').inputValue())
  await expect.poll(heard).toBeGreaterThan(4)
  await drawn()
  await expect.poll(drawn).toBeGreaterThan(0)
  await press(player(page).getByRole('button', { name: /^Pause/ }))
  await expect(running(page)).toHaveCount(0)
  await expect.poll(drawn, atRest).toBe(0)
  await press(key(page))
  await expect(page.getByText('Message 1 of 5')).toBeVisible()
})
