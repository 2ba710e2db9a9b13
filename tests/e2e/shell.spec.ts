import type { Page } from '@playwright/test'
import type { Exhibit } from '#content/exhibits/exhibit.ts'
import { exhibits } from '#content/exhibits/index.ts'
import { examplesOf, pagesOf } from '#content/exhibits/pages.ts'
import type { Language } from '#contract/common.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { builtFile, isBuiltFile } from './support/builtFile.ts'
import { startCuttingProxy } from './support/cuttingProxy.ts'
import { expect, test } from './support/fixtures.ts'
import { inFull } from './support/inFull.ts'

const share = '/exhibits/werkschau/share-story'
const explore = '/exhibits/werkschau/explore-stories'

/** What the heading of a page of an exhibit begins with: the page's title, or what the exhibit is called. */
function headingOf(exhibit: Exhibit, address: string): string {
  const { title = exhibit.name } = pagesOf(exhibit).find(({ pattern }) => pattern === address) ?? {}
  return title[exhibit.language ?? 'en'].replace(/:.*/, '')
}

/** Every screen of spec §2: address, heading in the page's own language, that language. */
const screens: readonly (readonly [string, string | RegExp, Language])[] = [
  ['/', 'Nachklang', 'en'],
  ['/exhibits', 'Exhibits', 'en'],
  ...exhibits.flatMap((exhibit) =>
    examplesOf(exhibit).map(
      (address) => [address, headingOf(exhibit, address), exhibit.language ?? 'en'] as const,
    ),
  ),
  ['/exhibits/vcfzh25/detail/abcdefgh', 'This frame is empty', 'en'],
  ['/playground', 'Playground', 'en'],
  ['/admin', 'Administration', 'en'],
  ['/exhibits/werkschau', 'From cassettes to streaming', 'en'],
  [share, /./, 'en'],
  [explore, /./, 'de'],
  ['/about', 'About', 'en'],
  ['/nowhere/at/all', 'There is no room here', 'en'],
]

/** Another place of a page, or a page that has a spec of its own. */
const furtherScreens = new Set([
  ...exhibits.flatMap((exhibit) => examplesOf(exhibit).slice(1)),
  '/exhibits/vcfzh25/detail/abcdefgh',
  share,
  explore,
  '/nowhere/at/all',
])

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const aboutChunk = builtFile('AboutPage')

/** Follows a link of the menu. */
async function follow(page: Page, link: 'Home' | 'Exhibits' | 'About'): Promise<void> {
  await menuButton(page).click()
  await page.getByRole('dialog').getByRole('link', { name: link, exact: true }).click()
}

test('[SHELL-14] where the script does not come, the page says so after a while, and the link tries again', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allowError(/Failed to load resource/)
  const entry = builtFile('index')
  await page.route(entry, (route) => route.abort())
  await page.goto('/about?from=elsewhere')
  const english = page.getByText('The exhibition takes unusually long to open.')
  await expect(english).toBeHidden()
  await expect(english).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Die Ausstellung braucht ungewöhnlich lange.')).toBeVisible()
  await expectNoAxeViolations(page)

  await page.unroute(entry)
  await page.getByRole('link', { name: 'Nochmals versuchen' }).click()
  await expect(heading(page)).toContainText('About')
  await expect(page).toHaveURL(/\/about\?from=elsewhere$/)
  await expect(english).toHaveCount(0)
})

test('[SHELL-15] what no page needs at first is asked for once the page is there', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const isAsked = () => asked.some((url) => isBuiltFile('afterLoad', url))
  const release = Promise.withResolvers<void>()
  await page.route(aboutChunk, async (route) => {
    await release.promise
    await route.continue()
  })
  await page.goto('/about')
  expect(isAsked()).toBe(false)
  release.resolve()
  await expect(heading(page)).toContainText('About')
  await expect.poll(isAsked).toBe(true)
})

