import type { Page } from '@playwright/test'
import { homePlanet, sharePlanet } from '#lib/galaxy/ids.ts'
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts'
import { device, echoAddress, planets, sheet, someStories, storiesCall } from './echoPage.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { press } from '#tests/e2e/support/press.ts'
import { aStory } from '#tests/e2e/support/stories.ts'

const chooser = /\/exhibits\/werkschau$/
const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
// On a clock that is wound on, a refresh may be under way when the test ends and takes its page along.
test.beforeEach(({ pageErrors }) => pageErrors.allowError(/Failed to load (stories|visuals)/))

test.describe('in the drawn sky', () => {
  test.use({ viewport: { width: 480, height: 480 } })

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  const key = (page: Page, id: number) =>
    page.getByRole('group', { name: 'Planets' }).locator(`[data-planet="${id}"]`)

  test('[ECHO-07] keys walk the planets, open one and give focus back; one rises; Earth is a flight away @full', async ({
    page,
  }) => {
    test.setTimeout(240_000)
    let now = someStories(4)
    await page.route(storiesCall, (route) => route.fulfill({ json: now }))
    await page.goto('/exhibits')
    await page.clock.install({ time: new Date('2026-11-20T18:00:00Z') })
    await page.goto(`${echoAddress}?stage=least`)
    await expect(page.locator('[data-scene=ready]').first()).toBeAttached({ timeout: 120_000 })
    await expect(page.locator('[data-planet][tabindex="0"]')).toHaveCount(1)
    await key(page, 100_004).focus()
    await expect(key(page, 100_004)).toHaveAccessibleName('Memory 4, planet 1 of 4')
    await page.keyboard.press('End')
    await expect(key(page, 100_001)).toBeFocused()
    await page.keyboard.press('Home')
    await expect(key(page, 100_004)).toBeFocused()
    expect(await page.evaluate(titlesOverWords)).toEqual({ shown: true, covered: [] })
    // Somewhere beside every planet there is another one, and the way there leads through its key.
    for (const arrow of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(arrow)
    await expect(key(page, 100_004)).not.toBeFocused()
    await key(page, 100_002)
      .or(key(page, 100_004))
      .first()
      .evaluate((each: HTMLElement) => each.focus())
    const opened = Number(await page.locator('[data-planet]:focus').getAttribute('data-planet'))
    await page.keyboard.press('Enter')
    await expect(sheet(page).getByRole('heading', { level: 2 })).toBeFocused()
    now = [aStory({ id: 100_999, titleEN: 'The newest' }), ...now]
    await page.clock.fastForward(61_000)
    await expect(status(page, 'A new planet has risen: The newest')).toBeVisible()
    await expect(sheet(page)).toContainText('of 5')
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toHaveCount(0)
    await expect(key(page, opened)).toBeFocused()
    await press(button(page, 'Hear its story'))
    await expect(device(page)).toHaveAttribute('data-voice', 'playing')
    await press(button(page, 'Pause its story'))
    await expect(device(page)).toHaveAttribute('data-voice', 'paused')
    await press(button(page, 'List of planets'))
    await expect(planets(page)).toHaveCount(5)
    await press(planets(page).first())
    await expect(sheet(page).getByRole('heading', { name: 'The newest' })).toBeFocused()
    await press(button(page, 'Close'))
    await expect(planets(page)).toHaveCount(5)
    await press(button(page, 'Back to the sky'))
    await press(key(page, sharePlanet))
    await expect(sheet(page).getByText(/share-story\?deviceId=3$/)).toBeVisible()
    await press(button(page, 'Close'))
    await expectNoAxeViolations(page)
    await press(key(page, homePlanet))
    await expect(page.locator('[data-phase="leaving"]')).toBeAttached()
    await expect(page).toHaveURL(chooser, { timeout: 60_000 })
    await page.goBack()
    await expect(page).toHaveURL(/\/exhibits$/)
  })
})

/** The titles of planets that lie over words or keys of the page. Runs in the page. */
function titlesOverWords() {
  const titles = [...document.querySelectorAll('[data-surface] span[data-shown]')]
  const words = [...document.querySelectorAll('a, button:not([data-planet]), p, h1, h2')]
  const covered = titles.filter((title) => {
    const box = title.getBoundingClientRect()
    return words.some((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect()
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top
    })
  })
  return { shown: titles.length > 0, covered: covered.map(({ textContent }) => textContent) }
}
