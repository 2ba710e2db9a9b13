import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { inFull } from './support/inFull.ts'
import { openKiosk } from './support/kioskPage.ts'
import { boxOf, desktopOf } from './exhibits/win98/win98Page.ts'

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })
// On a clock that is wound on, a refresh may be under way when the test ends and takes its page along.
test.beforeEach(({ pageErrors }) => pageErrors.allowError(/Failed to load/))

const start = '/exhibits/werkschau'
const invitation = (page: Page) => page.locator('section[popover]')
const way = (page: Page) => invitation(page).getByRole('link')
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** The screen at its start with nobody before it, on a clock that tests wind on. */
async function openStart(page: Page, address = start): Promise<void> {
  await page.clock.install()
  await openKiosk(page, address, address)
  await expect(heading(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
}

async function waitForInvitation(page: Page): Promise<void> {
  await page.clock.fastForward(64_000)
  await expect(invitation(page)).toBeVisible()
}

test('[FIT-04] a minute without anybody at the start, and the rooms invite, in German and English in turns', async ({
  page,
}) => {
  await openStart(page)
  await page.clock.fastForward(40_000)
  await expect(invitation(page)).toHaveCount(0)
  await waitForInvitation(page)
  await expect(invitation(page)).toContainText('Was ist von deinen Geräten geblieben?')
  await expectNoAxeViolations(page)
  await page.clock.runFor(14_000)
  await expect(way(page)).toHaveAttribute('href', `${start}/tape`)
  await expect(invitation(page)).toContainText('No. 01 Compact Cassette, 1963')
  await expect(invitation(page).locator('blockquote').last()).not.toBeEmpty()
  await expectNoAxeViolations(page)
  const languages: (string | null)[] = []
  for (let turn = 0; turn < 5; turn += 1) {
    languages.push(await invitation(page).getAttribute('lang'))
    await page.clock.runFor(14_000)
  }
  expect(new Set(languages)).toEqual(new Set(['de', 'en']))
})

test('[FIT-04] the next picture has come before its turn', async ({ page }) => {
  await openStart(page)
  await waitForInvitation(page)
  const pictures = invitation(page).locator('[data-act] img')
  const hasCome = (img: HTMLElement | SVGElement) =>
    img instanceof HTMLImageElement && img.complete && img.naturalWidth > 0
  await expect.poll(() => invitation(page).locator('[data-coming="tape"] img').evaluate(hasCome)).toBe(true)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.clock.runFor(14_000)
  await expect(way(page)).toHaveAttribute('href', `${start}/tape`)
  const shown = await pictures.last().evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname)
  expect(await pictures.last().evaluate(hasCome)).toBe(true)
  expect(asked).not.toContain(shown)
})

test('[FIT-04] on a narrow screen the way to the start lies beside the invitation to touch', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openStart(page)
  await waitForInvitation(page)
  const all = await boxOf(invitation(page).getByRole('button'))
  const touch = await boxOf(invitation(page).getByText('Berühren').last())
  expect(all.y + all.height).toBeLessThan(touch.y)
  expect((await boxOf(invitation(page))).width).toBe(390)
})

test('[FIT-04] the player that invites is lit, in the language of its turn', async ({ page }) => {
  await openStart(page)
  await waitForInvitation(page)
  await page.clock.runFor(28_000)
  await expect(way(page)).toHaveAttribute('href', `${start}/ipod`)
  await expect(invitation(page).getByText('Geschichten', { exact: true })).toBeVisible()
})

