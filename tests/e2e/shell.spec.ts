import type { Page } from '@playwright/test'
import { interfaceMuseum } from '#content/exhibits/interfaceMuseum/words.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { builtFile, isBuiltFile } from './support/builtFile.ts'
import { expect, test } from './support/fixtures.ts'
import { withoutWebGL } from './support/withoutWebGL.ts'

/* What the shell does in the build: code that comes late or not at all, what stands before it. All else is in tests/component/app. */

declare global {
  interface Window {
    misses: number
  }
}

const share = '/exhibits/werkschau/share-story'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const aboutChunk = builtFile('AboutPage')

/** Counts how often the page is loaded from now on. */
function loadsOf(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}

/** Follows a link of the menu. */
async function follow(page: Page, link: 'Home' | 'About'): Promise<void> {
  await menuButton(page).click()
  await page.getByRole('dialog').getByRole('link', { name: link, exact: true }).click()
}

test('[SHELL-14] where the script does not come in ten seconds, the page says so, and the link tries again', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allowError(/Failed to load resource/)
  const entry = builtFile('index')
  await page.route(entry, (route) => route.abort())
  await page.goto('/about?from=elsewhere')
  const wind = (to: number) =>
    page.locator('.start').evaluate((start, at) => {
      for (const animation of start.getAnimations()) {
        animation.pause()
        animation.currentTime = at
      }
    }, to)
  const english = page.getByText('The exhibition takes unusually long to open.')
  await wind(9_900)
  await expect(english).toBeHidden()
  await wind(10_100)
  await expect(english).toBeVisible()
  await expect(page.getByText('Die Ausstellung braucht ungewöhnlich lange.')).toBeVisible()
  await expectNoAxeViolations(page)

  await page.unroute(entry)
  await page.getByRole('link', { name: 'Nochmals versuchen' }).click()
  await expect(heading(page)).toContainText('About')
  await expect(page).toHaveURL(/\/about\?from=elsewhere$/)
  await expect(english).toHaveCount(0)
})

// Playwright forbids scripts only after a page is parsed as one that has them: no browser shows it the words.
test('[SHELL-14] a browser without scripts shows that they are needed', async ({ request }) => {
  const page = await (await request.get('/')).text()
  const [words = ''] = /<noscript>[^]*<\/noscript>/.exec(page) ?? []
  expect(words).toContain('<p lang="en">This exhibition needs JavaScript.</p>')
  expect(words).toContain('<p lang="de">Diese Ausstellung braucht JavaScript.</p>')
})

test('[SHELL-15] the preferred theme and the opening are in the document before the script, at the page’s own positions; code that is not needed at first loads after the page', async ({
  page,
}) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const isAsked = () => asked.some((url) => isBuiltFile('afterLoad', url))
  const [script, chunk] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  for (const [file, release] of [
    [builtFile('index'), script],
    [aboutChunk, chunk],
  ] as const) {
    await page.route(file, async (route) => {
      await release.promise
      await route.continue()
    })
  }
  await page.addInitScript(() => localStorage.setItem('preferred-theme', 'retro'))
  await page.goto('/about', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'retro')
  await expect(heading(page)).toHaveCount(0)
  script.resolve()
  const opening = page.locator('.start-page [lang="en"] h1')
  await expect(opening).toHaveText('About')
  // A phone with large text, on which the head breaks into lines.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const before = await opening.boundingBox()
  expect(isAsked()).toBe(false)
  chunk.resolve()
  await expect(heading(page)).toContainText('About')
  await expect(opening).toHaveCount(0)
  expect(await heading(page).boundingBox()).toEqual(before)
  await expect.poll(isAsked).toBe(true)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'retro')
  expect(warnings).toEqual([])
})

test('[SHELL-15] a page whose first script comes last waits for no timer', async ({ page }) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  const rest = Promise.withResolvers<void>()
  await page.route(builtFile('index'), async (route) => {
    await rest.promise
    await route.continue()
  })
  const chunk = page.waitForResponse(aboutChunk)
  await page.goto('/about', { waitUntil: 'commit' })
  await (await chunk).finished()
  rest.resolve()
  await expect(heading(page)).toHaveText('About')
  await expect(page.locator('.start-page')).toHaveCount(0)
})

test('a kiosk key is stored, leaves the address, and hides the menu until an empty one comes', async ({
  page,
}) => {
  const seen: string[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) seen.push(`${request.url()} ${request.headers().referer ?? ''}`)
  })
  await page.goto(`${share}?deviceId=3&kioskKey=secret-key#here`)
  await expect(heading(page)).toBeVisible()
  await expect(page).toHaveURL(`${share}?deviceId=3#here`)
  expect(await page.evaluate(() => localStorage.getItem('kiosk_token'))).toBe('secret-key')
  await expect(menuButton(page)).toHaveCount(0)
  expect(seen.filter((line) => line.includes('/api/') && line.includes('secret-key'))).toEqual([])

  await page.goto('/about')
  await expect(heading(page)).toHaveText('About')
  await expect(menuButton(page)).toHaveCount(0)

  await page.goto('/about?kioskKey=')
  await expect(menuButton(page)).toBeVisible()
  await expect(page).toHaveURL('/about')
  expect(await page.evaluate(() => localStorage.getItem('kiosk_token'))).toBeNull()
})

