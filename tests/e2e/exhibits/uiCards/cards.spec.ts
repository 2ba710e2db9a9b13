import type { Page } from '@playwright/test'
import { uiCards } from '#content/exhibits/uiCards/words.ts'
import { screens } from '#content/exhibits/uiCards/screens.gen.ts'
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'

const stack = '/exhibits/ui-cards'
const order = ['start', 'lisa-os', 'system-1', 'nextstep', 'os-x', 'end'] as const
const at = (place: string) => new RegExp(`${stack}/${place}$`)
const main = (page: Page) => page.getByRole('main')
/** What a screen reader finds of a card: one side of the one on top. */
const front = (page: Page, name: string) =>
  main(page).getByRole('region', { name }).filter({ hasText: 'Hardware' })
const back = (page: Page) => main(page).getByRole('list', { name: 'What was new' })
const next = (page: Page) => main(page).getByRole('button', { name: 'Next card' })
const previous = (page: Page) => main(page).getByRole('button', { name: 'Previous card' })
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('[CARD-01] [CARD-02] [CARD-03] [CARD-04] keys and arrows lead from the start to the end, and the address follows @full', async ({
    page,
    server,
  }) => {
    await page.goto('/exhibits')
    await page.getByRole('main').getByRole('link', { name: 'UI Cards' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'UI Cards' })).toBeFocused()
    await expect(page).toHaveURL(`${server.url}${stack}`)
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(`${server.url}${stack}`)
    for (const place of order.slice(1)) {
      await page.keyboard.press('ArrowRight')
      await expect(page).toHaveURL(at(place))
    }
    await expect(page.getByRole('heading', { name: 'UI Future' })).toBeVisible()
    const feedback = main(page).getByRole('link', { name: 'Give feedback' })
    await expect(feedback).toHaveAttribute('href', /^https:\/\//)
    await expect(feedback).toHaveAttribute('rel', /noopener/)
    await next(page).press('Enter')
    await expect(page).toHaveURL(at('end'))
    await previous(page).focus()
    for (const place of ['os-x', 'nextstep']) {
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(at(place))
      await expect(previous(page)).toBeFocused()
    }
    await next(page).click()
    await expect(page).toHaveURL(at('os-x'))
    await expect(front(page, 'Mac OS X').getByRole('img')).toHaveJSProperty(
      'naturalWidth',
      screens['os-x'].width,
    )
    await page.locator('[data-card="os-x"] figure').click()
    await expect(back(page)).toBeVisible()
    // Leafing is no journey: Back leads out of the stack.
    await page.goBack()
    await expect(page).toHaveURL(/\/exhibits$/)
  })
})

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

  test('[CARD-03] a tap turns, a swipe moves on by one, and so does one push of the wheel with all its run-out @nightly', async ({
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
    // Wider, the wheel is the page's.
    await page.setViewportSize({ width: 1000, height: 844 })
    await push(1)
    await twoFrames(page)
    expect(new URL(page.url()).pathname).toBe(`${stack}/system-1`)
  })
})

test.describe('with reduced motion', () => {
  test.use({ viewport: { width: 1080, height: 1920 }, contextOptions: { reducedMotion: 'reduce' } })

  test('[CARD-03] [FIT-01] [FIT-02] cards fade: nothing turns or tilts, and axe finds nothing in any theme @nightly', async ({
    page,
  }) => {
    await page.goto(`${stack}/lisa-os`)
    await page.locator('[data-card="lisa-os"]').hover()
    for (const theme of ['light', 'dark', 'retro']) {
      await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme)
      await expectNoAxeViolations(page)
    }
    await page.keyboard.press('Enter')
    await expect(back(page)).toBeVisible()
    const sides = page.locator('[data-card="lisa-os"] > div > div')
    await expect(sides.first()).toHaveCSS('opacity', '0')
    await expect(sides.last()).toHaveCSS('opacity', '1')
    await expect(page.locator('[data-card="lisa-os"] > div')).toHaveCSS('transform', 'none')
    await expectNoAxeViolations(page)
    await page.goto(`${stack}/end`)
    await expectNoAxeViolations(page)
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
