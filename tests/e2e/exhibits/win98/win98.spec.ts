import type { Locator, Page } from '@playwright/test'
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'
import {
  boxOf,
  desktopOf,
  dragBy,
  dragWindow,
  iconOf,
  openApp,
  openDesktop,
  win98Address,
  windowOf,
} from './win98Page.ts'

/** The frame itself, to run script in. */
async function insideOf(page: Page) {
  const frame = page.frames().find((each) => each.url().includes('/win98.html'))
  if (frame === undefined) throw new Error('The desktop is not there')
  return frame
}

test.describe('two hands', () => {
  test.use({ viewport: { width: 1080, height: 900 }, hasTouch: true })

  test('a finger rests beside the computer while another one works inside, and the other way round @full', async ({
    page,
  }) => {
    const desktop = await openDesktop(page)
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchEnd', ...touchPoints: { x: number; y: number; id: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints })
    const on = async (target: Locator, id: number) => {
      const { x, y, width, height } = await boxOf(target)
      return { x: x + width / 2, y: y + height / 2, id }
    }
    const menu = page.getByRole('button', { name: 'Menu' })
    const [outside, inside] = [await on(menu, 0), await on(desktop.locator('main'), 0)]
    const press = async (hand: typeof outside, target: Locator) => {
      const finger = await on(target, 1)
      await touch('touchStart', hand)
      await touch('touchStart', hand, finger)
      await touch('touchEnd', finger)
    }
    await press(outside, iconOf(desktop, 'computer'))
    await expect(windowOf(desktop, 'computer')).toBeVisible()
    // A hand that has rested presses nothing.
    await page.waitForTimeout(1100)
    await touch('touchEnd')
    await expect(page.getByRole('dialog')).toBeHidden()
    await press(inside, menu)
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the computer starts; windows drag, size, minimise, maximise and lie over each other @full', async ({
    page,
  }) => {
    await page.goto(win98Address)
    await expect(page.getByRole('heading', { level: 1, name: 'A desktop of 1998' })).toBeVisible()
    const desktop = desktopOf(page)
    expect(await boxOf(page.locator('iframe'))).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
    await expect(desktop.getByText('Memory          32768 KB  OK')).toBeVisible()
    await expect(desktop.getByText('In the manner of 1998', { exact: true })).toBeVisible()
    await expect(iconOf(desktop, 'computer')).toBeVisible()

    // One click chooses, two open.
    await iconOf(desktop, 'computer').click()
    await expect(desktop.getByText('Two quick clicks open it.')).toBeVisible()
    const computer = await openApp(desktop, 'computer')
    // What its line says is not cut off.
    const cutOff = (line: HTMLElement | SVGElement) => line.scrollWidth - line.clientWidth
    expect(await computer.getByText('640 KB ought to be remembered').evaluate(cutOff)).toBeLessThanOrEqual(0)
    const before = await boxOf(computer)
    await dragWindow(page, computer, { x: 180, y: 90 })
    const moved = await boxOf(computer)
    expect([moved.x - before.x, moved.y - before.y]).toEqual([180, 90])
    // The desktop stays where it is, whatever gets the focus beyond its edge.
    await dragWindow(page, computer, { x: 0, y: 3000 })
    await computer.getByRole('button', { name: 'Help' }).focus()
    expect(await desktop.locator('main').evaluate((area) => area.scrollTop)).toBe(0)
    // Not out of reach, however far it is thrown.
    await dragWindow(page, computer, { x: -100, y: -3000 })
    expect((await boxOf(computer)).y).toBeGreaterThanOrEqual((await boxOf(page.locator('iframe'))).y)
    await dragWindow(page, computer, { x: 400, y: 100 })

    const corner = await boxOf(computer.locator('[data-edge="se"]'))
    await dragBy(page, { x: corner.x + 9, y: corner.y + 9 }, { x: 60, y: 40 })
    const sized = await boxOf(computer)
    expect([sized.width - before.width, sized.height - before.height]).toEqual([60, 40])

    await computer.getByRole('heading', { level: 2 }).dblclick()
    const area = await boxOf(desktop.locator('main'))
    expect(await boxOf(computer)).toEqual(area)
    await computer.getByRole('button', { name: 'Restore' }).click()
    expect(await boxOf(computer)).toEqual(sized)

    const bin = await openApp(desktop, 'bin')
    await dragWindow(page, bin, {
      x: sized.x + 30 - (await boxOf(bin)).x,
      y: sized.y + 60 - (await boxOf(bin)).y,
    })
    const depth = (id: string) =>
      windowOf(desktop, id).evaluate((element) => Number(getComputedStyle(element).zIndex))
    expect(await depth('bin')).toBeGreaterThan(await depth('computer'))
    await computer.getByRole('heading', { level: 2 }).click({ position: { x: 5, y: 5 } })
    expect(await depth('computer')).toBeGreaterThan(await depth('bin'))

    const taskbar = desktop.getByRole('list', { name: 'Open windows' })
    await computer.getByRole('button', { name: 'Minimise' }).click()
    await expect(computer).toBeHidden()
    await taskbar.getByRole('button', { name: 'This Computer' }).click()
    await expect(computer).toBeVisible()
    await expect(taskbar.getByRole('button', { name: 'This Computer' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await desktop.getByRole('button', { name: 'Show the desktop' }).click()
    await expect(computer).toBeHidden()
    await expect(bin).toBeHidden()
    await taskbar.getByRole('button', { name: 'Bin' }).click()
    await bin.getByRole('button', { name: 'Close' }).click()
    await expect(taskbar.getByRole('button')).toHaveText(['This Computer'])
    await expectNoAxeViolations(page)
  })

  test('input inside the desktop counts as presence for the page around; nothing of it stays @full', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/exhibits/werkschau/explore-stories?kioskKey=abc')
    await expect(page.locator('html[data-kiosk]')).toBeAttached()
    const desktop = await openDesktop(page)
    await openApp(desktop, 'paint')
    await page.keyboard.press('Alt+p')
    await expect(desktop.getByRole('menuitem', { name: 'Save as PNG' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await page.keyboard.press('Escape')
    // The frame tells the page of the key by a message, which comes before its next picture.
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await page.clock.fastForward(285_000)
    const question = page.getByRole('alertdialog')
    await expect(question).toBeVisible()
    await (await insideOf(page)).locator('body').dispatchEvent('touchstart')
    await expect(question).toHaveCount(0)
    await page.clock.fastForward(270_000)
    await expect(page).toHaveURL(new RegExp(`${win98Address}$`))
    await page.clock.fastForward(31_000)
    await expect(page).toHaveURL(/explore-stories$/)
  })
})

for (const { name, viewport } of [
  { name: 'a phone @nightly', viewport: { width: 390, height: 844 } },
  { name: 'a standing touchscreen @nightly', viewport: { width: 1080, height: 1920 } },
])
  test.describe(`on ${name}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true })

    test('[FIT-02] a touch opens, targets are 48 px, nothing scrolls sideways, a long press sets a flag', async ({
      page,
    }) => {
      const isPhone = viewport.width < 500
      await page.clock.install()
      const desktop = await openDesktop(page)
      const inside = await insideOf(page)
      const findings = () =>
        inside.evaluate((leastText) => {
          const small = [...document.querySelectorAll<HTMLElement>('button, input, select')].flatMap(
            (target) => {
              const box = (target.closest('label') ?? target).getBoundingClientRect()
              const isThere = target.checkVisibility() && box.width > 0
              return isThere && Math.min(box.width, box.height) < 47.5
                ? [`${target.ariaLabel ?? target.textContent}: ${box.width} x ${box.height}`]
                : []
            },
          )
          const { scrollWidth, clientWidth } = document.documentElement
          const size = Number.parseFloat(getComputedStyle(document.body).fontSize)
          return [
            ...small,
            ...(scrollWidth > clientWidth ? ['scrolls'] : []),
            ...(size < leastText ? ['small type'] : []),
          ]
        }, 20)
      expect(await findings()).toEqual([])
      for (const app of ['stories', 'paint', 'player']) {
        const win = await openApp(desktop, app, 'touch')
        expect({ app, found: await findings() }).toEqual({ app, found: [] })
        if (isPhone) expect(await boxOf(win)).toEqual(await boxOf(desktop.locator('main')))
        await win.getByRole('button', { name: 'Minimise' }).tap()
      }
      const mines = await openApp(desktop, 'mines', 'touch')
      expect(await findings()).toEqual([])
      const field = mines.locator('[data-at="3"]')
      const touch = { pointerType: 'touch', pointerId: 7, isPrimary: true, bubbles: true }
      await field.dispatchEvent('pointerdown', touch)
      await page.clock.runFor(500)
      await field.dispatchEvent('pointerup', touch)
      await field.dispatchEvent('click')
      await expect(field).toHaveAccessibleName('1, 4: flag')
      // In one go: on a busy machine a tap from outside may be a long one.
      await mines.locator('[data-at="36"]').evaluate((cell: HTMLElement, press) => {
        for (const type of ['pointerdown', 'pointerup']) cell.dispatchEvent(new PointerEvent(type, press))
        cell.click()
      }, touch)
      await expect(mines.locator('[data-at="36"]')).toHaveAccessibleName(/empty$/)
      await expect(mines.getByText('Tap opens, a long press sets a flag.')).toBeVisible()
      await desktop.getByRole('button', { name: 'Start' }).tap()
      expect(await findings()).toEqual([])
      // A menu of a menu keeps to the glass, too.
      await desktop.getByRole('menuitem', { name: 'Settings' }).tap()
      const glass = await boxOf(page.locator('iframe'))
      const settings = await boxOf(desktop.getByRole('menu', { name: 'Settings' }))
      expect(settings.x + settings.width).toBeLessThan(glass.x + glass.width + 1)
      expect(settings.y + settings.height).toBeLessThan(glass.y + glass.height + 1)
      await expectNoAxeViolations(page)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    })
  })
