import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { press } from '#tests/e2e/support/press.ts'
import { button, folder, imacAddress, notepads, stories } from './imacPage.ts'
import { aStory } from '#tests/e2e/support/stories.ts'
import { countsOf, expectNotGrown, settled } from '#tests/e2e/support/pageCounts.ts'

const storiesCall = '**/api/user-story/device/4'
const three = [1, 2, 3].map((n) =>
  aStory({ id: 100_000 + n, titleEN: `Story ${n}`, titleDE: `Geschichte ${n}`, textEN: `Told ${n}.` }),
)

test.describe('windows', () => {
  test.use({ viewport: { width: 800, height: 600 }, contextOptions: { reducedMotion: 'reduce' } })
  test.beforeEach(async ({ page }) => {
    await page.route(storiesCall, (route) => route.fulfill({ json: three }))
    await page.goto(imacAddress('visitor-stories'))
    for (const n of [1, 2]) await page.locator(`[data-story="${100_000 + n}"]`).press('Enter')
    await expect(notepads(page)).toHaveCount(2)
  })

  test('[IMAC-08] a drag moves the window, whole on the desktop, and changes nothing but its own transform @nightly', async ({
    page,
  }) => {
    const note = folder(page, 'Story 2')
    const before = (await note.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const admin = (await page.locator('[data-glass]').boundingBox()) ?? before
    // Towards the side where there is room.
    const across = before.x - admin.x > 50 ? -50 : 50
    const down = before.y - admin.y > 60 ? -30 : 30
    const [x, y] = [before.x + 140, before.y + 20]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.evaluate(() => {
      const seen = new Set<string>()
      new MutationObserver((records) => {
        for (const { target, type, attributeName } of records) {
          const id = target instanceof Element ? target.getAttribute('data-window') : null
          seen.add(`${type} ${attributeName} ${id}`)
        }
      }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
      Reflect.set(window, 'seenChanges', seen)
    })
    await page.mouse.move(x + across / 2, y + down / 3, { steps: 4 })
    await page.mouse.move(x + across, y + down, { steps: 4 })
    expect(await page.evaluate(() => [...Reflect.get(window, 'seenChanges')])).toEqual([
      'attributes style note:100002',
    ])
    // A second finger on the same bar neither takes the window along nor lets it go.
    await note.locator('header').evaluate((bar) => {
      const finger = {
        pointerId: 9,
        pointerType: 'touch',
        buttons: 1,
        clientX: 20,
        clientY: 20,
        bubbles: true,
      }
      // A finger that no hardware moves cannot be captured.
      if (bar instanceof HTMLElement) bar.setPointerCapture = () => {}
      for (const type of ['pointerdown', 'pointermove', 'pointerup'])
        bar.dispatchEvent(new PointerEvent(type, finger))
    })
    await page.mouse.up()
    const moved = async () => {
      const after = (await note.boundingBox()) ?? before
      return [Math.round(after.x - before.x), Math.round(after.y - before.y)]
    }
    await expect.poll(moved).toEqual([across, down])
    // Thrown far out it stops at the edge.
    await page.mouse.move(x + across, y + down)
    await page.mouse.down()
    await page.mouse.move(3000, 3000, { steps: 3 })
    await page.mouse.up()
    const end = (await note.boundingBox()) ?? before
    expect(end.x + end.width).toBeLessThanOrEqual(admin.x + admin.width + 1)
    expect(end.y + end.height).toBeLessThanOrEqual(admin.y + admin.height + 1)
  })
})

test('twelve entries and exits leave no node, listener or sound behind @nightly', async ({ page }) => {
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

  test('[IMAC-01] [IMAC-02] [IMAC-03] [IMAC-04] [IMAC-05] [IMAC-06] a visit to the drawn room, from welcome to the folder @full', async ({
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
