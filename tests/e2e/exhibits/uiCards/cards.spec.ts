import type { Page } from '@playwright/test'
import { cards } from '#content/exhibits/uiCards/cards.ts'
import type { CardId } from '#content/exhibits/uiCards/places.ts'
import { uiCards } from '#content/exhibits/uiCards/words.ts'
import { screens } from '#exhibits/uiCards/screens.gen.ts'
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

for (const [width, height] of [
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1920, 1080],
] as const)
  for (const language of ['en', 'de'] as const)
    test(`[CARD-01] [FIT-01] at ${width} x ${height} the whole card and its keys are on the screen (${language})`, async ({
      page,
    }) => {
      await page.addInitScript((kept) => sessionStorage.setItem('language', kept), language)
      await page.setViewportSize({ width, height })
      await page.goto(`${stack}/nextstep`, { waitUntil: 'networkidle' })
      await expect(main(page).getByRole('heading', { name: 'NeXTSTEP' }).first()).toBeVisible()
      const below = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
      expect(await below()).toBe(0)
    })

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('[CARD-01] [CARD-03] keys and arrows lead from the start to the end, and the address follows', async ({
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
    // Arrow keys that move a slider move no card.
    const volume = page.getByRole('slider', { name: 'Volume' })
    const loud = await volume.inputValue()
    await volume.press('ArrowLeft')
    await expect(volume).not.toHaveValue(loud)
    // Whatever else the key did would stand in the address by now.
    await twoFrames(page)
    expect(new URL(page.url()).pathname).toBe(`${stack}/os-x`)
    // Leafing is no journey: Back leads out of the stack.
    await page.goBack()
    await expect(page).toHaveURL(/\/exhibits$/)
  })

  test('[CARD-01] [CARD-02] every card stands by its address with all its facts, and an unknown one is the start', async ({
    page,
  }) => {
    for (const [index, card] of cards.entries()) {
      await page.goto(`${stack}/${card.id}`)
      const side = front(page, card.os)
      await expect(side).toContainText(card.type)
      await expect(side).toContainText(card.release.en)
      await expect(side).toContainText(card.description.en)
      for (const part of card.hw.en) await expect(side).toContainText(part)
      const screen = side.getByRole('img', { name: card.osImg.en })
      await expect(screen).toHaveJSProperty('naturalWidth', screens[card.id].width)
      await expect(back(page)).toHaveCount(0)
      if (index % 2 === 0) await page.keyboard.press('Enter')
      else await page.locator(`[data-card="${card.id}"] figure`).click()
      const told = main(page).getByRole('region', { name: card.os })
      for (const { title, description } of card.innovations) {
        await expect(told).toContainText(title.en)
        await expect(told).toContainText(description.en)
      }
      await expect(told).toContainText(card.relevance.en)
      await expect(front(page, card.os)).toHaveCount(0)
      await expect(main(page).getByRole('status')).toHaveText(`${card.os}, card ${index + 1} of 4, back`)
    }
    await page.goto(`${stack}/os-9`)
    await expect(page).toHaveURL(at('start'))
    await expect(page.getByRole('heading', { level: 1, name: 'UI Cards' })).toBeVisible()
  })

  test('[CARD-03] [FIT-02] the key that turns the card hands the focus to its fellow, and another card lies with its front up', async ({
    page,
  }) => {
    await page.goto(`${stack}/nextstep`)
    const key = (name: string) => main(page).getByRole('button', { name })
    await key('Turn over').press('Enter')
    await expect(key('Turn back')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(key('Turn over')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(back(page)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(front(page, 'Mac OS X')).toBeVisible()
    await expect(page.locator('[data-turned]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await expect(main(page).getByRole('region', { name: 'Mac OS X' })).toContainText('24. März 2001')
    await page.getByRole('button', { name: 'Quellen' }).click()
    await expect(page.getByRole('dialog')).toContainText('Mac OS X 10.0')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(at('os-x'))
  })

  test('[CARD-04] a picture comes once its card is on top or beside that, and stays', async ({ page }) => {
    const picture = (id: CardId) => page.locator(`[data-card="${id}"] img`)
    const isThere = (id: CardId) =>
      expect
        .poll(() => picture(id).evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBe(screens[id].width)
    const isAway = (id: CardId) => expect(picture(id)).toHaveCount(0)
    await page.goto(stack)
    await isThere('lisa-os')
    for (const id of ['system-1', 'nextstep', 'os-x'] as const) await isAway(id)
    await page.keyboard.press('ArrowRight')
    await isThere('system-1')
    for (const id of ['nextstep', 'os-x'] as const) await isAway(id)
    await main(page).getByRole('link', { name: 'Mac OS X, 2001' }).click()
    for (const id of ['nextstep', 'os-x', 'lisa-os'] as const) await isThere(id)
  })

  test('[CARD-01] a kiosk shows a code to scan instead of the link', async ({ page }) => {
    await page.goto(`${stack}/end?kioskKey=abc`)
    await expect(page.getByRole('img', { name: /QR code: the feedback form at https/ })).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Give feedback' })).toHaveCount(0)
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

  test('[CARD-03] a tap turns, a swipe moves on by one, and so does one push of the wheel with all its run-out', async ({
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
    await expect(page.getByText(uiCards.en.howWide)).toBeVisible()
    await push(1)
    await twoFrames(page)
    expect(new URL(page.url()).pathname).toBe(`${stack}/system-1`)
  })
})

test.describe('with reduced motion', () => {
  test.use({ viewport: { width: 1080, height: 1920 }, contextOptions: { reducedMotion: 'reduce' } })

  test('[CARD-03] [FIT-01] [FIT-02] cards fade: nothing turns or tilts, and axe finds nothing in any theme @full', async ({
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
