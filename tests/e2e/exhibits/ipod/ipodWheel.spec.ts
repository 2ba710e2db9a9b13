import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { fourStories } from './fourStories.ts'
import { arc, glass, ipodAddress, marked, onScreen, openPlayer, row, stock, wheelKey } from './ipodPage.ts'
import { press } from '#tests/e2e/support/press.ts'

// The window is low: the page scrolls, and nothing is drawn by the graphics card.
test.use({ viewport: { width: 640, height: 520 } })

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 700 } })

  test('[IPOD-06] a touch turns by 23 degrees a row; two fingers are one @nightly', async ({ page }) => {
    await stock(page, fourStories)
    await openPlayer(page)
    await row(page, 'Stories').tap()
    const box = await page.locator('[data-wheel]').boundingBox()
    if (box === null) throw new Error('The wheel is not there')
    const session = await page.context().newCDPSession(page)
    const point = (degrees: number, id: number) => ({
      x: box.x + (box.width / 2) * (1 + 0.72 * Math.cos((degrees * Math.PI) / 180)),
      y: box.y + (box.height / 2) * (1 + 0.72 * Math.sin((degrees * Math.PI) / 180)),
      id,
    })
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: ReturnType<typeof point>[]
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', point(0, 1))
    for (let degrees = 4; degrees <= 48; degrees += 4) await touch('touchMove', point(degrees, 1))
    await expect(marked(page)).toContainText('A voice without a title')
    // Another finger lands and turns the other way: the first one leads.
    await touch('touchStart', point(48, 1), point(180, 2))
    for (let degrees = 4; degrees <= 40; degrees += 4)
      await touch('touchMove', point(48, 1), point(180 - degrees, 2))
    await expect(marked(page)).toContainText('A voice without a title')
    await touch('touchEnd')
    await onScreen(page, 'stories')
    // No hand taps sooner after two fingers, and Chromium makes no click of a tap that does.
    await page.evaluate(() => new Promise((landed) => setTimeout(landed, 400)))
    await wheelKey(page, 'Menu').tap()
    await onScreen(page, 'covers')
    await page.keyboard.press('Escape')
    await onScreen(page, 'home')
  })
})

test.describe('in the room itself', () => {
  test.use({ viewport: { width: 480, height: 600 } })

  test('[IPOD-02] [IPOD-03] [IPOD-04] [IPOD-06] arcs on the drawn wheel, by screen coordinates, move the list that lies on the drawn display @full', async ({
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
