import type { Page } from '@playwright/test'
import { expect, test } from './support/doorFixtures.ts'
import { exhibitPages } from './support/exhibitPages.ts'

test.use({ reducedMotion: 'reduce', serviceWorkers: 'allow', keepsLists: true })

/** Everything that the server's absence makes a browser say. */
const absence = /ERR_|Failed to load|Failed to fetch/

/** Waits until the browser has all that it keeps of the server. */
async function provisioned(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const build = (await caches.keys()).find((name) => name.startsWith('nachklang-build-'))
          if (build === undefined || navigator.serviceWorker.controller === null) return 0
          const paths = (await (await caches.open(build)).keys()).map(({ url }) => new URL(url).pathname)
          return paths.filter((path) =>
            /^\/(?:index\.html|win98\.html|stills\/werkschau-tape\.webp|models\/cassette\.glb)$/.test(path),
          ).length
        }),
      { timeout: 100_000 },
    )
    .toBe(4)
}

/** A screen of the museum that has been running for a while. */
async function asKiosk(page: Page): Promise<void> {
  await page.goto('/exhibits?kioskKey=a-screen')
  await provisioned(page)
  // The narrations of all devices, and the lists.
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('nachklang-media')).keys()).length), {
      timeout: 100_000,
    })
    .toBeGreaterThanOrEqual(8)
}

const routes = [
  '/',
  '/exhibits',
  '/about',
  '/exhibits/werkschau',
  '/exhibits/werkschau/share-story',
  '/exhibits/werkschau/explore-stories',
  ...exhibitPages,
  '/playground',
  '/nowhere',
]

/** Plays the narration at hand for a moment, from a place in its middle. */
async function hearNarration(page: Page): Promise<void> {
  const narration = page.getByRole('group', { name: /^(?:Die Erzählung zu|The narration of)/ })
  await narration
    .getByRole('button', { name: /^(?:Abspielen|Play)/ })
    .first()
    .click()
  const place = narration.getByRole('slider')
  await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(0.3)
  await place.press('PageUp')
  await place.press('PageUp')
  const sought = Number(await place.inputValue())
  await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(sought + 0.3)
}

test('[FIT-04] with the server gone, a screen opens every route by its address, with its lists and narrations @nightly', async ({
  page,
  server,
  pageErrors,
}) => {
  pageErrors.allowError(absence)
  await asKiosk(page)
  server.door('closed')
  for (const route of routes) {
    await page.goto(route)
    await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible()
  }
  await page.goto('/exhibits/werkschau/explore-stories?deviceId=1')
  await expect(page.getByRole('heading', { name: 'Cassette Tape' })).toBeVisible()
  await hearNarration(page)
  // The desktop of 1998 is a page of its own.
  await page.goto('/exhibits/win98-theme')
  await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible()
})

test('[FIT-04] [SHARE-05] with the server gone, links lead on, a story can be told, and it arrives later @full', async ({
  page,
  server,
  pageErrors,
}) => {
  pageErrors.allowError(absence)
  await asKiosk(page)
  server.door('closed')
  await page.goto('/exhibits')
  await page
    .getByRole('link', { name: /Werkschau/ })
    .first()
    .click()
  await expect(page).toHaveURL(/werkschau/)
  await page.goto('/exhibits/werkschau/share-story?deviceId=1')
  await page.getByRole('textbox', { name: 'Your story' }).fill('Told while the server was gone.')
  await page.getByRole('button', { name: 'Upload Text' }).click()
  await expect(page.getByRole('heading', { name: 'Your story is safe on this device.' })).toBeVisible()
  server.door('open')
  await page.goto('/about')
  await expect
    .poll(async () =>
      (await (await fetch(`${server.url}/api/user-story/all/exhibition/1`)).text()).includes(
        'Told while the server was gone.',
      ),
    )
    .toBe(true)
})

test('[API-05] [FIT-04] the worker answers no call and no theme file, and cuts parts out of recordings it keeps @nightly', async ({
  page,
  server,
  pageErrors,
}) => {
  pageErrors.allowError(absence)
  await asKiosk(page)
  const parts = await partsOfNarration(page)
  server.door('closed')
  expect(await partsOfNarration(page)).toEqual(parts)
  const answered = await page.evaluate(async () => {
    const tries = [
      '/api/device/all',
      '/playground?filepath=theme.txt',
      '/playground?filepath=',
      '/_vercel/insights/script.js',
    ]
    return Promise.all(
      tries.map((path) =>
        fetch(path, { cache: 'no-store' }).then(
          () => path,
          () => null,
        ),
      ),
    )
  })
  expect(answered).toEqual([null, null, null, null])
  const call = await page.goto('/playground?filepath=theme.txt').catch(() => null)
  expect(call).toBeNull()
})

/** Status, range and length of some parts of the first narration that is kept. */
async function partsOfNarration(page: Page) {
  return page.evaluate(async () => {
    const [narration] = await (await caches.open('nachklang-media')).keys()
    const answers = await Promise.all(
      ['bytes=0-', 'bytes=1000-1999', 'bytes=-500'].map((range) =>
        fetch(narration?.url ?? '', { headers: { range } }),
      ),
    )
    return Promise.all(
      answers.map(async (answer) => ({
        status: answer.status,
        range: answer.headers.get('content-range'),
        bytes: (await answer.arrayBuffer()).byteLength,
      })),
    )
  })
}

test('[FIT-04] a voice that was heard once plays without the server @nightly', async ({
  page,
  server,
  pageErrors,
}) => {
  pageErrors.allowError(absence)
  await page.goto('/exhibits/werkschau/explore-stories?deviceId=1')
  await provisioned(page)
  await page.reload()
  await hearNarration(page)
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('nachklang-media')).keys()).length))
    .toBeGreaterThan(0)
  server.door('closed')
  await page.reload()
  await hearNarration(page)
})

test('[FIT-04] a new build waits until nobody is there, and pages that are open keep their files @nightly', async ({
  page,
  server,
  pageErrors,
}) => {
  test.slow()
  pageErrors.allowError(absence)
  await page.goto('/exhibits')
  await provisioned(page)
  server.rebuild()
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
  const waits = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)
  await expect.poll(waits, { timeout: 60_000 }).toBe(true)
  // The visit goes on with the build it began with.
  await page.getByRole('main').getByRole('link').first().click()
  expect(await waits()).toBe(true)
  await page.reload()
  // Opened the next time, the new one takes over once the old one has nothing under way, which may be bringing files
  // still, and the files of the old one are still there.
  await expect.poll(waits, { timeout: 150_000 }).toBe(false)
  const builds = await page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith('nachklang-build-')),
  )
  expect(builds).toHaveLength(2)
})
