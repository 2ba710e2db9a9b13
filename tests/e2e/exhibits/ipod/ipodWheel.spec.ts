import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { fourStories } from './fourStories.ts'
import { arc, glass, ipodAddress, marked, onScreen, row, stock, wheelKey } from './ipodPage.ts'
import { press } from '#tests/e2e/support/press.ts'

// The window is low: the page scrolls, and nothing is drawn by the graphics card.
test.use({ viewport: { width: 640, height: 520 } })

test.describe('over the scene', () => {
  test.use({ viewport: { width: 480, height: 600 } })

  test('arcs on the drawn wheel, by screen coordinates, move the list that lies on the drawn display @full', async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await stock(page, fourStories)
    await page.goto('/exhibits')
    await page.goto(`${ipodAddress}?stage=least`)
    await expect(page.locator('[data-scene=ready]')).toBeAttached({ timeout: 90_000 })
    await onScreen(page, 'covers')
    await page.keyboard.press('Escape')
    await onScreen(page, 'home')
    await press(row(page, 'Now Playing'))
    await press(wheelKey(page, 'Play or pause'))
    await expect(glass(page).locator('[data-phase]')).toHaveText('Playing')
    await press(wheelKey(page, 'Menu'))
    await press(row(page, 'Stories'))
    await onScreen(page, 'stories')
    // Not from MENU: where frames take seconds, that would be held.
    await arc(page, 20, 32)
    await expect(marked(page)).toContainText('A voice without a title')
    await arc(page, 90, -17)
    await expect(marked(page)).toContainText('Shuffle on the tram')
    expect((await page.evaluate(() => window.__museum?.render().calls)) ?? 99).toBeLessThanOrEqual(60)
    // At rest nothing is drawn any more.
    await page.mouse.move(2, 2)
    const frames = () => page.evaluate(() => window.__museum?.frames() ?? 0)
    let last = -1
    await expect
      .poll(
        async () => {
          const before = last
          last = await frames()
          return last - before
        },
        { intervals: [1500], timeout: 60_000 },
      )
      .toBe(0)
    // The page's display lies on the drawn one: it is tilted like it, by a real perspective.
    const matrix = await glass(page).evaluate((element) => getComputedStyle(element).transform)
    expect(matrix).toMatch(/^matrix3d\(/)
    // A lost context brings the still, in the same place.
    const before = await page.locator('[data-wheel]').boundingBox()
    await page.evaluate(() => window.__museum?.loseContext())
    await expect(page.locator('[data-scene=ready]')).toHaveCount(0)
    const after = await page.locator('[data-wheel]').boundingBox()
    expect(Math.abs((after?.x ?? 0) - (before?.x ?? 99))).toBeLessThan(24)
    await expect(marked(page)).toContainText('Shuffle on the tram')
    await press(row(page, /Left ear only/))
    await expect(glass(page).getByText('It smelt of warm plastic')).toBeVisible()
    await press(page.getByRole('link', { name: 'Back to Welcome Screen' }))
    await expect(page).toHaveURL(/\/exhibits\/werkschau$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/exhibits$/)
  })
})
