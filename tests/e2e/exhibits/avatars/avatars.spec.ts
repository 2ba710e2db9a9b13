import type { Page, Route } from '@playwright/test'
import type { Avatar, AvatarAnswers } from '#contract/avatar.ts'
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'

const wall = '/exhibits/vcfzh25'
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' })
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const sheets = (page: Page) => page.getByRole('main').getByRole('list')
const send = (page: Page) => page.getByRole('button', { name: 'Make my avatar' })
const field = (page: Page, name: keyof AvatarAnswers) => page.locator(`input[name=${name}]`)

const rosa: AvatarAnswers = {
  name: 'Rosa',
  retroEra: '80s',
  favoriteDevice: 'Walkman',
  favoriteFeatures: 'The hiss before the music',
  favoriteStorage: 'Cassette',
  skills: 'Rewinding tape with a pencil',
}

/** Has the server make an avatar. @returns its shortUuid */
async function makeAvatar(page: Page, answers: AvatarAnswers): Promise<string> {
  const answer = await page.request.post('/api/avatar', {
    data: answers,
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  const { shortUuid } = await answer.json()
  return String(shortUuid)
}

async function fillIn(page: Page, answers: AvatarAnswers): Promise<void> {
  for (const name of ['name', 'favoriteDevice', 'favoriteFeatures', 'favoriteStorage', 'skills'] as const) {
    await field(page, name).fill(answers[name])
  }
  await page.getByRole('radio', { name: answers.retroEra }).check()
}

const noAnswer = (route: Route) => route.fulfill({ status: 500, body: 'no' })

test('[AVA-01] the wall begins with the way in, then hangs every avatar, newest first, and shows the way for phones', async ({
  page,
  server,
}) => {
  const older = await makeAvatar(page, { ...rosa, name: 'Anton der Ältere' })
  const newer = await makeAvatar(page, { ...rosa, name: 'Zoë 🤖' })
  await page.goto(wall)
  await expect(heading(page)).toHaveText('Retro avatars')
  const links = sheets(page).getByRole('link')
  await expect(links.nth(1)).toContainText('Zoë 🤖')
  await expect(links.nth(0)).toHaveAttribute('href', `${wall}/new`)
  await expect(links.nth(0)).toContainText('New avatar')
  await expect(links.nth(1)).toHaveAttribute('href', `${wall}/detail/${newer}`)
  await expect(links.nth(2)).toHaveAttribute('href', `${wall}/detail/${older}`)
  const portrait = page.getByRole('img', { name: 'Avatar of Zoë 🤖' })
  await expect(portrait).toHaveAttribute('loading', 'lazy')
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(
    page.getByRole('img', { name: `QR code: make an avatar at ${server.url}${wall}/new` }),
  ).toBeVisible()
  await expectNoAxeViolations(page)

  // By keyboard to the picture and back to the same place.
  await links.nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Zoë 🤖')
  await expect(heading(page)).toBeFocused()
  await page.getByRole('link', { name: 'All avatars' }).press('Enter')
  await expect(heading(page)).toHaveText('Retro avatars')
})

test('[AVA-01] a list that does not come is said aloud and on the wall, and comes on another try @full', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allowError(/500|Failed to load/)
  await page.clock.install()
  let body = 'no'
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/avatar', async (route) => {
    await held
    await route.fulfill({ status: body === 'no' ? 500 : 200, body })
  })
  const alert = page.getByRole('main').getByRole('alert')
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  /** Time goes on, in small steps, until it is so. */
  const until = (isSo: () => Promise<boolean>) =>
    expect
      .poll(async () => {
        await page.clock.runFor(300)
        return isSo()
      })
      .toBe(true)
  await page.goto(wall)
  await expect(page.getByText('The portraits are being hung …')).toBeVisible()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000)
  release()
  await until(() => alert.isVisible())
  await expect(alert).toContainText('Error fetching avatars')
  await expect(toasts(page)).toContainText('Error fetching avatars')
  await expect(page.getByRole('link', { name: /New avatar/ })).toBeVisible()
  // For 4000 ms, give or take the steps above; then it is on its way out.
  const standing = toasts(page).locator('[data-kind=error]:not([data-leaving])')
  await page.clock.runFor(3300)
  await expect(standing).toHaveCount(1)
  await page.clock.runFor(1200)
  await expect(standing).toHaveCount(0)

  body = '[{"name": "half an avatar"}]'
  await tryAgain.click()
  await until(() => tryAgain.isDisabled())
  await until(() => tryAgain.isEnabled())
  await expect(alert).toContainText('Error fetching avatars')
  await page.clock.resume()
  await expectNoAxeViolations(page)
  body = '[]'
  await tryAgain.click()
  await expect(page.getByText('The wall is still bare.')).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test('[AVA-01] of two thousand avatars only those near the screen are in the page, each at its place @full', async ({
  page,
}) => {
  const many: Avatar[] = Array.from({ length: 2000 }, (_, index) => ({
    name: `Avatar ${2000 - index}${index % 9 === 0 ? ' with a name that goes on for several lines and then some' : ''}`,
    shortUuid: `many${String(index).padStart(6, '0')}`,
    imageUrl: index % 3 === 0 ? null : '/icon.svg',
    description: '',
  }))
  await page.route('**/api/avatar', (route) => route.fulfill({ json: many }))
  for (const width of [390, 800, 1400]) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto(wall)
    await expect(page.getByRole('link', { name: '2000' }).first()).toBeVisible()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    const count = () => page.locator('main li').count()
    expect(await count()).toBeLessThan(200)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
    await expect(sheets(page).first()).not.toHaveAccessibleName(/Avatars 1 to/)
    expect(await count()).toBeLessThan(300)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.locator(`a[href$="${many.at(-1)?.shortUuid}"]`)).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
    // Rendered or not, a sheet is as high as its rows.
    const misfits = await page.evaluate(
      () =>
        [...document.querySelectorAll('main ul')].filter(
          (sheet) => Math.abs(sheet.clientHeight - (sheet.parentElement?.clientHeight ?? 0)) > 1,
        ).length,
    )
    expect(misfits).toBe(0)
  }
})