// Playwright forbids scripts only after a page is parsed as one that has them: no browser shows it the words.
test('[SHELL-14] a browser without scripts is told that they are needed', async ({ request }) => {
  const page = await (await request.get('/')).text()
  const [words = ''] = /<noscript>[^]*<\/noscript>/.exec(page) ?? []
  expect(words).toContain('<p lang="en">This exhibition needs JavaScript.</p>')
  expect(words).toContain('<p lang="de">Diese Ausstellung braucht JavaScript.</p>')
})

for (const [path, title, language] of screens) {
  test(`[SHELL-01] [FIT-02] [FIT-03] ${path} stands by its address, marked as ${language}, without axe findings${inFull(furtherScreens.has(path))}`, async ({
    page,
    pageErrors,
  }) => {
    // There is no such avatar, and its page says so.
    if (path.endsWith('abcdefgh')) pageErrors.allowError(/404|Failed to load/)
    // Rooms in 3D stand still here; moving, each has a spec of its own.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await expect(heading(page)).toContainText(title)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page).toHaveTitle(/Nachklang$/)
    expect(await page.locator('main').count()).toBe(1)
    await expectNoAxeViolations(page)
    expect(await page.context().cookies()).toEqual([])
  })
}

test('[SHELL-01] pages follow each other by link, and by back and forward', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const skipLink = await page.locator('a[href="#main"]').elementHandle()
  await follow(page, 'Exhibits')
  await expect(heading(page)).toHaveText('Exhibits')
  await expect(page).toHaveTitle('Exhibits · Nachklang')
  await page.getByRole('main').getByRole('link', { name: 'Compact Cassette' }).click()
  await expect(heading(page)).toContainText('Compact Cassette')
  await follow(page, 'About')
  await expect(heading(page)).toHaveText('About')
  await page.goBack()
  await expect(heading(page)).toContainText('Compact Cassette')
  await expect(page).toHaveTitle('Compact Cassette · Nachklang')
  await page.goBack()
  await page.goBack()
  await expect(heading(page)).toHaveText('Nachklang')
  await page.goForward()
  await expect(heading(page)).toHaveText('Exhibits')
  // The shell, and with it the stage, is one and the same all along.
  expect(await skipLink?.evaluate((link) => link.isConnected)).toBe(true)
})

test('[SHELL-01] an unknown route says so and leads home', async ({ page }) => {
  await page.goto('/nowhere')
  await expect(heading(page)).toHaveText('There is no room here')
  await page.getByRole('link', { name: 'Back to the start' }).click()
  await expect(page).toHaveURL('/')
  await expect(heading(page)).toHaveText('Nachklang')
})

for (const path of ['/exhibits/imac', '/exhibits/imac/paint']) {
  test(`[SHELL-02] ${path} redirects to welcome and leaves no trap in the history`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/about')
    await expect(heading(page)).toHaveText('About')
    await page.goto(path)
    await expect(page).toHaveURL('/exhibits/imac/welcome')
    await expect(heading(page)).toContainText('Apple iMac')
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })
}

