import { tapeExhibit } from '#content/exhibits/tape/exhibit.ts'
import { submitVoice } from '#tests/e2e/support/leaveStories.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { key, openFilm, place, tapeAddress, tapeOf, time, transport } from './tapePage.ts'
import { press } from '#tests/e2e/support/press.ts'

test('on a phone a touch of the head is a touch of its keys, and the film goes on @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openFilm(page)
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.getByRole('button', { name: 'Vorspann überspringen' })).toBeVisible()
})

test.describe('over the scene', () => {
  test.use({ viewport: { width: 1024, height: 640 } })

  test('[TAPE-08] a visit to the scene @full', async ({ page, server }) => {
    test.setTimeout(240_000)
    const voice = await submitVoice(server.url, tapeExhibit.device.id)
    await page.goto('/exhibits')
    await page.goto(`${tapeAddress}?stage=least`)
    await expect(page.locator('[data-scene=ready]').first()).toBeAttached({ timeout: 90_000 })
    await test.step('the film ends by itself or by a key; the keys of the deck lie on the drawn ones', async () => {
      await page.keyboard.press('a')
      await expect(key(page, 'Play')).toBeVisible()
      // The power key is as small as it is drawn; what it takes of a finger is larger.
      const row = page
        .getByRole('group', { name: 'Keys of the deck' })
        .locator('button:not([data-key="power"])')
      await expect(row).toHaveCount(6)
      await expect(page.locator('[data-key="power"]')).toHaveAttribute('data-down', 'true')
      for (const each of await row.all()) {
        const box = await each.boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      }
    })
    await test.step('the narration is wound and played, its meter reads the real signal, its captions follow', async () => {
      await expect(time(page)).toHaveText(/^0:00 \/ 1:\d\d$/)
      await place(page).fill('30')
      await press(key(page, 'Fast-forward 5 seconds'))
      await expect(time(page)).toHaveText(/^0:35 \//)
      await press(key(page, 'Play'))
      await expect(key(page, 'Play')).toHaveAttribute('data-down', 'true')
      await expect.poll(() => page.locator('[role=meter] [data-lit]').count()).toBeGreaterThan(4)
      await expect(page.getByText('SIMULATED')).toHaveCount(0)
      await expect(page.locator('[data-caption]')).toHaveText(/\w{3}/)
    })
    await test.step('a visitor’s voice goes into the deck', async () => {
      await press(tapeOf(page, voice))
      await press(key(page, 'Put this tape in the deck'))
      await expect(time(page)).toHaveText('0:00 / 0:06')
      await press(key(page, 'Play'))
      await expect(transport(page)).toHaveText('Now playing')
    })
    await test.step('eject leads to the chooser without a step back', async () => {
      await press(page.getByRole('button', { name: 'EJECT AND RETURN' }))
      await expect(page).toHaveURL(/\/exhibits\/werkschau$/, { timeout: 30_000 })
      await page.goBack()
      await expect(page).toHaveURL(/\/exhibits$/)
    })
  })
})