test('[AVA-02] six answers, by keyboard and by tapping, survive a reload and become an avatar', async ({
  page,
}) => {
  await page.goto(`${wall}/new`)
  await expect(send(page)).toBeDisabled()
  const hint = page.getByText('Still missing: Name, Years, Device, Loved for, Storage, Skills')
  await expect(hint).toBeVisible()
  await expect(send(page)).toHaveAccessibleDescription(/Still missing/)
  await expect(page.locator('main :is(input):required')).toHaveCount(10)

  await field(page, 'name').focus()
  await page.keyboard.type(' Rosa ')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '70s' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Grandfather’s radio')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field(page, 'favoriteDevice')).toHaveValue('Grandfather’s radio, Walkman')
  const walkman = page.getByRole('button', { name: 'Walkman' })
  await expect(walkman).toHaveAttribute('aria-pressed', 'true')
  await walkman.press('Space')
  await expect(field(page, 'favoriteDevice')).toHaveValue('Grandfather’s radio')
  await page.getByRole('button', { name: 'Its little light' }).click()
  await page.getByRole('button', { name: 'MiniDisc' }).click()
  await page.getByRole('button', { name: 'CD' }).click()
  await field(page, 'skills').fill('   ')
  await expect(page.getByText('Still missing: Skills', { exact: true })).toBeVisible()
  await expect(send(page)).toBeDisabled()
  await expectNoAxeViolations(page)

  await page.reload()
  await expect(field(page, 'favoriteStorage')).toHaveValue('MiniDisc, CD')
  await expect(page.getByRole('radio', { name: '70s' })).toBeChecked()
  await field(page, 'skills').fill('Soldering')

  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/avatar', async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  const sent = page.waitForRequest(
    (request) => request.url().endsWith('/api/avatar') && request.method() === 'POST',
  )
  await field(page, 'skills').press('Enter')
  expect((await sent).postDataJSON()).toEqual({
    name: 'Rosa',
    retroEra: '70s',
    favoriteDevice: 'Grandfather’s radio',
    favoriteFeatures: 'Its little light',
    favoriteStorage: 'MiniDisc, CD',
    skills: 'Soldering',
  })
  const making = page.getByRole('dialog', { name: 'Avatar wird generiert...' })
  await expect(making).toBeVisible()
  await expect(making).toBeFocused()
  await expect(page.getByText('Avatar wird generiert...', { exact: true })).toHaveAttribute('lang', 'de')
  for (const name of ['name', 'favoriteDevice', 'skills'] as const)
    await expect(field(page, name)).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(making).toBeVisible()
  await expectNoAxeViolations(page)
  release()
  await expect(page).toHaveURL(/\/exhibits\/vcfzh25\/detail\/[\w-]{8,22}$/)
  await expect(heading(page)).toHaveText('Rosa')
  await page.goto(`${wall}/new`)
  await expect(field(page, 'name')).toHaveValue('')
})

