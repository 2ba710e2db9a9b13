import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { openKiosk } from './support/kioskPage.ts'
import { boxOf, desktopOf } from './exhibits/win98/win98Page.ts'

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })
// On a clock that is wound on, a refresh may be under way when the test ends and takes its page along.
test.beforeEach(({ pageErrors }) => pageErrors.allowError(/Failed to load/))

const start = '/exhibits/werkschau'
const invitation = (page: Page) => page.locator('section[popover]')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

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

test('[FIT-04] a minute without anybody at the start, and the rooms invite; a touch opens the room that is touched, and presses nothing beneath @full', async ({
  page,
}) => {
  await openStart(page)
  await waitForInvitation(page)
  await expect(invitation(page)).toContainText('Was ist von deinen Geräten geblieben?')
  const hasCome = (img: HTMLElement | SVGElement) =>
    img instanceof HTMLImageElement && img.complete && img.naturalWidth > 0
  // The next picture has come before its turn.
  await expect.poll(() => invitation(page).locator('[data-coming="tape"] img').evaluate(hasCome)).toBe(true)
  await page.clock.runFor(14_000)
  await expect(invitation(page).getByRole('link')).toHaveAttribute('href', `${start}/tape`)
  expect(await invitation(page).locator('[data-act] img').last().evaluate(hasCome)).toBe(true)
  await expect(invitation(page).locator('blockquote').last()).not.toBeEmpty()
  await expectNoAxeViolations(page)
  await page.touchscreen.tap(400, 300)
  await expect(invitation(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/werkschau\/tape$/)
})

test('[FIT-04] a touch on the way to the start is met by the start as it stands, which hears the next one @nightly', async ({
  page,
}) => {
  await openStart(page)
  await waitForInvitation(page)
  // A touch by its place: the button is gone before the finger is lifted.
  const at = await boxOf(invitation(page).getByRole('button'))
  await page.touchscreen.tap(at.x + at.width / 2, at.y + at.height / 2)
  await expect(invitation(page)).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${start}$`))
  await page.getByRole('button', { name: 'Deutsch' }).tap()
  await expect(heading(page)).toHaveText('Von der Kassette zum Streaming')
})

test('[FIT-04] the desktop of 1998 keeps its own picture for nobody @nightly', async ({ page }) => {
  await page.clock.install()
  await openKiosk(page, '/exhibits/win98-theme', '/exhibits/win98-theme')
  await desktopOf(page).getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
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
  test(`[FIT-04] [FIT-02] with motion, on ${width} x ${height}, words keep inside the screen and axe finds nothing @nightly`, async ({
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

test('[FIT-04] two hundred rounds leave no node, no listener and no picture behind @nightly', async ({
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
