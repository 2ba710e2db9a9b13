import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { openAdmin } from './support/admin.ts'
import { expect, test } from './support/fixtures.ts'
import { record } from './support/record.ts'

const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' })
const name = (page: Page) => page.getByRole('textbox', { name: 'Username' })
const password = (page: Page) => page.getByLabel('Password')
const logIn = (page: Page) => page.getByRole('button', { name: 'Log in', exact: true })
const logOut = (page: Page) => page.getByRole('button', { name: 'Log out' })
const device = (page: Page) => page.getByRole('combobox', { name: 'Device', exact: true })
const year = (page: Page) => page.getByRole('combobox', { name: 'Year of birth' })
const narrative = (page: Page) => page.getByRole('button', { name: 'Generate device narrative' })
const visuals = (page: Page) => page.getByRole('button', { name: 'Generate user story visuals' })
const uploadText = (page: Page) => page.getByRole('button', { name: 'Upload Text' })
const uploadAudio = (page: Page) => page.getByRole('button', { name: 'Upload Audio' })
const story = (page: Page) => page.getByRole('textbox', { name: 'The story' })
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'))
const lastYear = new Date().getFullYear() - 1

/** Ways in which a call goes wrong: the server says so, says something unreadable, is not there. */
const failures = [
  ['500', { status: 500, json: { statusCode: 500, message: 'The storyteller has lost its voice.' } }],
  ['malformed', { status: 200, body: '<html>' }],
  ['absent', null],
] as const

async function failOn(page: Page, url: RegExp, answer: (typeof failures)[number][1]): Promise<void> {
  await page.unroute(url)
  await page.route(url, (route) => (answer === null ? route.abort() : route.fulfill(answer)))
}

test('[ADMIN-01] [ADMIN-02] [SHELL-10] both fields are required; a login that fails says so for a while; the token is kept and taken away', async ({
  page,
  server,
  pageErrors,
}) => {
  pageErrors.allowError(/Failed to load resource/)
  await page.clock.install()
  await page.goto('/admin', { waitUntil: 'networkidle' })
  await expect(name(page)).toHaveAttribute('required', '')
  await expect(password(page)).toHaveAttribute('required', '')
  await expectNoAxeViolations(page)
  let logins = 0
  page.on('request', (request) => (logins += Number(request.url().endsWith('/api/user/login'))))
  await logIn(page).press('Enter')
  await expect(page.getByText('Please enter your username.')).toBeVisible()
  await expect(page.getByText('Please enter your password.')).toBeVisible()
  await expect(name(page)).toBeFocused()
  await name(page).fill(server.staff.name)
  await logIn(page).press('Enter')
  await expect(password(page)).toBeFocused()
  expect(logins).toBe(0)

  await password(page).fill('not this one')
  await logIn(page).press('Enter')
  await expect(toasts(page)).toContainText('Error when logging in')
  await page.clock.runFor(4400)
  await expect(toasts(page)).not.toContainText('Error when logging in')
  for (const [, answer] of failures) {
    await failOn(page, /api\/user\/login/, answer)
    await logIn(page).press('Enter')
    await expect(toasts(page)).toContainText('Error when logging in')
    await page.clock.runFor(4400)
    await expect(toasts(page)).not.toContainText('Error when logging in')
  }
  expect(await storedToken(page)).toBeNull()

  await page.unroute(/api\/user\/login/)
  await password(page).fill(server.staff.password)
  const sent = page.waitForRequest('**/api/user/login')
  await logIn(page).press('Enter')
  expect((await sent).postDataJSON()).toEqual(server.staff)
  await expect(page.getByRole('heading', { level: 1, name: `Welcome, ${server.staff.name}` })).toBeVisible()
  const token = await storedToken(page)
  expect(token).toMatch(/.{20,}/)

  await page.reload()
  await expect(logOut(page)).toBeVisible()
  await logOut(page).click()
  await expect(logIn(page)).toBeVisible()
  expect(await storedToken(page)).toBeNull()
  // The server does not take it any more, either.
  const headers = { authorization: `Bearer ${token}` }
  await expect.poll(async () => (await page.request.get('/api/desk/me', { headers })).status()).toBe(401)
  // [ACCESS-03] The browser is known from now on.
  await name(page).fill(server.staff.name)
  await password(page).fill(server.staff.password)
  const again = page.waitForRequest('**/api/user/login')
  await logIn(page).press('Enter')
  expect((await again).postDataJSON()).toEqual({
    ...server.staff,
    device_token: expect.stringMatching(/^[\w-]{43}$/),
  })
})