test('[AVA-02] [SHELL-11] an avatar that is not made is said aloud, and nothing typed is lost @full', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allowError(/500|Failed to load|ERR_/)
  await page.goto(`${wall}/new`)
  await fillIn(page, rosa)
  const answers = [
    noAnswer,
    (route: Route) =>
      route.fulfill({ status: 500, json: { statusCode: 500, message: 'The ink has run out.' } }),
    (route: Route) => route.fulfill({ json: { statusCode: 200, message: 'fine' } }),
    (route: Route) => route.abort(),
  ]
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/avatar')) {
      keys.push(request.headers()['idempotency-key'])
    }
  })
  for (const answer of answers) {
    await page.route('**/api/avatar', answer, { times: 1 })
    await send(page).click()
    await expect(toasts(page)).toContainText('Error creating avatar. Please try again.')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(send(page)).toBeEnabled()
    await expect(field(page, 'skills')).toHaveValue(rosa.skills)
    await toasts(page).getByRole('button', { name: 'Close message' }).click()
    await expect(toasts(page)).not.toContainText('Error')
  }
  await send(page).click()
  await expect(heading(page)).toHaveText('Rosa')
  // One submission, however often it was tried.
  expect(keys).toHaveLength(5)
  expect(new Set(keys).size).toBe(1)
})

test('[AVA-03] the detail shows name, image and description, and says what it cannot show', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allowError(/404|500|Failed to load/)
  const uuid = await makeAvatar(page, { ...rosa, name: 'Theophrastus "T" <b>Bombastus</b>' })
  await page.goto(`${wall}/detail/${uuid}`)
  await expect(heading(page)).toHaveText('Theophrastus "T" <b>Bombastus</b>')
  await expect(page).toHaveTitle('Avatar · Nachklang')
  await expect(page.getByRole('img', { name: /^Avatar of Theophrastus/ })).toBeVisible()
  await expect(page.getByRole('article')).toContainText('Theophrastus')
  await expect(page.getByRole('article')).toContainText('Cassette')
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'All avatars' })).toHaveAttribute('href', wall)
  await expectNoAxeViolations(page)

  const told: Avatar = {
    name: 'Lena',
    shortUuid: uuid,
    imageUrl: null,
    description: 'Auf Deutsch.',
    descriptions: { de: 'Auf Deutsch.', en: 'In English.' },
  }
  await page.route('**/api/avatar/detail/**', (route) => route.fulfill({ json: told }), { times: 1 })
  await page.reload()
  await expect(page.getByText('Image not available')).toBeVisible()
  await expect(page.getByText('In English.')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.getByText('Auf Deutsch.')).toHaveAttribute('lang', 'de')
  await page.getByRole('button', { name: 'English' }).click()
  await page.route(
    '**/api/avatar/detail/**',
    (route) => route.fulfill({ json: { ...told, imageUrl: '/media/gone' } }),
    { times: 1 },
  )
  await page.reload()
  await expect(page.getByText('Image not available')).toBeVisible()
  await page.waitForLoadState('networkidle')

  for (const unknown of ['abcdefgh', 'x']) {
    await page.goto(`${wall}/detail/${unknown}`)
    await expect(heading(page)).toHaveText('This frame is empty')
    await expect(toasts(page)).toContainText('Error fetching avatar')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Error fetching avatar')
  }
  await expectNoAxeViolations(page)
  let isFixed = false
  await page.route('**/api/avatar/detail/**', (route) =>
    isFixed ? route.continue() : route.fulfill({ body: '<html>' }),
  )
  await page.goto(`${wall}/detail/${uuid}`)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Error fetching avatar')
  isFixed = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toContainText('Theophrastus')
})

