import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'
import {
  deviceStoryCall,
  fourStories,
  glass,
  ipodAddress,
  marked,
  onScreen,
  openPlayer,
  press,
  row,
  startPlayer,
  stock,
  storiesCall,
  wheelKey,
} from './ipodPage.ts'
import { smallTargets, smallTexts } from '#tests/e2e/support/sizes.ts'
import { aStory } from '#tests/e2e/support/stories.ts'
import { countsOf, expectNotGrown, settled } from '#tests/e2e/support/pageCounts.ts'
import { withoutWebGL } from '#tests/e2e/support/withoutWebGL.ts'

/** The window is low: the page scrolls, and nothing is drawn by the graphics card, with motion or without. */
test.use({ viewport: { width: 640, height: 520 } })

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const where = reducedMotion === 'reduce' ? 'with reduced motion and without WebGL' : 'with motion @full'
  test.describe(where, () => {
    test.use({ contextOptions: { reducedMotion } })
    test.beforeEach(async ({ page }) => {
      if (reducedMotion === 'reduce') await withoutWebGL(page)
    })

    test('[IPOD-01] the start takes four seconds, says what it does, and nothing skips it', async ({
      page,
    }) => {
      await stock(page, fourStories)
      await page.clock.install({ time: new Date('2026-11-20T18:00:00Z') })
      await page.clock.pauseAt(new Date('2026-11-20T18:00:01Z'))
      await page.goto(ipodAddress)
      await expect
        .poll(async () => {
          await page.clock.runFor(50)
          return glass(page).isVisible()
        })
        .toBe(true)
      await page.waitForLoadState('networkidle')
      const lines = glass(page).getByRole('status')
      await page.clock.runFor(3000)
      await expect(lines).toContainText('Disk is spinning up')
      await expect(lines).toContainText('32 MB are read ahead')
      await expect(lines).toContainText('4 stories found')
      await press(page, 'Enter')
      await wheelKey(page, 'Select').click({ force: true })
      await page.clock.runFor(750)
      await onScreen(page, 'boot')
      await page.clock.runFor(300)
      await onScreen(page, 'home')
      await expect(glass(page).getByRole('heading', { name: 'iPod' })).toBeVisible()
    })

    test('[IPOD-02] [IPOD-04] covers, list, text in two languages, the share card and the way home', async ({
      page,
    }) => {
      await stock(page, fourStories)
      await openPlayer(page)
      // Covers: the share card first, the first story in front.
      await row(page, 'Cover Flow').click()
      await onScreen(page, 'covers')
      const covers = glass(page).getByRole('list', { name: 'Cover Flow' })
      await expect(covers.getByRole('listitem')).toHaveCount(5)
      await expect(marked(page)).toHaveAccessibleName(/Left ear only, 2 of 5/)
      await press(page, 'ArrowRight')
      await expect(marked(page)).toHaveAccessibleName(/Shuffle on the tram/)
      await expect(glass(page).getByText('Shuffle on the tram').last()).toBeVisible()
      await press(page, 'ArrowLeft', 9)
      await expect(marked(page)).toHaveAttribute('data-story', '99999')
      await wheelKey(page, 'Select').click()
      // The share card: its code leads to this room's form.
      await onScreen(page, 'share')
      await expect(glass(page).getByRole('heading', { name: 'Share your iPod story!' })).toBeVisible()
      await expect(glass(page).getByRole('img', { name: /QR code/ })).toBeVisible()
      await expect(glass(page).locator('[data-address]')).toHaveAttribute(
        'data-address',
        /^http:\/\/localhost:\d+\/exhibits\/werkschau\/share-story\?deviceId=2$/,
      )
      await wheelKey(page, 'Menu').click()
      await onScreen(page, 'covers')
      await wheelKey(page, 'Menu').click()
      // The list: both titles on each row.
      await row(page, 'Stories').click()
      const list = glass(page).getByRole('list', { name: 'Stories' })
      await expect(list.getByRole('listitem')).toHaveCount(5)
      const first = list.getByRole('button', { name: /Left ear only/ })
      await expect(first.locator('[lang=en]')).toHaveText('Left ear only')
      await expect(first.locator('[lang=de]')).toHaveText('Nur das linke Ohr')
      await expect(list.getByRole('button', { name: /A voice without a title/ })).toHaveAccessibleName(
        /with a voice/,
      )
      await first.click()
      // The text, in English and German.
      await onScreen(page, 'story')
      await expect(glass(page).getByText('It smelt of warm plastic')).toBeVisible()
      await glass(page).getByRole('button', { name: 'Deutsch' }).click()
      await expect(glass(page).getByText('Sie roch nach warmem Plastik')).toBeVisible()
      await wheelKey(page, 'Select').click()
      await expect(glass(page).getByText('It smelt of warm plastic')).toBeVisible()
      await wheelKey(page, 'Next').click()
      await expect(glass(page).getByRole('heading', { name: 'Shuffle on the tram' })).toBeVisible()
      await expect(glass(page).getByRole('button', { name: 'Deutsch' })).toBeDisabled()
      // Held MENU leads home at once.
      await wheelKey(page, 'Menu').hover()
      await page.mouse.down()
      await page.clock.runFor(700)
      await onScreen(page, 'home')
      await page.mouse.up()
      await onScreen(page, 'home')
      // The way out, on the page and in the menu, without a step back.
      await expect(page.getByRole('link', { name: 'Back to Welcome Screen' })).toHaveAttribute(
        'href',
        '/exhibits/werkschau',
      )
      await row(page, 'Back to Welcome Screen').click()
      await expect(page).toHaveURL(/\/exhibits\/werkschau$/)
    })

    test('[IPOD-03] the device’s story plays, is scrubbed and turned louder by the wheel', async ({
      page,
    }) => {
      await openPlayer(page)
      await row(page, 'Now Playing').click()
      const phase = glass(page).locator('[data-phase]')
      await expect(phase).toHaveText('Ready')
      await expect(glass(page).getByRole('heading', { name: 'What the iPod remembers' })).toBeVisible()
      const volume = glass(page).getByRole('slider', { name: 'Volume' })
      const place = glass(page).getByRole('slider', { name: 'Position' })
      await expect(volume).toHaveAttribute('aria-valuetext', '100 %')
      await page.locator('[data-heading]').focus()
      await press(page, 'ArrowUp', 8)
      await expect(volume).toHaveAttribute('aria-valuetext', '75 %')
      await wheelKey(page, 'Play or pause').click()
      await expect(phase).toHaveText('Playing')
      await expect(place).toHaveAttribute('aria-valuetext', /^0:0[1-9] of 1:\d\d$/)
      await expect(glass(page).locator('p[lang=en]').last()).not.toBeEmpty()
      await wheelKey(page, 'Play or pause').click()
      await expect(phase).toHaveText('Paused')
      // The middle makes the wheel wind; what is heard follows half a second later.
      await wheelKey(page, 'Select').click()
      await expect(glass(page).getByText('Wheel: position').first()).toBeVisible()
      await page.locator('[data-heading]').focus()
      await press(page, 'ArrowDown', 5)
      await expect(place).toHaveAttribute('aria-valuetext', /^0:1\d of/)
      await page.clock.runFor(600)
      await expect(place).toHaveAttribute('aria-valuetext', /^0:1\d of/)
      await press(page, 'ArrowUp', 60)
      await page.clock.runFor(600)
      await expect(place).toHaveAttribute('aria-valuetext', /^0:00 of/)
      await expect(volume).toHaveAttribute('aria-valuetext', '75 %')
    })

    test('[IPOD-03] [SHELL-12] no story, failed calls, and each is over by itself', async ({
      page,
      pageErrors,
    }) => {
      pageErrors.allowError(/Failed to load/)
      let answer: 'none' | 'failed' | 'real' = 'none'
      await page.route(deviceStoryCall, async (route) => {
        if (answer === 'real') await route.fallback()
        else if (answer === 'none') await route.fulfill({ json: { statusCode: 200, message: 'none' } })
        else await route.fulfill({ status: 404, json: { statusCode: 404, message: 'gone' } })
      })
      await page.route(storiesCall, (route) =>
        answer === 'real'
          ? route.fallback()
          : route.fulfill({ status: 404, json: { statusCode: 404, message: 'gone' } }),
      )
      await openPlayer(page)
      await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
        'Failed to load user stories.',
      )
      await row(page, 'Now Playing').click()
      await expect(glass(page).getByText('No device story available.')).toBeVisible()
      answer = 'failed'
      await page.reload()
      await startPlayer(page)
      await row(page, 'Cover Flow').click()
      await expect(glass(page).getByText('Failed to load user stories.')).toBeVisible()
      await expect(marked(page)).toHaveAttribute('data-story', '99999')
      await press(page, 'Escape')
      await row(page, 'Now Playing').click()
      await expect(glass(page).getByText('Failed to load device story.')).toBeVisible()
      answer = 'real'
      await page.clock.fastForward(61_000)
      await expect(glass(page).getByRole('heading', { name: 'What the iPod remembers' })).toBeVisible()
      await press(page, 'Escape')
      await row(page, 'Cover Flow').click()
      await expect(glass(page).getByText('Failed to load user stories.')).toHaveCount(0)
      await expect(glass(page).getByRole('listitem')).not.toHaveCount(1)
    })
  })
}