test('[ADMIN-03] [SHELL-12] welcome: the devices of the exhibition, and nothing to generate before one is chosen', async ({
  page,
  adminToken,
  pageErrors,
}) => {
  pageErrors.allowError(/Failed to load/)
  const devices = /api\/device\/exhibition\/1/
  await page.clock.install()
  for (const [, answer] of failures) {
    await failOn(page, devices, answer)
    await openAdmin(page, adminToken)
    await expect(async () => {
      // It has been tried again with pauses before it is told.
      await page.clock.runFor(1000)
      await expect(page.getByRole('main')).toContainText('Failed to load devices.', { timeout: 200 })
    }).toPass()
    await expect(toasts(page)).toContainText('Failed to load devices.')
    await expect(narrative(page)).toBeDisabled()
  }
  await page.unroute(devices)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(device(page)).toBeEnabled()
  await expect(device(page).locator('option')).toContainText([
    'Choose a device',
    'Cassette Tape',
    'Apple iPod',
  ])
  await expect(narrative(page)).toBeDisabled()
  await expect(visuals(page)).toBeDisabled()
  await device(page).selectOption({ label: 'Cassette Tape' })
  await expect(narrative(page)).toBeEnabled()
  await expect(visuals(page)).toBeEnabled()
  await expect(page.getByText('Visitors hear this').first()).toBeVisible()
  await expectNoAxeViolations(page)
})

test('[ADMIN-04] [SHELL-11] generate: the server’s words, the catalogue’s words, and one press at a time', async ({
  page,
  adminToken,
  pageErrors,
}) => {
  pageErrors.allowError(/Failed to load resource/)
  const calls = /device-story\/device\/1\/exhibition\/1|story-visuals\/device\/1/
  await openAdmin(page, adminToken)
  await device(page).selectOption({ label: 'Cassette Tape' })
  for (const [key, thrown, done] of [
    [narrative, 'Error creating device narrative: ', 'Device narrative created for Cassette Tape.'],
    [visuals, 'Error creating user story visuals: ', 'User story visuals created: 5 for Cassette Tape.'],
  ] as const) {
    for (const [kind, answer] of failures) {
      await failOn(page, calls, answer)
      await expect(key(page)).toBeEnabled()
      // By key: what was said last may still lie over the page.
      await key(page).press('Enter')
      const said =
        kind === '500'
          ? 'The storyteller has lost its voice.'
          : thrown +
            (kind === 'absent'
              ? 'The server cannot be reached.'
              : 'The server gave an answer that cannot be read.')
      await expect(page.getByRole('alert').getByText(said, { exact: true })).toBeVisible()
    }
    await page.unroute(calls)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    let presses = 0
    await page.route(calls, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      presses += 1
      await held
      return route.fulfill({ json: { statusCode: 200, message: done } })
    })
    await key(page).press('Enter')
    await expect(key(page)).toHaveAttribute('aria-busy', 'true')
    await expect(key(page)).toBeDisabled()
    await key(page).dispatchEvent('click')
    release()
    await expect(page.getByRole('status').getByText(done)).toBeVisible()
    await expect(key(page)).toBeEnabled()
    expect(presses).toBe(1)
    await page.unroute(calls)
  }
})

