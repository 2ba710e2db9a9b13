import type { Page, Route } from '@playwright/test'
import { aStory } from '#tests/e2e/support/stories.ts'
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts'
import { tapeExhibit } from '#content/exhibits/tape/exhibit.ts'
import { tapeRoom } from '#exhibits/tape/constants.ts'
import { submitStory, submitVoice } from '#tests/e2e/support/leaveStories.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'
import {
  enterRoom,
  inlay,
  key,
  openFilm,
  openRoom,
  place,
  tapeAddress,
  tapeOf,
  tapes,
  time,
  transport,
} from './tapePage.ts'
import { logOf } from '#tests/e2e/support/log.ts'
import { rounds } from '#tests/e2e/support/rounds.ts'
import { countsOf, expectNotGrown, settled } from '#tests/e2e/support/pageCounts.ts'
import { hearSounds } from '#tests/e2e/support/heardSounds.ts'
import { holdFilm, lightRoom, showFilm, stopTime } from './tapeFilm.ts'
import { withoutWebGL } from '#tests/e2e/support/withoutWebGL.ts'

const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' })
const storiesCall = '**/api/user-story/device/1'
const deviceStoryCall = '**/api/device-story/device/1/**'

/** The window is small: the page scrolls, and nothing is drawn by the graphics card, with motion or without. */
for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const where = reducedMotion === 'reduce' ? 'with reduced motion and without WebGL @full' : 'with motion'
  test.describe(where, () => {
    test.use({ contextOptions: { reducedMotion } })
    test.beforeEach(async ({ page }) => {
      if (reducedMotion === 'reduce') await withoutWebGL(page)
    })

    test('[TAPE-01] the film takes six seconds, and a tap or a key goes past it', async ({ page }) => {
      // Time passes in tenths of a second while the page loads, so that the beginning of the film is known to one.
      await page.clock.install({ time: new Date('2026-11-20T18:00:00Z') })
      await page.clock.pauseAt(new Date('2026-11-20T18:00:01Z'))
      await page.goto(tapeAddress)
      const skip = page.getByRole('button', { name: 'Skip the intro' })
      await expect
        .poll(async () => {
          await page.clock.runFor(100)
          return skip.isVisible()
        })
        .toBe(true)
      await page.clock.runFor(5800)
      await expect(skip).toBeVisible()
      await expect(key(page, 'Play')).toBeHidden()
      await page.clock.runFor(250)
      await expect(page.getByRole('button', { name: 'Skip the intro' })).toHaveCount(0)
      await expect(key(page, 'Play')).toBeVisible()
      await page.clock.resume()
      for (const way of ['tap', 'key'] as const) {
        await page.goto(tapeAddress)
        await expect(page.getByRole('button', { name: 'Skip the intro' })).toBeVisible()
        // Never at rest: a click on the film itself would wait until it is over.
        if (way === 'tap') await page.mouse.click(300, 200)
        else await page.keyboard.press('a')
        await expect(key(page, 'Play')).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      }
    })

    test('[DECK-01] [DECK-02] [DECK-03] [DECK-04] every key does what it says, by the clock', async ({
      page,
    }) => {
      await openRoom(page)
      await expect(time(page)).toHaveText(/^0:00 \/ 1:\d\d$/)
      await expect(place(page)).toBeEnabled()
      await place(page).fill('30')
      await expect(time(page)).toHaveText(/^0:30 \//)
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
      const press = (name: string) => key(page, name).click({ force: true })
      await press('Fast-forward 5 seconds')
      await expect(transport(page)).toHaveText('Winding forward 5 seconds')
      await page.clock.runFor(620)
      await expect(time(page)).toHaveText(/^0:35 \//)
      await press('Rewind 5 seconds')
      await expect(transport(page)).toHaveText('Rewinding 5 seconds')
      await page.clock.runFor(620)
      await expect(time(page)).toHaveText(/^0:30 \//)
      await press('Full rewind')
      await expect(transport(page)).toHaveText('Rewinding to the start')
      await page.clock.runFor(2050)
      await expect(time(page)).toHaveText(/^0:20 \//)
      await press('Full rewind')
      await expect(transport(page)).toContainText('Stopped at 0:')
      await press('Full rewind')
      await page.clock.runFor(4100)
      await expect(transport(page)).toContainText('Stopped at 0:00')
      await page.clock.resume()
      await key(page, 'Play').click()
      await expect(transport(page)).toHaveText('Now playing')
      await expect(key(page, 'Play')).toHaveAttribute('aria-pressed', 'true')
      await expect(time(page)).toHaveText(/^0:0[1-9] \//)
      await key(page, 'Pause').click()
      await expect(transport(page)).toContainText('Stopped at 0:')
      await place(page).press('End')
      await expect(transport(page)).toHaveText('End of the tape')
    })

    test('[TAPE-04] no story, a failed call, and each is over by itself', async ({ page, pageErrors }) => {
      pageErrors.allowError(/Failed to load/)
      let answer: 'none' | 'failed' | 'real' = 'none'
      await page.route(deviceStoryCall, async (route) => {
        if (answer === 'real') await route.fallback()
        else if (answer === 'none') await route.fulfill({ json: { statusCode: 200, message: 'none' } })
        else await route.fulfill({ status: 404, json: { statusCode: 404, message: 'gone' } })
      })
      await openRoom(page)
      await expect(page.getByText('No device story available.')).toBeVisible()
      answer = 'failed'
      await page.reload()
      await expect(page.getByText('Failed to load device story.')).toBeAttached()
      answer = 'real'
      await page.clock.fastForward(21_000)
      await expect(page.getByText('Failed to load device story.')).toHaveCount(0)
      await expect(time(page)).toHaveText(/^0:00 \/ 1:\d\d$/)
    })

    test('[TAPE-09] [SHELL-12] stories that fail are told of once, and come by themselves', async ({
      page,
      pageErrors,
    }) => {
      pageErrors.allowError(/Failed to load/)
      await page.route(storiesCall, (route) =>
        route.fulfill({ status: 404, json: { statusCode: 404, message: 'gone' } }),
      )
      await openRoom(page)
      const shelf = page.getByRole('region', { name: 'User Stories' })
      await expect(shelf.getByText('Failed to load user stories.')).toBeVisible()
      await expect(toasts(page)).toContainText('Failed to load user stories.')
      await expect(tapes(page)).toHaveCount(1)
      await page.unroute(storiesCall)
      await page.clock.fastForward(61_000)
      await expect(tapes(page)).not.toHaveCount(1)
      await expect(shelf.getByText('Failed to load user stories.')).toHaveCount(0)
    })

    test('[TAPE-07] EJECT AND RETURN opens the door, then leads to the chooser without a step back', async ({
      page,
    }) => {
      await page.goto('/exhibits')
      await openRoom(page)
      // The door stands open for less than half a second: time waits until it was seen.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
      await page.getByRole('button', { name: 'EJECT AND RETURN' }).click({ force: true })
      await expect(page.locator('[data-phase="ejecting"] [data-open]').first()).toBeAttached()
      await page.clock.runFor(tapeRoom.fadeMs)
      await page.clock.resume()
      await expect(page).toHaveURL(/\/exhibits\/werkschau$/)
      await page.goBack()
      await expect(page).toHaveURL(/\/exhibits$/)
    })

    test('[FIT-02] axe finds nothing in the film and in the room, in both languages @full', async ({
      page,
    }) => {
      test.setTimeout(120_000)
      await openFilm(page)
      await expectNoAxeViolations(page)
      await page.keyboard.press('a')
      await expect(key(page, 'Play')).toBeVisible()
      await expectNoAxeViolations(page)
      await page.getByRole('button', { name: 'Deutsch' }).click()
      await expect(page.getByRole('button', { name: 'AUSWERFEN UND ZURÜCK' })).toBeVisible()
      await expectNoAxeViolations(page)
    })
  })
}

test('[TAPE-02] [TAPE-06] the share tape stands first, five lie on each other, each in its own hand for ever', async ({
  page,
}) => {
  await openRoom(page)
  const names = ['data-hand', 'style'] as const
  const looks = () =>
    tapes(page).evaluateAll(
      (all, [hand]) =>
        all.map((tape) => [
          tape.getAttribute('data-story'),
          tape.querySelector(`[${hand}]`)?.getAttribute(hand ?? ''),
          tape.getAttribute('style'),
        ]),
      names,
    )
  const before = await looks()
  expect(before[0]?.[0]).toBe('99999')
  expect(new Set(before.map(([, , style]) => style)).size).toBe(before.length)
  await expect(tapes(page).first()).toContainText('Share your cassette tape story!')
  await expect(tapes(page).nth(1)).toHaveAttribute('aria-current', 'true')
  const lefts = await tapes(page).evaluateAll((all) =>
    all.map((tape) =>
      Math.round((tape.parentElement?.getBoundingClientRect() ?? tape.getBoundingClientRect()).left),
    ),
  )
  expect(new Set(lefts.slice(0, 5)).size).toBe(1)
  expect(lefts[5]).toBeGreaterThan(lefts[0] ?? 0)
  await page.reload()
  await enterRoom(page)
  await expect(tapes(page)).toHaveCount(before.length)
  expect(await looks()).toEqual(before)
})

test('[TAPE-06] the share code leads to this room’s form under PUBLIC_URL; a kiosk shows no link', async ({
  page,
  server,
}) => {
  await openRoom(page)
  await tapeOf(page, 99_999).click()
  const path = '/exhibits/werkschau/share-story?deviceId=1'
  const code = inlay(page).getByRole('img', { name: /QR code/ })
  await expect(code).toHaveAttribute('data-address', `${server.url}${path}`)
  await expect(inlay(page).getByRole('link', { name: 'Tell it on this device' })).toHaveAttribute(
    'href',
    path,
  )
  await page.goto(`${tapeAddress}?kioskKey=abc`)
  await enterRoom(page)
  await tapeOf(page, 99_999).click()
  await expect(code).toBeVisible()
  await expect(inlay(page).getByRole('link')).toHaveCount(0)
})

test('[TAPE-03] [TAPE-05] English first; Deutsch turns title and text of the card in hand', async ({
  page,
}) => {
  const told = aStory({ id: 100_001 })
  await page.route(storiesCall, (route) => route.fulfill({ json: [told] }))
  await openRoom(page)
  await expect(inlay(page).getByText('Side A')).toBeVisible()
  await expect(inlay(page).getByRole('heading', { name: 'The tape in the glovebox' })).toBeVisible()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  const card = page.getByRole('region', { name: 'Gewählte Geschichte' })
  await expect(card.getByRole('heading', { name: 'Die Kassette im Handschuhfach' })).toBeVisible()
  await expect(card).toContainText('Sie roch nach warmem Plastik')
})

test('[FIT-02] arrow keys walk the piles, and only one tape is a stop of the Tab key', async ({ page }) => {
  const many = Array.from({ length: 12 }, (_, index) => aStory({ id: 100_001 + index }))
  await page.route(storiesCall, (route) => route.fulfill({ json: many }))
  await openRoom(page)
  await expect(tapes(page)).toHaveCount(13)
  await expect(page.locator('[data-story][tabindex="0"]')).toHaveCount(1)
  await tapeOf(page, 100_001).focus()
  for (const [press, lands] of [
    ['ArrowDown', 100_002],
    ['ArrowRight', 100_007],
    ['End', 100_012],
    ['ArrowLeft', 100_007],
    ['Home', 99_999],
  ] as const) {
    await page.keyboard.press(press)
    await expect(tapeOf(page, lands)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(tapeOf(page, 99_999)).toHaveAttribute('aria-current', 'true')
})

test('[TAPE-09] a refresh under the visitor’s hands takes neither hand, nor place, nor sound', async ({
  page,
}) => {
  const stock = Array.from({ length: 60 }, (_, index) =>
    aStory({ id: 100_060 - index, titleEN: `Tape ${index}` }),
  )
  let now = stock
  await page.route(storiesCall, (route) => route.fulfill({ json: now }))
  await openRoom(page)
  await tapeOf(page, 100_030).evaluate((tape) => tape.closest('li')?.scrollIntoView({ inline: 'center' }))
  await tapeOf(page, 100_030).click()
  await tapeOf(page, 100_030).focus()
  await key(page, 'Play').evaluate((button: HTMLElement) => button.click())
  await expect(time(page)).toHaveText(/^0:0[1-9] \//)
  const shelf = page.getByRole('list', { name: 'Story tapes' })
  const before = (await tapeOf(page, 100_030).boundingBox())?.x ?? 0
  // Five new ones: every tape moves one pile on.
  now = [...Array.from({ length: 5 }, (_, index) => aStory({ id: 100_070 - index })), ...stock]
  await page.clock.fastForward(60_500)
  await expect(shelf.getByRole('button')).toHaveCount(66)
  await expect(tapeOf(page, 100_030)).toHaveAttribute('aria-current', 'true')
  await expect(tapeOf(page, 100_030)).toBeFocused()
  expect(Math.abs(((await tapeOf(page, 100_030).boundingBox())?.x ?? 0) - before)).toBeLessThan(10)
  await expect(transport(page)).toHaveText('Now playing')
  // The server takes the tape in hand off the shelf: the next one is in hand, and it says so.
  now = now.filter(({ id }) => id !== 100_030)
  await page.clock.fastForward(60_500)
  await expect(tapeOf(page, 100_029)).toHaveAttribute('aria-current', 'true')
  await expect(inlay(page).getByText('has been taken off the shelf')).toBeVisible()
})

test('[DECK-05] the volume goes from 0 to 1 in hundredths and starts at 0.7', async ({ page }) => {
  await openRoom(page)
  const volume = page.getByRole('slider', { name: 'Volume' })
  await expect(volume).toHaveValue('0.7')
  await expect(volume).toHaveAttribute('min', '0')
  await expect(volume).toHaveAttribute('max', '1')
  await expect(volume).toHaveAttribute('step', '0.01')
  await volume.press('ArrowRight')
  await expect(volume).toHaveValue('0.71')
  await expect(volume).toHaveAttribute('aria-valuetext', '71 %')
})

test('[DECK-08] captions follow the tape in both languages, and every word can be read', async ({ page }) => {
  await openRoom(page)
  await key(page, 'Play').click()
  const caption = page.locator('[data-caption]')
  await expect(caption).toHaveAttribute('data-caption', '0')
  await place(page).fill('40')
  await expect(caption).not.toHaveAttribute('data-caption', '0')
  await expect(caption).toHaveAttribute('lang', 'en')
  await expect(caption.locator('xpath=following-sibling::p')).toHaveAttribute('lang', 'de')
  const spoken = (await caption.textContent()) ?? ''
  await page.getByText('Read the whole narration: English').click()
  await expect(page.locator('details[open] [lang="en"]').last()).toContainText(spoken)
  await expect(page.locator('details', { hasText: 'Deutsch' })).toHaveCount(1)
})

test('[DECK-11] a visitor’s voice goes into the deck, is turned over, and the deck’s own tape comes back', async ({
  page,
  server,
}) => {
  const voice = await submitVoice(server.url, tapeExhibit.device.id)
  const text = await submitStory(
    server.url,
    tapeExhibit.device.id,
    'Nobody spoke this one, it is only to be read.',
  )
  await openRoom(page)
  await expect(time(page)).toHaveText(/ \/ 1:\d\d$/)
  await tapeOf(page, text).click()
  await expect(inlay(page)).toContainText('only to be read')
  await expect(time(page)).toHaveText(/ \/ 1:\d\d$/)
  await tapeOf(page, voice).click()
  await expect(time(page)).toHaveText('0:00 / 0:06')
  await expect(inlay(page)).toContainText('This tape is in the deck.')
  await key(page, 'Play').click()
  await expect(transport(page)).toHaveText('Now playing')
  await page.getByRole('button', { name: 'Turn the tape over' }).click()
  await expect(page.getByText('nobody has spoken this story in German yet')).toBeVisible()
  await expect(transport(page)).toHaveText('No tape in the deck')
  await page.getByRole('button', { name: 'Turn the tape over' }).click()
  await expect(time(page)).toHaveText('0:00 / 0:06')
  await page.getByRole('button', { name: 'Put the deck’s own tape back' }).click()
  await expect(time(page)).toHaveText(/ \/ 1:\d\d$/)
})

test('entries and exits leave no node, listener, sound or address behind @full', async ({ page }) => {
  test.setTimeout(240_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    const [create, revoke] = [URL.createObjectURL, URL.revokeObjectURL]
    let urls = 0
    URL.createObjectURL = (object) => {
      urls += 1
      return create(object)
    }
    URL.revokeObjectURL = (url) => {
      urls -= 1
      revoke(url)
    }
    Reflect.set(window, 'openUrls', () => urls)
  })
  await page.goto('/exhibits/werkschau')
  const held = await countsOf(page)
  const counted = async () => ({
    ...(await held()),
    urls: Number(await page.evaluate(() => Reflect.get(window, 'openUrls')())),
  })
  const groups = new Set<string | null>()
  const visit = async () => {
    await page.getByRole('link', { name: 'Cassette Tape' }).click()
    await enterRoom(page)
    groups.add(await page.getByRole('radio').first().getAttribute('name'))
    await key(page, 'Play').click()
    await expect(key(page, 'Play')).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'EJECT AND RETURN' }).click()
    await expect(page.getByRole('link', { name: 'Cassette Tape' })).toBeVisible()
  }
  for (let warmUp = 0; warmUp < 4; warmUp += 1) await visit()
  const before = await settled(counted)
  for (let round = 0; round < rounds(16, 5); round += 1) await visit()
  await expectNotGrown(counted, before)
  // Chromium keeps every name that a group of radio buttons ever had.
  expect(groups.size).toBe(1)
})

test('[TAPE-01] [FIT-01] the film shows a phone the whole deck, and its title once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install()
  await page.goto(tapeAddress)
  const title = page.getByRole('main').getByText('No. 01 Compact Cassette, 1963')
  await expect(title).toHaveCount(2)
  const seen = () =>
    title.evaluateAll((all) => all.filter((one) => getComputedStyle(one).clipPath === 'none'))
  expect(await seen()).toHaveLength(1)
  const picture = page.locator('#root img').first()
  const shape = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight)
  await expect.poll(shape).toBeCloseTo(390 / 844, 2)

  await page.clock.runFor(6100)
  await expect(title).toHaveCount(1)
  expect(await seen()).toHaveLength(1)
})

test('[TAPE-01] [FIT-01] title, way out and shelf have a place each on every screen @full', async ({
  page,
}) => {
  await withoutWebGL(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The longer words.
  await page.addInitScript(() => sessionStorage.setItem('language', 'de'))
  for (const [width, height] of [
    [600, 1400],
    [720, 1280],
    [820, 1180],
    [1024, 1366],
    [1080, 1920],
    [1920, 1080],
    [2160, 3840],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(tapeAddress)
    await expect(page.getByRole('heading', { level: 1, name: /Compact Cassette/ })).toBeVisible()
    await page.keyboard.press('a')
    const heading = page.getByRole('heading', { level: 2, name: /^Geschichten von/ })
    await expect(heading).toBeVisible()
    const overlaps = () =>
      page.evaluate(() => {
        // Of the words themselves: their boxes are wider.
        const boxes = [
          'h1',
          'header button',
          'header [lang], header > :last-child',
          'main h2',
          'main h2 + p',
        ].flatMap((where) => {
          const element = document.querySelector(where)
          if (element === null) return []
          const words = document.createRange()
          words.selectNodeContents(element)
          return [{ where, box: (where === 'header button' ? element : words).getBoundingClientRect() }]
        })
        return boxes.flatMap((one, at) =>
          boxes
            .slice(at + 1)
            .filter(
              ({ box }) =>
                box.left < one.box.right &&
                box.right > one.box.left &&
                box.top < one.box.bottom &&
                box.bottom > one.box.top,
            )
            .map((other) => `${one.where} and ${other.where}`),
        )
      })
    // Type and room may still be on their way.
    await expect.poll(overlaps, `${width} x ${height}`).toEqual([])
  }
})

for (const [width, height] of [
  [960, 600],
  [1024, 640],
  [1366, 650],
] as const)
  test(`[TAPE-05] [FIT-01] at ${width} x ${height} all keys of the deck are on the screen, and all words of the card can be read`, async ({
    page,
  }) => {
    await withoutWebGL(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(() => sessionStorage.setItem('language', 'de'))
    await page.setViewportSize({ width, height })
    await page.goto(tapeAddress)
    await page.keyboard.press('a')
    await expect(page.getByRole('button', { name: 'Wiedergabe', exact: true })).toBeInViewport({ ratio: 1 })
    await page.locator('[data-story]').nth(1).click()
    const facts = page.getByText(/^Auf Englisch erzählt/)
    await facts.scrollIntoViewIfNeeded()
    await expect(facts).toBeInViewport({ ratio: 1 })
    const [words, menu] = [
      await facts.boundingBox(),
      await page.getByRole('button', { name: 'Menü' }).boundingBox(),
    ]
    expect((words?.y ?? Infinity) + (words?.height ?? 0)).toBeLessThanOrEqual(menu?.y ?? 0)
  })

test.describe('in the room itself', () => {
  test.use({ viewport: { width: 1024, height: 640 } })

  test('[TAPE-01] [TAPE-08] the room is drawn, its keys lie under the buttons, and the tape comes out at the end', async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await page.goto(`${tapeAddress}?stage=least`)
    await expect(page.locator('[data-scene=ready]').first()).toBeAttached({ timeout: 90_000 })
    await expect(key(page, 'Play')).toBeVisible({ timeout: 90_000 })
    const row = await page
      .getByRole('group', { name: 'Keys of the deck' })
      .getByRole('button')
      .evaluateAll((keys) =>
        keys.map((each) => {
          const { left, top, width, height } = each.getBoundingClientRect()
          return { left, top, width, height }
        }),
      )
    expect(row).toHaveLength(6)
    for (const { width, height } of row) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    // Software draws a frame in seconds: nothing stands still long enough to be aimed at.
    await key(page, 'Play').evaluate((button: HTMLElement) => button.click())
    await expect(key(page, 'Play')).toHaveAttribute('data-down', 'true')
    await page
      .getByRole('button', { name: 'EJECT AND RETURN' })
      .evaluate((button: HTMLElement) => button.click())
    await expect(page).toHaveURL(/\/exhibits\/werkschau$/, { timeout: 30_000 })
  })

  test('a model that is missing, cut short or another one leaves the still, the deck plays on, and another try draws the room', async ({
    page,
    pageErrors,
  }) => {
    test.setTimeout(300_000)
    pageErrors.allowError(/Failed to load resource|Could not load|The model "deck" has no/)
    const lines = logOf(page)
    const answers: readonly ((route: Route) => Promise<void>)[] = [
      (route) => route.fulfill({ status: 404 }),
      async (route) => {
        const whole = await (await route.fetch()).body()
        await route.fulfill({ body: whole.subarray(0, whole.length / 2) })
      },
      async (route) => route.fulfill({ path: 'public/models/cassette.glb' }),
    ]
    const model = '**/models/deck.glb*'
    for (const [index, answer] of answers.entries()) {
      await page.unroute(model)
      await page.route(model, answer)
      if (index === 0) await page.goto(`${tapeAddress}?stage=least`)
      else await page.getByRole('button', { name: 'Switch the light on again' }).click()
      await expect.poll(() => lines.length, { timeout: 60_000 }).toBe(index + 1)
      await expect(page.getByText('The room is shown as a picture')).toBeVisible()
    }
    await page.keyboard.press('a')
    await key(page, 'Play').click()
    await expect(transport(page)).toHaveText('Now playing')
    await page.unroute(model)
    await page.getByRole('button', { name: 'Switch the light on again' }).click()
    await expect(page.locator('[data-scene=ready]')).toBeAttached({ timeout: 150_000 })
    await expect(page.getByText('The room is shown as a picture')).toHaveCount(0)
    expect(lines).toHaveLength(answers.length)
    expect((await page.evaluate(() => window.__museum?.render().calls)) ?? 99).toBeLessThanOrEqual(80)
  })

  test('[TAPE-01] the film is heard in its order by whoever comes to it by a click @full', async ({
    page,
  }) => {
    test.setTimeout(240_000)
    const { ready, heard } = await hearSounds(page, /cassette|eject/)
    await holdFilm(page)
    await page.goto('/exhibits/werkschau')
    await stopTime(page)
    await page.getByRole('link', { name: 'Cassette Tape' }).click()
    await lightRoom(page)
    const film = ['cassette-door-open', 'cassette-in', 'cassette-door-close']
    // What comes late is not played late.
    await expect.poll(ready).toEqual(expect.arrayContaining(film))
    await showFilm(page)
    // The door may have opened before the room was drawn.
    expect(film.join()).toContain((await heard()).filter((line) => !line.endsWith(' ends')).join())
    expect(await heard()).toEqual(expect.arrayContaining(film.slice(1)))
  })

  test('[TAPE-01] the film is silent for whoever opens its address and has touched nothing @full', async ({
    page,
  }) => {
    test.setTimeout(240_000)
    const { heard } = await hearSounds(page, /./)
    await holdFilm(page)
    await page.goto('/exhibits')
    await stopTime(page)
    await page.goto(tapeAddress)
    await lightRoom(page)
    await showFilm(page)
    expect(await heard()).toEqual([])
  })
})

/** A page that is wide enough for the whole room, and one in which half of the deck would lie outside. */
const screens = [
  { width: 1440, height: 900, still: 'tape-landscape' },
  { width: 1024, height: 768, still: 'tape-tablet' },
  { width: 768, height: 1024, still: 'tape-portrait' },
  { width: 390, height: 844, still: 'tape-phone' },
] as const

for (const { width, height, still } of screens)
  test(`[TAPE-01] [FIT-01] the first picture is of the screen’s own form: ${still} at ${width} x ${height}`, async ({
    page,
  }) => {
    await withoutWebGL(page)
    await page.setViewportSize({ width, height })
    await openRoom(page)
    await expect(page.locator('#root img[src*="/stills/tape-"]')).toHaveAttribute(
      'src',
      new RegExp(`/${still}\\.`),
    )
  })