test('[FIT-02] axe finds nothing on any screen, in both languages @full', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await stock(page, fourStories)
  await openPlayer(page)
  for (const [name, screen] of [
    ['Cover Flow', 'covers'],
    ['Stories', 'stories'],
    ['Now Playing', 'player'],
    ['Share Your Story', 'share'],
  ] as const) {
    await row(page, name).click()
    await onScreen(page, screen)
    await expectNoAxeViolations(page)
    await press(page, 'Escape')
  }
  await row(page, 'Deutsch').click()
  await expect(row(page, 'Geschichten')).toBeVisible()
  await expectNoAxeViolations(page)
  await row(page, 'Geschichten').click()
  await row(page, /Nur das linke Ohr/).click()
  await expect(glass(page).getByText('Sie roch nach warmem Plastik')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('[IPOD-05] a refresh takes neither place, nor text, nor sound; what was taken off is said', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allowError(/Failed to load/)
  let stories = fourStories
  let fails = false
  await page.route(storiesCall, (route) =>
    fails
      ? route.fulfill({ status: 500, json: { statusCode: 500, message: 'no' } })
      : route.fulfill({ json: stories }),
  )
  await openPlayer(page)
  await wheelKey(page, 'Play or pause').click()
  await row(page, 'Stories').click()
  await row(page, /A scratch on the back/).click()
  await glass(page).getByRole('button', { name: 'Deutsch' }).click()
  stories = [aStory({ id: 100_020, titleEN: 'A new one' }), ...fourStories]
  await page.clock.fastForward(61_000)
  await expect(glass(page).getByRole('heading', { name: 'Ein Kratzer hinten' })).toBeVisible()
  fails = true
  await page.clock.fastForward(61_000)
  await expect(glass(page).getByRole('heading', { name: 'Ein Kratzer hinten' })).toBeVisible()
  await expect(page.getByText('Failed to load user stories.')).toHaveCount(0)
  fails = false
  stories = stories.filter(({ id }) => id !== 100_011)
  await page.clock.fastForward(61_000)
  await onScreen(page, 'stories')
  await expect(glass(page).getByText('This story has been taken off the player.')).toBeVisible()
  await expect(row(page, /A new one/)).toBeVisible()
})

test('[IPOD-05] five minutes without anybody lead to the chooser', async ({ page, pageErrors }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  pageErrors.allowError(/Failed to load stories/)
  await openPlayer(page)
  await row(page, 'Stories').click()
  await page.clock.fastForward(285_000)
  await expect(page.getByRole('alertdialog', { name: 'Is someone still there?' })).toBeVisible()
  await page.clock.runFor(16_000)
  await expect(page).toHaveURL(/\/exhibits\/werkschau$/)
})

for (const [width, height, least] of [
  [1080, 1920, 20],
  [320, 640, 12],
] as const) {
  test.describe(`on a touchscreen of ${width} by ${height}`, () => {
    test.use({
      viewport: { width, height },
      hasTouch: true,
      isMobile: true,
      contextOptions: { reducedMotion: 'reduce' },
    })

    test(`[FIT-02] every screen: targets of 48 px, texts of ${least} px @full`, async ({ page }) => {
      await stock(page, fourStories)
      await openPlayer(page)
      const measured = async () => {
        expect(await smallTargets(page, 48)).toEqual([])
        expect(await smallTexts(page, least)).toEqual([])
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(sideways).toBeLessThanOrEqual(0)
      }
      await measured()
      for (const name of ['Cover Flow', 'Stories', 'Now Playing', 'Share Your Story']) {
        await row(page, name).tap()
        await expect(glass(page)).not.toHaveAttribute('data-screen', 'home')
        await measured()
        await press(page, 'Escape')
      }
      await row(page, 'Stories').tap()
      await row(page, /Left ear only/).tap()
      await onScreen(page, 'story')
      await measured()
    })
  })
}

test('[IPOD-04] a kiosk shows the code and no link', async ({ page }) => {
  await openPlayer(page, `${ipodAddress}?kioskKey=glass`)
  await row(page, 'Share Your Story').click()
  await expect(glass(page).getByRole('img', { name: /QR code/ })).toBeVisible()
  await expect(glass(page).getByRole('link')).toHaveCount(0)
})

test('seven entries and exits leave no node, listener or sound behind @full', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/exhibits/werkschau')
  const counted = await countsOf(page)
  const visit = async () => {
    await page.getByRole('link', { name: 'Apple iPod' }).click()
    await startPlayer(page)
    await wheelKey(page, 'Play or pause').click()
    await row(page, 'Cover Flow').click()
    await page.getByRole('link', { name: 'Back to Welcome Screen' }).click()
    await expect(page.getByRole('link', { name: 'Apple iPod' })).toBeVisible()
  }
  for (let warmUp = 0; warmUp < 2; warmUp += 1) await visit()
  const before = await settled(counted)
  for (let round = 0; round < 5; round += 1) await visit()
  await expectNotGrown(counted, before)
})
