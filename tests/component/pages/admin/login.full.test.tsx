import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as storyRoutes from '#contract/adminStoryRoutes.ts'
import * as staffRoutes from '#contract/staffRoutes.ts'
import { answer, refusal } from '../../support/answers.ts'
import { allowError, expectNoAxeViolations, openApp } from '../../support/app.tsx'
import { button, choice, failures, field, listOf, openAdmin, toasts, vera } from './support.ts'

const name = field('Username')
const password = page.getByLabelText('Password')
const logIn = page.getByRole('button', { name: 'Log in', exact: true })
const logOut = button('Log out')
const story = field('The story')
const rail = (label = 'Admin') => page.getByRole('navigation', { name: label }).getByRole('link')
const tokens = { access_token: 'a token', device_token: 'd'.repeat(43) }

async function enter(who = 'Vera'): Promise<void> {
  await name.fill(who)
  await password.fill('a password')
  await userEvent.keyboard('{Enter}')
}

test('[ADMIN-01] [ADMIN-02] both fields are required, and the first that is missing gets the focus', async () => {
  openApp('/admin')
  await expect.element(name).toBeRequired()
  await expect.element(password).toBeRequired()
  await expectNoAxeViolations()
  await logIn.click()
  await expect.element(page.getByText('Please enter your username.')).toBeVisible()
  await expect.element(page.getByText('Please enter your password.')).toBeVisible()
  await expect.element(name).toHaveFocus()
  await name.fill('Vera')
  await logIn.click()
  await expect.element(password).toHaveFocus()
})

test.for(failures)(
  '[ADMIN-02] [SHELL-10] a login that fails says so for a while: $reason',
  async ({ reply }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
    answer(staffRoutes.login, reply)
    openApp('/admin')
    await enter()
    const said = toasts.getByText('Error when logging in')
    await expect.element(said).toBeVisible()
    expect(localStorage.getItem('auth_token')).toBeNull()
    await vi.advanceTimersByTimeAsync(4400)
    await expect.element(said).not.toBeInTheDocument()
    await expect.element(logIn).toBeEnabled()
    vi.useRealTimers()
  },
)

test('[ADMIN-01] the token is stored at login and removed at logout, and the browser is a known device afterwards', async () => {
  const logins = answer(staffRoutes.login, tokens)
  const logouts = answer(staffRoutes.logout, { statusCode: 200, message: 'Logged out.' })
  answer(storyRoutes.me, vera)
  openApp('/admin')
  await enter(' Vera ')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Welcome, Vera' })).toBeVisible()
  expect(localStorage.getItem('auth_token')).toBe('a token')
  await logOut.click()
  await expect.element(logIn).toBeVisible()
  expect(localStorage.getItem('auth_token')).toBeNull()
  expect(logouts).toMatchObject([{ bearer: 'Bearer a token' }])
  await enter()
  await expect.element(logOut).toBeVisible()
  const body = { name: 'Vera', password: 'a password' }
  expect(logins.map((each) => each.body)).toEqual([body, { ...body, device_token: tokens.device_token }])
})

test('[ADMIN-01] nothing that was typed stays after a logout', async () => {
  answer(staffRoutes.login, tokens)
  answer(staffRoutes.logout, { statusCode: 200, message: 'Logged out.' })
  openAdmin()
  const write = page.getByText('Write text', { exact: true })
  await write.click()
  await story.fill('The wheel clicked.')
  await logOut.click()
  await enter()
  await write.click()
  await expect.element(story).toHaveValue('')
})

test.for([
  { who: 'vera', kept: 'The wheel clicked.', what: 'whoever logs in again finds what they had begun' },
  { who: 'Milo', kept: '', what: 'somebody else finds nothing of it' },
])('[ADMIN-10] a token that the server rejects loses nothing typed: $what', async ({ who, kept }) => {
  answer(staffRoutes.login, tokens)
  openAdmin()
  answer(staffRoutes.generateVisuals, refusal(401, 'The session has ended.'))
  await choice('Device').selectOptions('Apple iPod')
  await page.getByText('Write text', { exact: true }).click()
  await story.fill('The wheel clicked.')
  await button('Generate pictures').click()
  await expect.element(toasts.getByText('You have been logged out. Please log in again.')).toBeVisible()
  // It goes when the new one comes (ADMIN-01).
  expect(localStorage.getItem('auth_token')).not.toBeNull()
  await expect.element(name).toHaveFocus()
  await expect.element(story).not.toBeInTheDocument()
  await enter(who)
  await expect.element(logOut).toBeVisible()
  if (kept === '') await page.getByText('Write text', { exact: true }).click()
  await expect.element(story).toHaveValue(kept)
})

test('[ADMIN-01] a token in storage counts as logged in, whatever the server says of it, until a call is refused', async () => {
  allowError(/Failed/)
  openAdmin('home', refusal(401, 'The session has ended.'))
  await expect.element(logOut).toBeVisible()
  await expect.element(choice('Device')).toBeEnabled()
  await expect.element(button('Generate pictures')).toBeDisabled()
  await expect.element(page.getByText('Write text', { exact: true })).toBeVisible()
  await expect.element(logIn).not.toBeInTheDocument()
  expect(localStorage.getItem('auth_token')).not.toBeNull()
  answer(staffRoutes.generateVisuals, refusal(401, 'The session has ended.'))
  await choice('Device').selectOptions('Apple iPod')
  await button('Generate pictures').click()
  await expect.element(logIn).toBeVisible()
  await expect.element(toasts.getByText('You have been logged out.')).not.toBeInTheDocument()
  answer(staffRoutes.logout, refusal(401, 'The session has ended.'))
  await logOut.click()
  expect(localStorage.getItem('auth_token')).toBeNull()
})

test('[ADMIN-13] a moderator sees their permissions, and why others are missing, in either language', async () => {
  openAdmin('texts', { role: 'moderator', waiting: { stories: 3, avatars: 0, devices: 0 } })
  await expect.element(page.getByText('Only curators can open this page.')).toBeVisible()
  await expect.poll(() => rail().all().length).toBe(7)
  await expect.element(rail().filter({ hasText: 'Review' })).toMatchTextContent(/3 to review/)
  await button('Deutsch').click()
  await rail('Verwaltung').filter({ hasText: 'Start' }).click()
  await expect.element(page.getByText('Nur die Kuration kann erstellen.')).toBeVisible()
})

test('[ADMIN-10] [ADMIN-19] where the server does not say who is logged in, it is asked again; a former address leads to the part', async () => {
  allowError(/Failed/)
  openAdmin('queue', refusal(503, 'busy'))
  await expect.poll(() => location.search).toBe('?view=review')
  await expect.element(page.getByText('This could not be loaded. Try again.')).toBeVisible()
  answer(storyRoutes.me, vera)
  answer(storyRoutes.adminStories, listOf([]))
  await button('Try again').click()
  await expect.element(page.getByText('All stories are reviewed.')).toBeVisible()
  await expect.poll(() => rail().all().length).toBe(11)
})