test('[SHELL-16] Back closes a dialog that is open, and only the next one leaves the page @full', async ({
  page,
}) => {
  await page.goto('/')
  await menuButton(page).click()
  await page.getByRole('dialog').getByRole('link', { name: 'About' }).click()
  await expect(heading(page)).toHaveText('About')
  const dialog = page.getByRole('dialog')
  const session = await page.context().newCDPSession(page)
  // Playwright's own waits for a page that comes.
  const goBack = async () => {
    const { currentIndex, entries } = await session.send('Page.getNavigationHistory')
    await session.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 })
  }
  for (const key of ['Menu', 'Aa, reading aids']) {
    await page.getByRole('button', { name: key, exact: true }).click()
    await expect(dialog).toBeVisible()
    await goBack()
    await expect(dialog).toBeHidden()
    await expect(heading(page)).toHaveText('About')
  }
  await goBack()
  await expect(heading(page)).toContainText('Nachklang')
})

test.describe('code that does not come', () => {
  const missing = (page: Page) => page.getByText('Loading chunk failed (missing): about', { exact: true })

  test('that a new build has taken away is had by loading the page anew, once', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allowError(/Failed to load resource/)
    await page.goto('/')
    await expect(heading(page)).toHaveText('Nachklang')
    const loads = loadsOf(page)
    await page.route(aboutChunk, (route) =>
      loads() === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    )
    await follow(page, 'About')
    await expect(heading(page)).toHaveText('About')
    await expect(page).toHaveURL('/about')
    expect(loads()).toBe(1)
  })

  test('is missing, which a visitor reads for as long as they like; once it is there, going on or trying again opens the page @full', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allowError(/ChunkLoadError|Failed to load resource/)
    const notFound = { status: 404, contentType: 'application/json', body: '{}' }
    await page.clock.install()
    await page.route(aboutChunk, (route) => route.fulfill(notFound))
    await page.goto('/')
    await follow(page, 'About')
    await expect(missing(page)).toBeVisible()
    await expect(page.locator('pre')).toContainText(/^ChunkLoadError: Loading chunk failed/)
    const loads = loadsOf(page)
    await page.clock.runFor(310_000)
    expect(loads()).toBe(0)
    await page.unroute(aboutChunk)
    await follow(page, 'Home')
    await expect(heading(page)).toHaveText('Nachklang')
    await follow(page, 'About')
    await expect(heading(page)).toHaveText('About')

    await page.route(aboutChunk, (route) => route.abort())
    await page.reload()
    await expect(missing(page)).toBeVisible()
    await page.unroute(aboutChunk)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page)).toHaveText('About')
  })
})

test('page views are queued with route and path alone for the analytics script', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allowError(/404|Failed to load/)
  await withoutWebGL(page)
  // Unloaded, the script leaves its queue alone for us to read.
  await page.route('**/_vercel/insights/script.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto('/exhibits/vcfzh25/detail/abcdefgh?email=a@b.ch#x')
  // It is told to count only what it is given: by itself it would count whole addresses.
  await expect(page.locator('script[src="/_vercel/insights/script.js"]')).toHaveAttribute(
    'data-disable-auto-track',
    '1',
  )
  await follow(page, 'About')
  await expect(heading(page)).toHaveText('About')
  for (const [address, title] of [
    ['/exhibits/imac', 'Apple iMac'],
    ['/nowhere', 'Unexpected Application Error!'],
  ] as const) {
    await page.evaluate((to) => history.pushState(null, '', to), address)
    await expect(heading(page)).toContainText(title)
  }
  await expect
    .poll(() => page.evaluate(() => window.vaq))
    .toEqual([
      ['pageview', { route: '/exhibits/vcfzh25/detail/:uuid', path: '/exhibits/vcfzh25/detail/abcdefgh' }],
      ['pageview', { route: '/about', path: '/about' }],
      ['pageview', { route: '/exhibits/imac/:windowType', path: '/exhibits/imac/welcome' }],
      ['pageview', { route: '*', path: '/nowhere' }],
    ])
  expect(await page.context().cookies()).toEqual([])
})

test('on a wide display a message lies below what it is about @nightly', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/exhibits/interface-museum')
  const message = page.getByRole('status').getByText(interfaceMuseum.en.hints[0])
  await expect(message).toBeVisible()
  const computer = await page.locator('[data-step]').locator('xpath=../..').boundingBox()
  const end = (computer?.y ?? Infinity) + (computer?.height ?? 0)
  await expect.poll(async () => (await message.boundingBox())?.y).toBeGreaterThan(end)
})