test('a new page starts at its top with the focus on its heading; going back finds the old place', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 500, height: 300 })
  await page.goto('/exhibits')
  await expect(heading(page)).toHaveText('Exhibits')
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  const card = page.getByRole('link', { name: 'Amazon Echo' })
  await card.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const left = await page.evaluate(() => scrollY)
  await card.click()
  await expect(heading(page)).toContainText('Amazon Echo')
  await expect(heading(page)).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('status').filter({ hasText: 'Amazon Echo · Nachklang' })).toHaveCount(1)
  await page.goBack()
  await expect(heading(page)).toHaveText('Exhibits')
  await expect(heading(page)).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
})

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await page.goto('/about')
  await expect(heading(page)).toHaveText('About')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test.describe('the menu', () => {
  test('[SHELL-03] leads home, to the exhibits and to about, and marks the page at hand', async ({
    page,
  }) => {
    await page.goto('/about')
    await menuButton(page).click()
    const links = page.getByRole('dialog').getByRole('link')
    await expect(links).toHaveText(['Home', 'Exhibits', 'About'])
    await expect(links.nth(2)).toHaveAttribute('aria-current', 'page')
    await expectNoAxeViolations(page)
    await links.nth(1).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/exhibits')
    await follow(page, 'Home')
    await expect(page).toHaveURL('/')
  })

  test('[SHELL-03] keeps the focus inside, both ways round', async ({ page }) => {
    await page.goto('/about')
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    const stops = await dialog.locator('a, button').count()
    for (const key of ['Tab', 'Shift+Tab']) {
      const reached = new Set<string>()
      for (let press = 0; press < 2 * stops; press++) {
        await page.keyboard.press(key)
        expect(await dialog.evaluate((overlay) => overlay.contains(document.activeElement))).toBe(true)
        reached.add(await page.evaluate(() => document.activeElement?.textContent ?? ''))
      }
      expect(reached.size).toBe(stops)
    }
  })

  for (const way of ['Escape', 'a tap outside', 'its own button', 'the link to the page at hand']) {
    test(`[SHELL-03] ${way} closes it and gives the focus back to the button`, async ({ page }) => {
      await page.goto('/about')
      await menuButton(page).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      await expect(page.locator('[aria-controls=menu]')).toHaveAttribute('aria-expanded', 'true')
      if (way === 'Escape') await page.keyboard.press('Escape')
      else if (way === 'a tap outside') await tapOutside(page)
      else if (way === 'its own button') await dialog.getByRole('button', { name: 'Close menu' }).click()
      else await dialog.getByRole('link', { name: 'About' }).click()
      await expect(dialog).toBeHidden()
      await expect(menuButton(page)).toBeFocused()
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
    })
  }
})

/** Taps where the overlay is not: the corner farthest from it. */
async function tapOutside(page: Page): Promise<void> {
  const box = await page.getByRole('dialog').boundingBox()
  const size = page.viewportSize()
  if (box === null || size === null) throw new Error('There is no overlay to tap beside.')
  const x = box.x > size.width - box.x - box.width ? 3 : size.width - 3
  const y = box.y > size.height - box.y - box.height ? 3 : size.height - 3
  await page.mouse.click(x, y)
}