test('[AVA-04] sharing opens the browser’s own sheet, or a code and a link to copy', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Reflect.set(window, 'shared', shared)
    const refusals = ['AbortError', 'NotAllowedError']
    Reflect.set(navigator, 'share', async (card: unknown) => {
      shared.push(card)
      const refusal = shared.length === 1 ? undefined : refusals[shared.length - 2]
      if (refusal) throw new DOMException('no', refusal)
    })
    let copied = ''
    let isRefused = false
    Reflect.set(window, 'clipboard', { read: () => copied, refuse: () => (isRefused = true) })
    Reflect.set(navigator.clipboard, 'writeText', async (text: string) => {
      if (isRefused) throw new DOMException('no', 'NotAllowedError')
      copied = text
    })
  })
  const uuid = await makeAvatar(page, rosa)
  const link = `${server.url}${wall}/detail/${uuid}`
  await page.goto(`${wall}/detail/${uuid}`)
  const share = page.getByRole('button', { name: 'Share' })
  const overlay = page.getByRole('dialog', { name: 'Take Rosa with you' })
  await share.click()
  expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual([
    { title: 'Rosa', text: expect.stringContaining('#vcfzh25'), url: link },
  ])
  // Thought better of it: nothing more is asked.
  await share.click()
  await expect(overlay).toBeHidden()
  // A sheet that the browser refuses to open is replaced.
  await share.click()
  await expect(overlay).toBeVisible()
  await overlay.getByRole('button', { name: 'Close' }).click()
  await expect(overlay).toBeHidden()
  await expect(share).toBeFocused()

  await page.evaluate(() => Reflect.set(navigator, 'share', undefined))
  await share.press('Enter')
  await expect(overlay.getByRole('img', { name: `QR code: ${link}` })).toBeVisible()
  await expect(overlay).toContainText('#vcfzh25')
  await expect(overlay.getByText(link, { exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
  await overlay.getByRole('button', { name: 'Copy link' }).press('Enter')
  await expect(overlay.getByRole('status')).toHaveText('Link copied')
  expect(await page.evaluate(() => Reflect.get(window, 'clipboard').read())).toBe(link)
  await page.keyboard.press('Escape')
  await expect(overlay).toBeHidden()

  // Without a clipboard the link is copied by marking it; where that is refused, too, it stays marked.
  await page.evaluate(() => Reflect.get(window, 'clipboard').refuse())
  await page.evaluate(() => Reflect.set(document, 'execCommand', () => false))
  await share.click()
  await overlay.getByRole('button', { name: 'Copy link' }).click()
  await expect(overlay.getByRole('status')).toContainText('copy it by hand')
  expect(await page.evaluate(() => String(getSelection()))).toContain(link)
})

test('[AVA-05] a shared link carries its preview', async ({ page }) => {
  const uuid = await makeAvatar(page, { ...rosa, name: 'Rosa & "R2"' })
  await page.goto(`${wall}/detail/${uuid}`)
  const tag = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content')
  expect(await tag('og:title')).toBe('Rosa & "R2" · Nachklang')
  expect(await tag('og:description')).toContain('Rosa')
  const picture = await page.request.get((await tag('og:image')) ?? '')
  expect(picture.headers()['content-type']).toMatch(/^image\//)
})
