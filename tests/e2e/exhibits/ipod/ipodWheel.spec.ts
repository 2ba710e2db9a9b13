import { expect, test } from '#tests/e2e/support/fixtures.ts'
import {
  arc,
  fourStories,
  glass,
  ipodAddress,
  marked,
  onScreen,
  openPlayer,
  press,
  row,
  stock,
  wheelKey,
} from './ipodPage.ts'
import { aStory } from '#tests/e2e/support/stories.ts'

// The window is low: the page scrolls, and nothing is drawn by the graphics card.
test.use({ viewport: { width: 640, height: 520 } })

test('[IPOD-06] a mouse turns the wheel by 15 degrees a row; lists clamp; a press is none that turned', async ({
  page,
}) => {
  await stock(page, fourStories)
  await openPlayer(page)
  await row(page, 'Stories').click()
  await expect(marked(page)).toContainText('Left ear only')
  // On a machine that is busy nothing is held that long.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  // From MENU, clockwise: it turns, and does not go back.
  await arc(page, -90, 32)
  await expect(marked(page)).toContainText('A voice without a title')
  await onScreen(page, 'stories')
  await arc(page, 0, -17)
  await expect(marked(page)).toContainText('Shuffle on the tram')
  await arc(page, 100, 300)
  await expect(marked(page)).toContainText('A scratch on the back')
  // Near the middle a finger has no direction.
  await arc(page, 0, -300, { radius: 0.12 })
  await expect(marked(page)).toContainText('A scratch on the back')
  await arc(page, 0, -340)
  await expect(marked(page)).toHaveAttribute('data-story', '99999')
  // A mouse's own wheel turns it, too.
  await page.mouse.wheel(0, 100)
  await expect(marked(page)).toContainText('Shuffle on the tram')
})

test('[IPOD-06] on the player the wheel is the volume, on a text it scrolls', async ({ page }) => {
  await stock(page, [aStory({ textEN: 'One more line of it.\n'.repeat(80) })])
  await openPlayer(page)
  await row(page, 'Now Playing').click()
  const volume = glass(page).getByRole('slider', { name: 'Volume' })
  await arc(page, 180, -121)
  await expect(volume).toHaveAttribute('aria-valuetext', '75 %')
  await arc(page, 180, 400)
  await expect(volume).toHaveAttribute('aria-valuetext', '100 %')
  await wheelKey(page, 'Menu').press('Enter')
  await row(page, 'Stories').click()
  await row(page, /glovebox/).click()
  const text = glass(page).getByRole('group', { name: 'Text of the story' })
  await arc(page, 0, 121)
  await expect.poll(() => text.evaluate((element) => element.scrollTop)).toBeGreaterThan(100)
  await onScreen(page, 'story')
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 700 } })

  test('[IPOD-06] a touch turns by 23 degrees a row; two fingers are one', async ({ page }) => {
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
    await onScreen(page, 'home')
  })
})

test('[IPOD-04] [IPOD-06] the whole player by keyboard alone, read as headings, lists and sliders', async ({
  page,
}) => {
  await stock(page, fourStories)
  await openPlayer(page)
  await expect(glass(page)).toMatchAriaSnapshot(`
    - region "Screen of the player":
      - heading "iPod" [level=2]
      - list "iPod":
        - listitem:
          - button "Cover Flow"
        - listitem:
          - button "Stories"
        - listitem:
          - button "Now Playing"
        - listitem:
          - button "Share Your Story"
        - listitem:
          - button "Deutsch"
        - listitem:
          - button "Back to Welcome Screen"
  `)
  await press(page, 'ArrowDown')
  await expect(page.locator('[data-spoken]')).toHaveText('Stories')
  await row(page, 'Stories').focus()
  await press(page, 'Enter')
  await onScreen(page, 'stories')
  // The focus has gone with its row, and stands on the marked one of the next list.
  await expect(marked(page)).toBeFocused()
  await press(page, 'ArrowDown')
  await expect(marked(page)).toBeFocused()
  await expect(marked(page)).toContainText('Shuffle on the tram')
  await press(page, 'End')
  await expect(marked(page)).toContainText('A scratch on the back')
  await press(page, 'Enter')
  await expect(glass(page)).toMatchAriaSnapshot(`
    - region "Screen of the player":
      - heading "Story" [level=2]
      - group "Text of the story":
        - heading "A scratch on the back" [level=3]
        - paragraph: It smelt of warm plastic and nobody knew who had labelled it.
      - group "Language of the story":
        - button "English" [pressed]
        - button "Deutsch"
  `)
  await expect(page.getByRole('heading', { level: 2, name: 'Story' })).toBeFocused()
  await press(page, 'Escape')
  await expect(marked(page)).toBeFocused()
  await press(page, 'Escape')
  await expect(row(page, 'Stories')).toBeFocused()
  await press(page, 'ArrowDown')
  await press(page, 'Enter')
  await expect(glass(page)).toMatchAriaSnapshot(`
    - region "Screen of the player":
      - heading "Now Playing" [level=2]
      - heading "What the iPod remembers" [level=3]
      - status: Ready
      - slider "Position"
      - slider "Volume"
  `)
  await page.keyboard.down('Escape')
  await onScreen(page, 'home')
  await page.keyboard.up('Escape')
  await expect(page.getByRole('group', { name: 'Click wheel' })).toMatchAriaSnapshot(`
    - group "Click wheel":
      - button "Menu"
      - button "Next"
      - button "Play or pause"
      - button "Previous"
      - button "Select"
  `)
})

test.describe('in the room itself', () => {
  test.use({ viewport: { width: 480, height: 600 } })

  test('[IPOD-06] arcs on the drawn wheel, by screen coordinates, move the list that lies on the drawn display', async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await stock(page, fourStories)
    await page.goto(`${ipodAddress}?stage=least`)
    await expect(page.locator('[data-scene=ready]')).toBeAttached({ timeout: 90_000 })
    await onScreen(page, 'home')
    await row(page, 'Stories').evaluate((button: HTMLElement) => button.click())
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
  })
})
