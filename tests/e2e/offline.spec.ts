import type { Page } from '@playwright/test'
import { expect, test } from './support/doorFixtures.ts'

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

test('without the server, links work, a story can be shared, and it arrives later @full', async ({
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
