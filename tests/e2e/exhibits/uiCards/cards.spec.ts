import type { Page } from '@playwright/test'
import { uiCards } from '#content/exhibits/uiCards/words.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'

const stack = '/exhibits/ui-cards'
const at = (place: string) => new RegExp(`${stack}/${place}$`)
const main = (page: Page) => page.getByRole('main')
/** What a screen reader finds of a card: one side of the one on top. */
const front = (page: Page, name: string) =>
  main(page).getByRole('region', { name }).filter({ hasText: 'Hardware' })
const back = (page: Page) => main(page).getByRole('list', { name: 'What was new' })
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  /** A finger from one place to another. */
  async function swipe(page: Page, from: readonly [number, number], to: readonly [number, number]) {
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
    await touch('touchStart', ...from)
    for (let step = 1; step <= 6; step++) {
      await touch(
        'touchMove',
        from[0] + ((to[0] - from[0]) * step) / 6,
        from[1] + ((to[1] - from[1]) * step) / 6,
      )
    }
    await touch('touchEnd', ...to)
    await session.detach()
  }

  test('a tap turns, a swipe moves on by one, and so does one push of the wheel with all its run-out @full', async ({
    page,
  }) => {
    await page.goto(`${stack}/lisa-os`)
    await expect(front(page, 'Lisa OS')).toBeVisible()
    await page.locator('[data-card="lisa-os"] figure').tap()
    await expect(back(page)).toBeVisible()
    await swipe(page, [320, 420], [90, 430])
    await expect(page).toHaveURL(at('system-1'))
    await expect(front(page, 'System 1')).toBeVisible()
    await swipe(page, [90, 420], [320, 430])
    await expect(page).toHaveURL(at('lisa-os'))
    // By the events' own times, so that a slow machine does not make two pushes of one.
    const push = (way: number) =>
      page.locator('[data-card="system-1"]').evaluate((card, sign) => {
        const started = performance.now()
        for (let frame = 0; frame < 40; frame++) {
          const event = new WheelEvent('wheel', {
            deltaX: sign * 90 * 0.9 ** frame,
            bubbles: true,
            cancelable: true,
          })
          Object.defineProperty(event, 'timeStamp', { value: started + frame * 16 })
          card.dispatchEvent(event)
        }
      }, way)
    await push(1)
    await expect(page).toHaveURL(at('system-1'))
    await expect(front(page, 'System 1')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(`${stack}/system-1`)
    // Wider, the wheel is the page's. Opened anew, because a page follows its window a moment later.
    await page.setViewportSize({ width: 1000, height: 844 })
    await page.reload()
    await expect(front(page, 'System 1')).toBeVisible()
    await push(1)
    await twoFrames(page)
    expect(new URL(page.url()).pathname).toBe(`${stack}/system-1`)
  })
})

for (const [hasTouch, said, other] of [
  [true, 'touch', 'keys'],
  [false, 'keys', 'touch'],
] as const)
  test.describe(hasTouch ? 'on a touchscreen' : 'at a desk', () => {
    test.use({ viewport: { width: 1080, height: 1920 }, hasTouch })
    test(`[FIT-10] the cards tell what ${hasTouch ? 'a finger does' : 'keys do'} @full`, async ({ page }) => {
      await page.goto(`${stack}/lisa-os`)
      await expect(page.getByText(uiCards.en.how[said])).toBeVisible()
      await expect(page.getByText(uiCards.en.how[other])).toBeHidden()
    })
  })
