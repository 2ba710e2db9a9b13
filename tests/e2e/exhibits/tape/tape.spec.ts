import type { Route } from '@playwright/test'
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts'
import { tapeExhibit } from '#content/exhibits/tape/exhibit.ts'
import { submitVoice } from '#tests/e2e/support/leaveStories.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { enterRoom, key, openFilm, place, tapeAddress, tapeOf, time, transport } from './tapePage.ts'
import { press } from '#tests/e2e/support/press.ts'
import { logOf } from '#tests/e2e/support/log.ts'
import { rounds } from '#tests/e2e/support/rounds.ts'
import { countsOf, expectNotGrown, settled } from '#tests/e2e/support/pageCounts.ts'
import { hearSounds } from '#tests/e2e/support/heardSounds.ts'
import { holdFilm, lightRoom, showFilm, stopTime } from './tapeFilm.ts'
import { withoutWebGL } from '#tests/e2e/support/withoutWebGL.ts'

test('[FIT-02] axe finds nothing in the film and in the room @nightly', async ({ page }) => {
  await openFilm(page)
  await expectNoAxeViolations(page)
  await page.keyboard.press('a')
  await expect(key(page, 'Play')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('entries and exits leave no node, listener, sound or address behind @nightly', async ({ page }) => {
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

test('[TAPE-01] on a phone a touch of the head is a touch of its keys, and the film goes on @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openFilm(page)
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.getByRole('button', { name: 'Vorspann überspringen' })).toBeVisible()
})

test('[TAPE-01] [FIT-01] title, way out and shelf have a place each on every screen @nightly', async ({
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
    const heading = page.getByRole('heading', { level: 2, name: 'Eure Geschichten' })
    await expect(heading).toBeVisible()
    const overlaps = () =>
      page.evaluate(() => {
        // Of the words themselves: their boxes are wider.
        const boxes = [
          'h1',
          'header button',
          'header [aria-label="Lesehilfen"]',
          'header [aria-label="Sprache"]',
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

test.describe('in the room itself', () => {
  test.use({ viewport: { width: 1024, height: 640 } })

  test('[TAPE-01] [TAPE-07] [TAPE-08] [DECK-01] [DECK-02] [DECK-06] [DECK-08] [DECK-11] a visit to the drawn room @full', async ({
    page,
    server,
  }) => {
    test.setTimeout(240_000)
    const voice = await submitVoice(server.url, tapeExhibit.device.id)
    await page.goto('/exhibits')
    await page.goto(`${tapeAddress}?stage=least`)
    await expect(page.locator('[data-scene=ready]').first()).toBeAttached({ timeout: 90_000 })
    await test.step('the film ends by itself or by a key; the keys of the deck lie on the drawn ones', async () => {
      await page.keyboard.press('a')
      await expect(key(page, 'Play')).toBeVisible()
      const row = page.getByRole('group', { name: 'Keys of the deck' }).getByRole('button')
      await expect(row).toHaveCount(6)
      for (const each of await row.all()) {
        const box = await each.boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      }
    })
    await test.step('the narration is wound and played, its meter reads the real signal, its captions follow', async () => {
      await expect(time(page)).toHaveText(/^0:00 \/ 1:\d\d$/)
      await place(page).fill('30')
      await press(key(page, 'Fast-forward 5 seconds'))
      await expect(time(page)).toHaveText(/^0:35 \//)
      await press(key(page, 'Play'))
      await expect(key(page, 'Play')).toHaveAttribute('data-down', 'true')
      await expect.poll(() => page.locator('[role=meter] [data-lit]').count()).toBeGreaterThan(4)
      await expect(page.getByText('SIMULATED')).toHaveCount(0)
      await expect(page.locator('[data-caption]')).toHaveText(/\w{3}/)
    })
    await test.step('a visitor’s voice goes into the deck', async () => {
      await press(tapeOf(page, voice))
      await press(key(page, 'Put this tape in the deck'))
      await expect(time(page)).toHaveText('0:00 / 0:06')
      await press(key(page, 'Play'))
      await expect(transport(page)).toHaveText('Now playing')
    })
    await test.step('eject leads to the chooser without a step back', async () => {
      await press(page.getByRole('button', { name: 'EJECT AND RETURN' }))
      await expect(page).toHaveURL(/\/exhibits\/werkschau$/, { timeout: 30_000 })
      await page.goBack()
      await expect(page).toHaveURL(/\/exhibits$/)
    })
  })

  test('a model that is missing, cut short or another one leaves the still, the deck plays on, and another try draws the room @nightly', async ({
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

  test('[TAPE-01] the film is heard in its order by whoever comes to it by a click @nightly', async ({
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

  test('[TAPE-01] the film is silent for whoever opens its address and has touched nothing @nightly', async ({
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
