import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { press } from '#tests/e2e/support/press.ts'
import { button, folder, imacAddress, notepads, stories } from './imacPage.ts'
import { aStory } from '#tests/e2e/support/stories.ts'
import { countsOf, expectNotGrown, settled } from '#tests/e2e/support/pageCounts.ts'

const storiesCall = '**/api/user-story/device/4'
const three = [1, 2, 3].map((n) =>
  aStory({ id: 100_000 + n, titleEN: `Story ${n}`, titleDE: `Geschichte ${n}`, textEN: `Told ${n}.` }),
)

test('twelve entries and exits leave no node, listener or sound behind @full', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route(storiesCall, (route) => route.fulfill({ json: three }))
  await page.goto(imacAddress('desktop'))
  const counted = await countsOf(page)
  const visit = async () => {
    await button(page, 'Device Story').click()
    await page.getByRole('button', { name: /^Play/ }).click()
    await expect(page.getByRole('button', { name: /^Pause/ })).toBeVisible()
    await button(page, 'Visitor Stories').click()
    await page.locator('[data-story="100001"]').press('Enter')
    await expect(notepads(page)).toHaveCount(1)
    await button(page, 'Close Story 1').click()
    await button(page, 'Close Visitor Stories').click()
    await expect(page).toHaveURL(/\/desktop$/)
  }
  for (let warmUp = 0; warmUp < 3; warmUp += 1) await visit()
  const before = await settled(counted)
  for (let round = 0; round < 12; round += 1) await visit()
  await expectNotGrown(counted, before)
})

test.describe('in the studio itself', () => {
  test.use({ viewport: { width: 800, height: 600 } })

  test('[IMAC-01] [IMAC-02] [IMAC-03] [IMAC-04] [IMAC-05] [IMAC-06] a visit to the drawn room, from welcome to the folder', async ({
    page,
    staffToken,
  }) => {
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
      await press(stories(page).first())
      await expect(notepads(page)).toContainText('I carried it by its handle.')
    })
    await test.step('the story of the device plays', async () => {
      await press(button(page, 'Device Story'))
      const story = folder(page, 'Device Story')
      await press(story.getByRole('button', { name: /^Play/ }))
      await expect(story.getByRole('slider')).not.toHaveValue('0')
      await press(story.getByRole('button', { name: /^Pause/ }))
    })
    await test.step('the room comes to rest', async () => {
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
