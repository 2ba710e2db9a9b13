import type { Page } from '@playwright/test'
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

const exhibits = /\/exhibits$/

/** The frame itself, to run script in. */
async function insideOf(page: Page) {
  const frame = page.frames().find((each) => each.url().includes('/win98.html'))
  if (frame === undefined) throw new Error('The desktop is not there')
  return frame
}

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('[WIN98-01] the computer starts; windows drag, size, minimise, maximise and lie over each other', async ({
    page,
  }) => {
    await page.goto(win98Address)
    await expect(page.getByRole('heading', { level: 1, name: 'A desktop of 1998' })).toBeVisible()
    const desktop = desktopOf(page)
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

  test('[WIN98-01] by keyboard: icons, menus by letter, window switcher, moving by arrows, start menu', async ({
    page,
  }) => {
    const desktop = await openDesktop(page)
    const focused = () => desktop.locator(':focus')
    await iconOf(desktop, 'computer').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    // Focus is in the sheet of a window with a name.
    await expect(desktop.getByRole('dialog', { name: 'Untitled - Notes' })).toBeVisible()
    await expect(focused()).toHaveAccessibleName('Sheet of Untitled')
    await page.keyboard.type('1998')
    await expect(focused()).toHaveValue('1998')

    // Alt and the underlined letter, then a letter of the menu.
    await page.keyboard.press('Alt+f')
    await expect(desktop.getByRole('menu', { name: 'File' })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.keyboard.press('o')
    await expect(desktop.getByRole('dialog', { name: 'Stories' })).toBeVisible()
    await page.keyboard.press('F1')
    await expect(desktop.getByRole('dialog', { name: 'Help' })).toBeVisible()

    // What Alt and Tab did.
    const active = desktop.locator('[data-window][data-active]')
    await page.keyboard.press('F6')
    await expect(desktop.getByText('Switch windows: Stories')).toBeAttached()
    await page.keyboard.press('F6')
    await page.keyboard.press('Enter')
    await expect(active).toHaveAccessibleName('Untitled - Notes')
    await expect(focused()).toHaveValue('1998')
    await page.keyboard.down('Alt')
    await page.keyboard.press('q')
    await page.keyboard.up('Alt')
    await expect(active).toHaveAccessibleName('Help')
    await page.keyboard.press('F6')
    await page.keyboard.press('Escape')
    await expect(active).toHaveAccessibleName('Help')

    const help = windowOf(desktop, 'help')
    const before = await boxOf(help)
    await page.keyboard.press('Shift+F10')
    await page.keyboard.press('m')
    await expect(desktop.getByText('Arrow keys move the window')).toBeAttached()
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    expect((await boxOf(help)).x - before.x).toBe(40)
    await page.keyboard.press('Shift+F10')
    await page.keyboard.press('s')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    expect((await boxOf(help)).height).toBe(before.height)
    await page.keyboard.press('Shift+F10')
    await page.keyboard.press('c')
    await expect(help).toBeHidden()

    // The start menu, its menu of a menu, and back.
    await page.keyboard.press('F9')
    await expect(focused()).toHaveText(/Programs/)
    await page.keyboard.press('ArrowRight')
    await expect(desktop.getByRole('menu', { name: 'Programs' })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(desktop.getByRole('menu', { name: 'Programs' })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(desktop.getByRole('button', { name: 'Start' })).toBeFocused()
    await page.keyboard.press('Alt+s')
    await page.keyboard.press('p')
    await page.keyboard.press('m')
    await expect(desktop.getByRole('dialog', { name: 'Minefield' })).toBeVisible()
  })

  test('[WIN98-01] notes open the stories by device; a list that fails says so and comes on retry', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allowError(/Failed to load|503/)
    let isBroken = true
    await page.route('**/api/user-story/all/exhibition/1', (route) =>
      isBroken
        ? route.fulfill({ status: 503, json: { statusCode: 503, message: 'Out of order' } })
        : route.continue(),
    )
    await page.clock.install()
    const desktop = await openDesktop(page)
    const stories = await openApp(desktop, 'stories')
    await page.clock.runFor(5000)
    await expect(stories.getByRole('alert')).toContainText('Failed to load user stories.')
    isBroken = false
    await stories.getByRole('button', { name: 'Retry' }).click()
    await stories.getByRole('list', { name: 'Devices' }).getByRole('button', { name: 'Apple iPod' }).click()
    // Samples stand last, and have both languages.
    const file = stories.getByRole('list', { name: 'Stories about Apple iPod' }).getByRole('button').last()
    const title = (await file.locator('span').first().textContent()) ?? ''
    await file.focus()
    await page.keyboard.press('Enter')
    const notes = desktop.getByRole('dialog', { name: `${title} - Notes` })
    await expect(notes.getByRole('textbox')).toHaveValue(/\w{3,}/)
    await expect(notes.getByRole('textbox')).not.toBeEditable()
    await expectNoAxeViolations(page)
    // In German the desktop says it in German, with the story's German words.
    const english = await notes.getByRole('textbox').inputValue()
    await page.getByRole('button', { name: 'Deutsch' }).click()
    const german = desktop.locator('[data-window^="notes "] textarea')
    await expect(german).not.toHaveValue(english)
    await expect(desktop.locator('html')).toHaveAttribute('lang', 'de')
    // And back by the desktop itself, which tells the page around it.
    await desktop.getByRole('button', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('[WIN98-01] the paintbox draws lines, fills, takes back, and hands over a PNG @full', async ({
    page,
  }) => {
    const desktop = await openDesktop(page)
    const paint = await openApp(desktop, 'paint')
    const sheet = paint.getByRole('button', { name: 'Picture', exact: true })
    const box = await boxOf(sheet)
    const colourAt = (x: number, y: number) =>
      paint.locator('canvas').evaluate(
        (canvas, at) => {
          if (!(canvas instanceof HTMLCanvasElement)) return []
          return [...(canvas.getContext('2d')?.getImageData(at.x, at.y, 1, 1).data ?? [])].slice(0, 3)
        },
        { x, y },
      )
    const [white, black, red] = [
      [255, 255, 255],
      [0, 0, 0],
      [255, 0, 0],
    ]
    await paint.getByRole('button', { name: 'Line' }).click()
    await dragBy(page, { x: box.x + 0.5, y: box.y + 100.5 }, { x: 319, y: 0 })
    await expect.poll(() => colourAt(160, 100)).toEqual(black)
    await paint.getByRole('button', { name: 'Fill' }).click()
    await paint.getByRole('button', { name: 'red', exact: true }).click()
    await sheet.click({ position: { x: 20, y: 20 } })
    await expect.poll(() => colourAt(300, 90)).toEqual(red)
    // The line holds the colour back.
    expect(await colourAt(20, 140)).toEqual(white)
    await page.keyboard.press('Control+z')
    await expect.poll(() => colourAt(300, 90)).toEqual(white)
    await page.keyboard.press('Control+y')
    await expect.poll(() => colourAt(300, 90)).toEqual(red)
    // By keys: the pen goes down, is led, and up.
    await paint.getByRole('button', { name: 'Pencil' }).click()
    await sheet.focus()
    for (const key of ['ArrowDown', 'Space', 'ArrowRight', 'ArrowRight', 'Space'])
      await page.keyboard.press(key)
    await expect.poll(() => colourAt(165, 114)).toEqual(red)
    await expectNoAxeViolations(page)
    await page.keyboard.press('Alt+p')
    const download = page.waitForEvent('download')
    await page.keyboard.press('s')
    expect((await download).suggestedFilename()).toBe('picture-1998.png')
  })

  test('[WIN98-01] the minefield: the first click opens, flags count, the clock runs, a loss shows the mines @full', async ({
    page,
  }) => {
    await page.clock.install()
    const desktop = await openDesktop(page)
    const mines = await openApp(desktop, 'mines')
    const at = (place: number) => mines.locator(`[data-at="${place}"]`)
    const covered = mines.locator('[data-look="covered"]')
    await expect(covered).toHaveCount(64)
    await at(0).click({ button: 'right' })
    await expect(mines.getByRole('img', { name: 'Mines left: 9' })).toBeVisible()
    await at(0).focus()
    await page.keyboard.press('f')
    await expect(mines.getByRole('img', { name: 'Mines left: 10' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await expect(at(9)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(at(9)).toHaveAccessibleName('2, 2: empty')
    await page.clock.runFor(2000)
    await expect(mines.getByRole('img', { name: 'Seconds: 3' })).toBeVisible()
    await expectNoAxeViolations(page)
    // Whatever is opened blindly ends the game sooner or later.
    for (let left = await covered.count(); left > 0; left = await covered.count()) {
      await covered.last().click()
      if (/That was a mine|Cleared/.test((await mines.locator('p[role=status]').textContent()) ?? '')) break
    }
    await expect(mines.locator('[data-look="struck"], [data-look="flag"]').first()).toBeVisible()
    await page.keyboard.press('Alt+g')
    await page.keyboard.press('e')
    await expect(covered).toHaveCount(480)
    await page.keyboard.press('F2')
    await expect(mines.getByRole('img', { name: 'Mines left: 99' })).toBeVisible()
  })

  test("[WIN98-01] the player plays a device's story and draws what is really heard", async ({ page }) => {
    const desktop = await openDesktop(page)
    const player = await openApp(desktop, 'player')
    const picture = player.getByRole('img', { name: 'Picture of the sound' })
    const level = async () => Number((await picture.getAttribute('data-level')) ?? 0)
    await expect(player.getByRole('combobox')).toContainText('Apple iPod')
    await player.getByRole('button', { name: 'Play' }).click()
    await expect.poll(level).toBeGreaterThan(0.2)
    await expect(player.getByLabel('What is heard')).toHaveText(/\w{3,}/)
    await page.keyboard.press('Alt+v')
    await page.keyboard.press('w')
    await expect(picture).toHaveAttribute('data-look', 'wave')
    await player.getByRole('button', { name: 'Pause' }).click()
    await expect.poll(level).toBe(0)
    await expectNoAxeViolations(page)
  })

  test('[WIN98-01] after two minutes the screen saver comes; a key ends it and does nothing else; shutting down leads out @full', async ({
    page,
  }) => {
    await page.clock.install()
    const desktop = await openDesktop(page)
    await iconOf(desktop, 'bin').focus()
    await page.clock.runFor(121_000)
    const saver = desktop.getByRole('dialog', { name: 'Screen saver' })
    await expect(saver).toBeVisible()
    await expect(saver).toContainText('Touch the screen')
    await expect(saver.locator('p[lang]')).not.toBeEmpty()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Enter')
    await expect(saver).toBeHidden()
    await expect(desktop.locator('[data-window]')).toHaveCount(0)
    await expect(iconOf(desktop, 'bin')).toBeFocused()

    await page.keyboard.press('F9')
    await page.keyboard.press('d')
    const question = desktop.getByRole('dialog', { name: 'Shut down Nachklang 98' })
    await expect(question).toBeVisible()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await page.keyboard.press('F9')
    await page.keyboard.press('d')
    await page.keyboard.press('Enter')
    await expect(desktop.getByText('It is now safe to walk on.')).toBeVisible()
    await page.clock.runFor(3000)
    await expect(page).toHaveURL(exhibits)
  })

  test('[WIN98-01] [FIT-04] input inside of the desktop is somebody for the page around; nothing of it stays', async ({
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

  test('[WIN98-01] messages of another origin or window are not heard', async ({ page }) => {
    const desktop = await openDesktop(page)
    await page.evaluate(() => {
      const submit = { kind: 'leave' }
      window.postMessage(submit, location.origin)
      dispatchEvent(new MessageEvent('message', { data: submit, origin: 'https://elsewhere.example' }))
    })
    await openApp(desktop, 'bin')
    await expect(page).toHaveURL(new RegExp(`${win98Address}$`))
  })
})

test.describe('on a screen of four thousand pixels', () => {
  test.use({ viewport: { width: 3840, height: 2160 } })

  test('[WIN98-01] dragging a window changes its own transform and nothing else in the document @full', async ({
    page,
  }) => {
    await page.clock.install()
    const desktop = await openDesktop(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    // By keys: every movement of the mouse waits for a picture of eight million pixels.
    for (const app of ['computer', 'paint']) await iconOf(desktop, app).press('Enter')
    const paint = windowOf(desktop, 'paint')
    await expect(paint).toBeVisible()
    // Three times as large, not emptier.
    expect(
      await paint.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--u')),
    ).toBe('3px')
    const title = await boxOf(paint.getByRole('heading', { level: 2 }))
    const from = { x: title.x + 90, y: title.y + 20 }
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    const inside = await insideOf(page)
    await inside.evaluate(() => {
      const seen: string[] = []
      const note = (records: readonly MutationRecord[]) => {
        for (const { type, target, attributeName } of records)
          seen.push(
            `${type} ${attributeName} of ${target instanceof HTMLElement ? (target.dataset.window ?? target.tagName) : 'text'}`,
          )
      }
      const observer = new MutationObserver(note)
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      Object.assign(window, {
        mutations: () => {
          note(observer.takeRecords())
          return seen
        },
      })
    })
    const moves = 8
    const styleBefore = await paint.evaluate((element) => element.style.cssText)
    for (let step = 1; step <= moves; step += 1) await page.mouse.move(from.x + step * 40, from.y + step * 20)
    const seen = await inside.evaluate(() => {
      const told: unknown = Reflect.get(window, 'mutations')
      const result: unknown = typeof told === 'function' ? told() : []
      return Array.isArray(result) ? result.map(String) : []
    })
    // One change a move at most, all of the same attribute of the same element.
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.length).toBeLessThanOrEqual(moves)
    expect(new Set(seen)).toEqual(new Set(['attributes style of paint']))
    const withoutTransform = (style: string) => style.replace(/transform: [^;]+;/, '')
    const styleAfter = await paint.evaluate((element) => element.style.cssText)
    expect(withoutTransform(styleAfter)).toBe(withoutTransform(styleBefore))
    expect(styleAfter).not.toBe(styleBefore)
    await page.mouse.up()
    expect((await boxOf(paint.getByRole('heading', { level: 2 }))).x - title.x).toBeCloseTo(40 * moves, 0)
  })
})

for (const { name, viewport } of [
  { name: 'a phone', viewport: { width: 390, height: 844 } },
  { name: 'a standing touchscreen @full', viewport: { width: 1080, height: 1920 } },
])
  test.describe(`on ${name}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true })

    test('[WIN98-01] [FIT-02] a touch opens, targets are 48 px, nothing scrolls sideways, a long press sets a flag', async ({
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