test('[SHELL-04] a kiosk key is stored, leaves the address, and hides the menu until an empty one comes', async ({
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
  await page.reload()
  await expect(heading(page)).toHaveText('About')
  await expect(menuButton(page)).toHaveCount(0)

  await page.goto('/about?kioskKey=')
  await expect(menuButton(page)).toBeVisible()
  await expect(page).toHaveURL('/about')
  expect(await page.evaluate(() => localStorage.getItem('kiosk_token'))).toBeNull()
})

test('[API-02] a screen in kiosk mode sends its key, else the staff token', async ({ page }) => {
  const bearer = async () => {
    const request = page.waitForRequest('**/api/user-story/all/**')
    await page.goto(explore)
    return (await request).headers().authorization
  }
  expect(await bearer()).toBeUndefined()
  await page.evaluate(() => localStorage.setItem('auth_token', 'of-staff'))
  expect(await bearer()).toBe('Bearer of-staff')
  await page.evaluate(() => localStorage.setItem('kiosk_token', 'of-kiosk'))
  expect(await bearer()).toBe('Bearer of-kiosk')
  // A public call ignores an invalid bearer: the list is there all the same.
  await expect(page.getByRole('heading', { name: 'Cassette Tape' })).toBeVisible()
})

test('[SHELL-06] the exhibits list the four prototypes and the other rooms', async ({ page }) => {
  await page.goto('/exhibits')
  await expect(heading(page)).toHaveText('Exhibits')
  const addresses = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual(expect.arrayContaining(exhibits.map(({ address }) => address)))
})

test.describe('a page that cannot be shown', () => {
  const screen = (page: Page) => page.getByRole('heading', { name: 'Unexpected Application Error!' })

  test('[SHELL-07] shows status, status text and stack, and lets go on', async ({ page, pageErrors }) => {
    pageErrors.allowError(/Out of order|status: 503/)
    await page.route(aboutChunk, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export function AboutPage() {
          throw Object.assign(new Error('Out of order'), { status: 503, statusText: 'Service Unavailable' })
        }`,
      }),
    )
    await page.goto('/about')
    await expect(screen(page)).toBeVisible()
    await expect(page.getByText('503 Service Unavailable', { exact: true })).toBeVisible()
    await expect(page.locator('pre')).toContainText('Error: Out of order')
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'Back to the start' }).click()
    await expect(heading(page)).toHaveText('Nachklang')
  })

  test('[SHELL-07] shows the message of an error without a status', async ({ page, pageErrors }) => {
    pageErrors.allowError(/Out of order/)
    await page.route(aboutChunk, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export function AboutPage() { throw new Error('Out of order') }`,
      }),
    )
    await page.goto('/about')
    await expect(screen(page)).toBeVisible()
    await expect(page.getByText('Out of order', { exact: true })).toBeVisible()
  })

  for (const [failure, fail] of [
    ['is answered 404', { status: 404, contentType: 'application/json', body: '{}' }],
    ['is not answered', 'abort'],
  ] as const) {
    test(`[SHELL-08] code that ${failure} is missing; once it is there the page opens`, async ({
      page,
      pageErrors,
    }) => {
      pageErrors.allowError(/ChunkLoadError|Failed to load resource/)
      await page.route(aboutChunk, (route) => (fail === 'abort' ? route.abort() : route.fulfill(fail)))
      await page.goto('/')
      await follow(page, 'About')
      await expect(screen(page)).toBeVisible()
      await expect(page.getByText('Loading chunk failed (missing): about', { exact: true })).toBeVisible()
      await expect(page.locator('pre')).toContainText(/^ChunkLoadError: Loading chunk failed/)
      await page.unroute(aboutChunk)
      await follow(page, 'Home')
      await expect(heading(page)).toHaveText('Nachklang')
      await follow(page, 'About')
      await expect(heading(page)).toHaveText('About')
    })
  }

  test('[STACK-01] code that a new build has taken away is had by loading the page anew, once', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allowError(/Failed to load resource/)
    await page.goto('/')
    await expect(heading(page)).toHaveText('Nachklang')
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    await page.route(aboutChunk, (route) =>
      loads === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    )
    await follow(page, 'About')
    await expect(heading(page)).toHaveText('About')
    await expect(page).toHaveURL('/about')
    expect(loads).toBe(1)
    await expect(screen(page)).toHaveCount(0)
  })

  for (const [times, outcome] of [
    [2, 'is had by the one reload'],
    [Infinity, 'is missing'],
  ] as const) {
    test(`[STACK-01] [SHELL-08] code whose connection breaks in the middle, ${times} x, ${outcome}`, async ({
      page,
      server,
      pageErrors,
    }) => {
      pageErrors.allowError(/ChunkLoadError|Failed to load resource|ERR_/)
      pageErrors.allowRequest(/localhost/)
      const proxy = await startCuttingProxy(server.url, /AboutPage-.*js$/, times)
      let loads = 0
      page.on('load', () => loads++)
      try {
        await page.goto(`${proxy.url}/about`)
        if (times === Infinity) {
          await expect(screen(page)).toBeVisible()
          await expect(page.getByText('Loading chunk failed (missing): about', { exact: true })).toBeVisible()
        } else await expect(heading(page)).toHaveText('About')
        expect(loads).toBe(2)
        // At least once a load, however often the browser asks by itself.
        expect(proxy.cuts()).toBeGreaterThanOrEqual(2)
      } finally {
        proxy.close()
      }
    })
  }

  test('[STACK-01] [SHARE-03] missing code of another page takes nothing that was typed or is being recorded', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allowError(/Failed to load resource/)
    const explorePage = builtFile('ExploreStoriesPage')
    let asked = 0
    await page.route(explorePage, (route) => {
      asked += 1
      return route.fulfill({ status: 404, body: '' })
    })
    await page.goto(`${share}?deviceId=1`)
    const link = page.getByRole('main').getByRole('link').first()
    await expect(link).toHaveAttribute('href', explore)
    let loads = 0
    page.on('load', () => loads++)
    const text = page.getByRole('textbox', { name: 'Your story' })
    await text.fill('The belt had stretched.')
    await page.getByRole('button', { name: 'Start Recording' }).click()
    const stop = page.getByRole('button', { name: 'Stop Recording' })
    await expect(stop).toBeVisible()
    await link.focus()
    await expect.poll(() => asked).toBeGreaterThan(0)
    await page.waitForTimeout(1_000)
    expect(loads).toBe(0)
    await expect(stop).toBeVisible()
    await expect(text).toHaveValue('The belt had stretched.')
    // Recorded and not sent yet, it is as much the visitor's.
    await stop.click()
    await expect(page.getByRole('button', { name: 'Record again' })).toBeVisible()
    await text.fill('')
    await text.focus()
    const before = asked
    await link.focus()
    await page.waitForTimeout(1_000)
    expect(loads).toBe(0)
    expect(asked).toBeGreaterThanOrEqual(before)
    await expect(page.getByRole('button', { name: 'Record again' })).toBeVisible()
  })

  test('[SHELL-08] code that is broken failed for another reason', async ({ page, pageErrors }) => {
    pageErrors.allowError(/ChunkLoadError|Unexpected/)
    await page.route(aboutChunk, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export function {' }),
    )
    await page.goto('/about')
    await expect(page.getByText('Loading chunk failed (other): about', { exact: true })).toBeVisible()
  })

  test('[SHELL-08] code that has not come in 120 s is timed out', async ({ page, pageErrors }) => {
    pageErrors.allowError(/ChunkLoadError/)
    await page.clock.install()
    await page.route(aboutChunk, () => {})
    await page.goto('/')
    await follow(page, 'About')
    await expect(page.getByText('Opening the room …')).toBeAttached()
    await page.clock.runFor(119_000)
    await expect(screen(page)).toHaveCount(0)
    await page.clock.runFor(2_000)
    await expect(page.getByText('Loading chunk failed (timeout): about', { exact: true })).toBeVisible()
  })

  test('[SHELL-08] in kiosk mode the page reloads itself, each time a little later, until it stands', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allowError(/ChunkLoadError|Failed to load resource/)
    await page.clock.install()
    await page.route(aboutChunk, (route) => route.abort())
    let loads = 0
    page.on('load', () => loads++)
    await page.goto('/about?kioskKey=secret-key')
    for (const [round, delayMs] of [5_000, 10_000, 20_000].entries()) {
      await expect(page.getByText('This screen will restart itself in a moment.')).toBeVisible()
      await expect.poll(() => loads).toBe(round + 1)
      await page.clock.runFor(delayMs - 500)
      expect(loads).toBe(round + 1)
      if (round === 2) await page.unroute(aboutChunk)
      await page.clock.runFor(600)
      await expect.poll(() => loads).toBe(round + 2)
    }
    await expect(heading(page)).toHaveText('About')
  })

  test('[SHELL-08] outside kiosk mode it waits for the visitor', async ({ page, pageErrors }) => {
    pageErrors.allowError(/ChunkLoadError|Failed to load resource/)
    await page.clock.install()
    await page.route(aboutChunk, (route) => route.abort())
    await page.goto('/about')
    await expect(screen(page)).toBeVisible()
    let loads = 0
    page.on('load', () => loads++)
    await page.clock.runFor(310_000)
    expect(loads).toBe(0)
    await page.unroute(aboutChunk)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page)).toHaveText('About')
  })
})