test('[ADMIN-05] [ADMIN-07] a text goes with year and device, what fails says why, and a rejected token loses nothing typed [ADMIN-10]', async ({
  page,
  server,
  staffToken,
  pageErrors,
}) => {
  pageErrors.allowError(/Failed to load/)
  await openAdmin(page, staffToken)
  await page.getByText('Write text', { exact: true }).click()
  await story(page).fill('   ')
  await device(page).selectOption({ label: 'Apple iPod' })
  await year(page).selectOption(String(lastYear))
  await expect(uploadText(page)).toBeDisabled()
  await story(page).fill(' The wheel clicked like a cricket. ')
  await expect(uploadText(page)).toBeEnabled()
  const options = await year(page).locator('option').allTextContents()
  expect(options.slice(1)).toEqual(
    Array.from({ length: lastYear + 1 - 1930 + 1 }, (_, index) => String(lastYear + 1 - index)),
  )
  for (const [chosen, isSendable] of [
    ['', false],
    ['1930', false],
    ['1931', true],
    [String(lastYear + 1), false],
  ] as const) {
    await year(page).selectOption(chosen)
    await expect(uploadText(page)).toBeEnabled({ enabled: isSendable })
  }
  await year(page).selectOption('1971')
  await device(page).selectOption('')
  await expect(uploadText(page)).toBeDisabled()
  await device(page).selectOption({ label: 'Apple iPod' })

  const submit = /user-story\/submit-text\/device\/2\/exhibition\/1/
  for (const [answer, said] of [
    [failures[0][1], 'The storyteller has lost its voice.'],
    [{ status: 500, json: { statusCode: 500, message: '' } }, 'Server error while submitting text.'],
    [failures[1][1], 'Error submitting text: The server gave an answer that cannot be read.'],
    [null, 'Error submitting text: The server cannot be reached.'],
  ] as const) {
    await page.unroute(submit)
    await page.route(submit, (route) => (answer === null ? route.abort() : route.fulfill(answer)))
    await uploadText(page).press('Enter')
    await expect(toasts(page)).toContainText(said)
  }
  await page.unroute(submit)

  // The session ends on the server, in the middle of it all.
  await page.request.post('/api/user/logout', { headers: { authorization: `Bearer ${staffToken}` } })
  await visuals(page).click()
  await expect(toasts(page)).toContainText('You have been logged out. Please log in again.')
  expect(await storedToken(page)).toBeNull()
  await expect(name(page)).toBeFocused()
  await expect(story(page)).toBeHidden()
  await name(page).fill(server.staff.name)
  await password(page).fill(server.staff.password)
  await logIn(page).click()
  await expect(story(page)).toHaveValue(' The wheel clicked like a cricket. ')
  await expect(year(page)).toHaveValue('1971')

  const sent = page.waitForRequest(submit)
  await uploadText(page).click()
  expect((await sent).postDataJSON()).toEqual({
    storyText: 'The wheel clicked like a cricket.',
    yearOfBirth: 1971,
    language: 'en',
  })
  await expect(story(page)).toHaveValue('')
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('status')).not.toBeEmpty()
})

test('[ADMIN-05] [ADMIN-06] [ADMIN-07] a recording: too large is rejected, what fails says why, success clears it', async ({
  page,
  adminToken,
  microphone,
  pageErrors,
}) => {
  pageErrors.allowError(/Failed to load resource/)
  await page.addInitScript(() => {
    // The recording itself stays real; only its weight is the test's.
    const weigh = Object.getOwnPropertyDescriptor(Blob.prototype, 'size')
    Object.defineProperty(Blob.prototype, 'size', {
      get(this: Blob) {
        const isHeavy = Reflect.get(window, 'isHeavy') === true && this.type.startsWith('audio/')
        return isHeavy ? 4_718_593 : weigh?.get?.call(this)
      },
    })
  })
  await openAdmin(page, adminToken)
  await device(page).selectOption({ label: 'Apple iPod' })
  await page.getByText('Record audio', { exact: true }).click()
  await expect(uploadAudio(page)).toBeDisabled()
  await record(page, microphone)
  await expect(uploadAudio(page)).toBeDisabled()
  await year(page).selectOption('1964')
  await device(page).selectOption('')
  await expect(uploadAudio(page)).toBeDisabled()
  await device(page).selectOption({ label: 'Apple iPod' })
  await page.evaluate(() => Reflect.set(window, 'isHeavy', true))
  await uploadAudio(page).click()
  await expect(toasts(page)).toContainText('over 5.6 MB')
  await page.evaluate(() => Reflect.set(window, 'isHeavy', false))

  const submit = /user-story\/submit-audio\/device\/2\/exhibition\/1/
  for (const [answer, said] of [
    [failures[0][1], 'The storyteller has lost its voice.'],
    [{ status: 500, json: { statusCode: 500, message: '' } }, 'Server error while uploading audio.'],
    [failures[1][1], 'Error uploading audio: The server gave an answer that cannot be read.'],
    [null, 'Error uploading audio: The server cannot be reached.'],
  ] as const) {
    await page.unroute(submit)
    await page.route(submit, (route) => (answer === null ? route.abort() : route.fulfill(answer)))
    await uploadAudio(page).press('Enter')
    await expect(toasts(page)).toContainText(said)
  }
  await page.unroute(submit)
  await uploadAudio(page).click()
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeVisible()
  await expect(uploadAudio(page)).toBeDisabled()
})
