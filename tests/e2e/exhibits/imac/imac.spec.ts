import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { press } from '#tests/e2e/support/press.ts'
import { button, folder, imacAddress, notepads, stories } from './imacPage.ts'

test.describe('in the studio itself', () => {
  test.use({ viewport: { width: 800, height: 600 } })

  test('a visit to the scene, from welcome to the folder @full', async ({ page, staffToken }) => {
    test.setTimeout(240_000)
    await page.addInitScript((token) => localStorage.setItem('auth_token', token), staffToken)
    await page.goto(`${imacAddress('welcome')}?stage=least`)
    await expect(page.locator('[data-scene=ready]')).toBeAttached({ timeout: 90_000 })
    await test.step('a note is taken off and read', async () => {
      await press(page.getByRole('list', { name: 'Notes that visitors left' }).getByRole('button').first())
      await expect(page.getByRole('dialog')).toContainText(/\w{4}/)
      await press(button(page, 'Stick it back'))
    })
    await test.step('it boots, and the desktop lies on the drawn tube', async () => {
      await press(button(page, 'Share my memory'))
      await expect(folder(page, 'Share Story')).toBeVisible()
      const tube = () =>
        page.locator('[data-glass]').evaluate((glass) => glass.getBoundingClientRect().toJSON())
      // The camera is on its way to it.
      await expect.poll(async () => (await tube()).width).toBeGreaterThan(550)
      const { width, height } = await tube()
      expect(width / height).toBeCloseTo(4 / 3, 1)
      const calls = await page.evaluate(() => window.__museum?.render().calls ?? Number.NaN)
      expect(calls).toBeLessThanOrEqual(60)
    })
    await test.step('a memory goes into the folder and is read there', async () => {
      const form = folder(page, 'Share Story')
      await form.getByRole('textbox', { name: 'Your story' }).fill('I carried it by its handle.')
      await press(form.getByRole('button', { name: 'Upload Text' }))
      await expect(form.getByRole('heading', { name: 'Thanks for sharing your story!' })).toBeFocused()
      await press(form.getByRole('button', { name: 'Open the folder' }))
      // The folder may still show the list as it was.
      await press(stories(page).filter({ hasText: 'I carried it' }))
      await expect(notepads(page)).toContainText('I carried it by its handle.')
    })
    await test.step('the story of the device plays', async () => {
      await press(button(page, 'Device Story'))
      const story = folder(page, 'Device Story')
      await press(story.getByRole('button', { name: /^Play/ }))
      await expect(story.getByRole('slider')).not.toHaveValue('0')
      await press(story.getByRole('button', { name: /^Pause/ }))
    })
    await test.step('the scene comes to rest', async () => {
      let frames = -1
      await expect
        .poll(
          async () => {
            const before = frames
            frames = await page.evaluate(() => window.__museum?.frames() ?? -1)
            return frames === before
          },
          { intervals: [1000], timeout: 60_000 },
        )
        .toBe(true)
    })
  })
})