test('[SHELL-09] page views are queued with route and path for the analytics script', async ({
  page,
  server,
  pageErrors,
}) => {
  pageErrors.allowError(/404|Failed to load/)
  // Rooms are left before they are lit: a scene whose context goes while its programs are made says so.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Unloaded, the script leaves its queue alone for us to read.
  await page.route('**/_vercel/insights/script.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  const script = page.waitForRequest(`${server.url}/_vercel/insights/script.js`)
  await page.goto('/exhibits/vcfzh25/detail/abcdefgh?email=a@b.ch#x')
  await script
  // It is told to count only what it is given: by itself it would count whole addresses.
  await expect(page.locator('script[src="/_vercel/insights/script.js"]')).toHaveAttribute(
    'data-disable-auto-track',
    '1',
  )
  await expect(heading(page)).toBeVisible()
  await follow(page, 'About')
  await expect(heading(page)).toHaveText('About')
  await page.goto('/exhibits/imac')
  await expect(heading(page)).toContainText('Apple iMac')
  await page.goto('/nowhere')
  await expect(heading(page)).toBeVisible()
  const queue = () => page.evaluate(() => window.vaq)
  await expect.poll(queue).toEqual([['pageview', { route: '*', path: '/nowhere' }]])
  await page.goto('/exhibits/imac')
  await expect(heading(page)).toBeVisible()
  await follow(page, 'About')
  await expect(heading(page)).toHaveText('About')
  await expect.poll(queue).toEqual([
    ['pageview', { route: '/exhibits/imac/:windowType', path: '/exhibits/imac/welcome' }],
    ['pageview', { route: '/about', path: '/about' }],
  ])
  expect(await page.context().cookies()).toEqual([])
})

test('[SHELL-09] neither query nor hash of an address is counted', async ({ page, pageErrors }) => {
  pageErrors.allowError(/404|Failed to load/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route('**/_vercel/insights/script.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto('/exhibits/vcfzh25/detail/abcdefgh?email=a@b.ch#x')
  await expect(heading(page)).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => window.vaq))
    .toEqual([
      ['pageview', { route: '/exhibits/vcfzh25/detail/:uuid', path: '/exhibits/vcfzh25/detail/abcdefgh' }],
    ])
})

test.describe('toasts and failures', () => {
  const stories = '**/api/user-story/all/**'

  test('[SHELL-10] a toast waits while it is pointed at, and its button closes it', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allowError(/Failed to load/)
    await page.clock.install()
    await page.route(stories, (route) => route.abort())
    await page.goto(explore)
    await page.clock.runFor(2_500)
    const toast = page.getByRole('region', { name: 'Meldungen' }).getByText('Failed to load user stories.')
    await toast.hover()
    await page.clock.runFor(20_000)
    await expect(toast).toBeVisible()
    await page.getByRole('button', { name: 'Meldung schliessen' }).click()
    await page.clock.runFor(1_000)
    await expect(toast).toHaveCount(0)
  })

  test('[SHELL-12] a background refresh that fails keeps what is shown and logs it', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allowError(/Failed to load/)
    await page.clock.install()
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.goto(explore)
    const shown = page.getByRole('heading', { name: 'Cassette Tape' })
    await expect(shown).toBeVisible()
    await page.route(stories, (route) => route.abort())
    await page.clock.runFor(70_000)
    await expect.poll(() => logged.some((line) => line.startsWith('Failed to load stories'))).toBe(true)
    await expect(shown).toBeVisible()
    await expect(page.getByText('Failed to load user stories.')).toHaveCount(0)
  })
})