test('[FIT-04] the first touch opens the room that is touched, and presses nothing beneath', async ({
  page,
}) => {
  await openStart(page)
  await waitForInvitation(page)
  await page.clock.runFor(14_000)
  await expect(way(page)).toHaveAttribute('href', `${start}/tape`)
  await page.touchscreen.tap(400, 300)
  await expect(invitation(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/werkschau\/tape$/)
})

for (const sign of ['a touch on the way to the start', 'a key', 'a wheel'] as const) {
  test(`[FIT-04] ${sign} leads to the start, which stands there at once${inFull(sign === 'a key' || sign === 'a wheel')}`, async ({
    page,
  }) => {
    await openStart(page)
    await waitForInvitation(page)
    await page.clock.runFor(14_000)
    if (sign === 'a key') await page.keyboard.press('Shift')
    else if (sign === 'a wheel') await page.mouse.wheel(0, 40)
    else {
      // A touch by its place: the button is gone before the finger is lifted.
      const at = await boxOf(invitation(page).getByRole('button'))
      await page.touchscreen.tap(at.x + at.width / 2, at.y + at.height / 2)
    }
    await expect(invitation(page)).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${start}$`))
    await expect(heading(page)).toBeVisible()
    // The next press is heard again.
    await page.getByRole('button', { name: 'Deutsch' }).tap()
    await expect(heading(page)).toHaveText('Von der Kassette zum Streaming')
  })
}

test('[FIT-04] [TAPE-07b] who came before is forgotten when the screen begins to invite, and it asks nobody whether they are there', async ({
  page,
}) => {
  await openStart(page)
  await page.getByRole('button', { name: 'Deutsch' }).tap()
  await expect(heading(page)).toHaveText('Von der Kassette zum Streaming')
  await waitForInvitation(page)
  await expect(heading(page)).toHaveText('From cassettes to streaming')
  await page.clock.fastForward(290_000)
  await page.clock.runFor(3_000)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(invitation(page)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('kiosk_token'))).toBe('a-key')
})

test('[FIT-04] a form that somebody has begun is not covered; once the visit has ended it is', async ({
  page,
}) => {
  const form = '/exhibits/werkschau/share-story'
  await openStart(page, form)
  await page.getByRole('textbox', { name: 'Your story' }).fill('I was about to')
  await page.getByRole('textbox', { name: 'Your story' }).press('End')
  await expect(page.getByText('Hear a voice first')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.clock.fastForward(120_000)
  await expect(page.getByRole('textbox', { name: 'Your story' })).toHaveValue('I was about to')
  await expect(invitation(page)).toHaveCount(0)
  await page.clock.fastForward(200_000)
  await expect(page.getByRole('textbox', { name: 'Your story' })).toHaveValue('')
  await page.clock.fastForward(5_000)
  await expect(invitation(page)).toBeVisible()
})

test('[FIT-04] staff set after how long it begins @full', async ({ page }) => {
  await page.route('**/api/content', (route) =>
    route.fulfill({ json: { version: 1, values: { 'times.attract': 200 } } }),
  )
  await openStart(page)
  await page.clock.fastForward(190_000)
  await expect(invitation(page)).toHaveCount(0)
  await page.clock.fastForward(15_000)
  await expect(invitation(page)).toBeVisible()
})

test('[FIT-04] outside of a museum nothing begins by itself @full', async ({ page }) => {
  await page.clock.install()
  await page.goto(start)
  await expect(heading(page)).toBeVisible()
  await page.clock.fastForward(600_000)
  await expect(invitation(page)).toHaveCount(0)
  await expect(page.locator('html[data-kiosk]')).toHaveCount(0)
})

test('[FIT-04] the desktop of 1998 keeps its own picture for nobody @full', async ({ page }) => {
  await page.clock.install()
  await openKiosk(page, '/exhibits/win98-theme', '/exhibits/win98-theme')
  await desktopOf(page).getByRole('heading', { level: 1 }).waitFor()
  await page.clock.fastForward(290_000)
  await page.clock.runFor(3_000)
  await expect(invitation(page)).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

for (const [width, height] of [
  [1080, 1920],
  [1920, 1080],
  [3840, 2160],
] as const) {
  test(`[FIT-04] [FIT-02] with motion, on ${width} x ${height}, words keep inside the screen and axe finds nothing @full`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize({ width, height })
    await openStart(page, '/about')
    await waitForInvitation(page)
    const outside = await invitation(page)
      .locator('p, blockquote, figcaption')
      .evaluateAll((words) =>
        words
          .map((word) => word.getBoundingClientRect())
          .filter((at) => at.left < 0 || at.top < 0 || at.right > innerWidth || at.bottom > innerHeight),
      )
    expect(outside).toEqual([])
    await expectNoAxeViolations(page)
  })
}

test('[FIT-04] two hundred rounds leave no node, no listener and no picture behind @full', async ({
  page,
}) => {
  // Nobody is quoted here: every turn is made of as much.
  await openStart(page, '/exhibits/memory-recorder')
  await waitForInvitation(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const count = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? -1
    return {
      nodes: of('Nodes'),
      listeners: of('JSEventListeners'),
      elements: await page.locator('*').count(),
    }
  }
  // Two turns of each language: all that is kept is there.
  const rounds = async (turns: number) => {
    for (let left = turns; left > 0; left -= 1) await page.clock.fastForward(14_000)
  }
  await rounds(8)
  const before = await count()
  await rounds(200)
  await expect
    .poll(async () => {
      const now = await count()
      return (
        now.elements === before.elements &&
        now.listeners <= before.listeners &&
        now.nodes <= before.nodes + 40
      )
    })
    .toBe(true)
})