test('[FIT-06] [FIT-03] the chosen language lasts for the visit on every page', async ({ page }) => {
  await page.goto(explore)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/exhibits/memory-recorder')
  await expect(heading(page)).toHaveText(/Memory recorder/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page).toHaveTitle('Erinnerungsrekorder · Nachklang')
  await page.goto('/exhibits')
  await expect(heading(page)).toHaveText('Exponate')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('[PLAY-01] the preferred theme stands before the first paint; another value is refused with a warning only', async ({
  page,
}) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
  await page.goto('/about')
  await expect.poll(theme).toBe('light')
  await page.evaluate(() => localStorage.setItem('preferred-theme', 'retro'))
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/index-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(theme).toBe('retro')
  await expect(heading(page)).toHaveCount(0)
  release()
  await expect(heading(page)).toHaveText('About')
  expect(await theme()).toBe('retro')
  expect(warnings).toEqual([])

  await page.evaluate(() => localStorage.setItem('preferred-theme', 'neon'))
  await page.reload()
  await expect(heading(page)).toHaveText('About')
  await expect.poll(theme).toBe('light')
  expect(warnings.join()).toContain("Invalid theme 'neon'")
})

test('the three themes hold on a page, without axe findings', async ({ page }) => {
  await page.goto('/about')
  for (const theme of ['dark', 'retro'] as const) {
    await page.evaluate((name) => localStorage.setItem('preferred-theme', name), theme)
    await page.reload()
    await expect(heading(page)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await expectNoAxeViolations(page)
  }
})
