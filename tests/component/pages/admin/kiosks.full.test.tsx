import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as kioskRoutes from '#contract/kioskRoutes.ts'
import { answer, refusal } from '../../support/answers.ts'
import { allowError, expectNoAxeViolations } from '../../support/app.tsx'
import { ago, health, idOf, kiosk, openBoard } from './board.ts'
import { button, dialog, done, field, rowOf, toasts } from './support.ts'

const names = () =>
  page
    .getByRole('list', { name: 'Screens, problems first' })
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent)

test('[ADMIN-09] the board states problems in words, the worst first', async () => {
  const failed = [{ check: 'microphone', outcome: 'failed' }] as const
  openBoard([
    kiosk('well', 1),
    kiosk('late', 4),
    kiosk('gone', 16),
    kiosk('errors', 1, { errors: 2 }),
    kiosk('waiting', 1, { outbox: { waiting: 3, refused: 1 } }),
    kiosk('full', 1, { storage: { used: 95, quota: 100, isPersisted: false } }),
    kiosk('deaf', 1, { microphone: { permission: 'denied', devices: 1 } }),
    kiosk('old', 1, { version: 'other' }),
    { ...kiosk('failed', 1), selfTest: { at: ago(5), by: 'Milo', results: [...failed] } },
  ])
  await expect
    .poll(names)
    .toEqual(['gone', 'late', 'waiting', 'full', 'deaf', 'failed', 'errors', 'old', 'well'])
  for (const [name, words] of [
    ['gone', /Offline: no contact for more than 15 minutes/],
    ['gone', /16\s?min ago/],
    ['late', /Late/],
    ['errors', /2 errors since the last start/],
    ['waiting', /3 unsent submissions/],
    ['waiting', /1 submission rejected/],
    ['full', /Storage almost full/],
    ['deaf', /Microphone missing or not allowed/],
    ['old', /Outdated version/],
    ['failed', /Self-test failed: Microphone/],
    ['well', /OK/],
  ] as const)
    await expect.element(rowOf(name)).toMatchTextContent(words)
  await expect.element(page.getByText('9 screens: 1 OK, 8 with problems.')).toBeVisible()
  const server = page.getByRole('region', { name: 'Server' })
  await expect.element(server).toMatchTextContent(/Last manual backup.*none/)
  await expectNoAxeViolations()
})

test('[ADMIN-09] a refresh leaves the focus and the order around it; one that fails says as of when', async () => {
  allowError(/Failed to load/)
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  })
  const board = openBoard([kiosk('late', 4), kiosk('well', 1)])
  const key = rowOf('well').getByRole('button', { name: 'Reload' })
  await expect.element(key).toBeVisible()
  const element = key.element()
  if (element instanceof HTMLElement) element.focus()
  board.screens = [kiosk('new', 20), kiosk('well', 1), kiosk('late', 4)]
  await vi.advanceTimersByTimeAsync(11_000)
  await expect.poll(names).toEqual(['late', 'well', 'new'])
  await expect.element(key).toHaveFocus()
  if (element instanceof HTMLElement) element.blur()
  board.screens = [kiosk('well', 1), kiosk('new', 20)]
  await vi.advanceTimersByTimeAsync(11_000)
  await expect.poll(names).toEqual(['new', 'well'])
  answer(kioskRoutes.kiosks, refusal(503, 'busy'))
  await vi.advanceTimersByTimeAsync(11_000)
  await expect.element(page.getByText(/The server does not respond. Status as of/)).toBeVisible()
  await expect.element(rowOf('well')).toBeVisible()
  vi.useRealTimers()
})

test('[ADMIN-09] a kiosk is named, and the focus is where it was asked from', async () => {
  const board = openBoard([kiosk('one', 1)])
  const named = answer(kioskRoutes.nameKiosk, () => {
    board.screens = [{ ...kiosk('one', 1), name: 'By the window' }]
    return done
  })
  await rowOf('one').getByRole('button', { name: 'Change name and location' }).click()
  await field('Name of the screen').fill('By the window')
  await field('Location').fill('Hall 1')
  await expectNoAxeViolations()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(toasts.getByText('Saved.')).toBeVisible()
  const row = rowOf('By the window')
  await expect.element(row.getByRole('button', { name: 'Change name and location' })).toHaveFocus()
  expect(named).toMatchObject([
    { params: { screenId: idOf('one') }, body: { name: 'By the window', location: 'Hall 1' } },
  ])
})

test.for([
  {
    ask: 'Reload',
    key: 'Reload when nobody uses it',
    said: 'Reload requested.',
    body: { when: 'alone' },
  },
  {
    ask: 'Reload',
    key: 'Reload now',
    said: 'Reload requested.',
    body: { when: 'now' },
  },
  {
    ask: 'Restart computer',
    key: 'Restart when nobody uses it',
    said: 'Restart requested.',
    body: undefined,
  },
  { ask: 'Remove', key: 'Remove', said: 'Screen removed.', body: undefined },
])(
  '[ADMIN-09] [HOURS-08] an order to a kiosk is confirmed, then sent: $key',
  async ({ ask, key, said, body }) => {
    openBoard([kiosk('one', 1, { restartsBy: 'systemctl reboot' })])
    const calls = [kioskRoutes.reloadKiosk, kioskRoutes.restartKiosk, kioskRoutes.forgetKiosk].map((route) =>
      answer(route, done),
    )
    await rowOf('one').getByRole('button', { name: ask }).click()
    await dialog.getByRole('button', { name: key }).click()
    await expect.element(toasts.getByText(said)).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    const [call, ...others] = calls.flat()
    expect(others).toEqual([])
    expect(call).toMatchObject({ params: { screenId: idOf('one') } })
    expect(call?.body).toEqual(body)
  },
)

test.for([
  {
    order: { what: 'reload', when: 'now', by: 'Vera', at: ago(1) },
    said: 'Reloads at its next contact',
  },
  {
    order: { what: 'reload', when: 'alone', by: 'Vera', at: ago(1) },
    said: 'Reloads when nobody uses it',
  },
  {
    order: { what: 'restart', when: 'alone', by: 'Vera', at: ago(1) },
    said: 'Its computer restarts when nobody uses it',
  },
] as const)('[ADMIN-09] an order that stands is told: $said', async ({ order, said }) => {
  openBoard([{ ...kiosk('one', 1), order }])
  await expect.element(rowOf('one').getByText(said)).toBeVisible()
})

test('[HOURS-08] without a launcher the board says that only the page can be loaded anew', async () => {
  openBoard([kiosk('one', 1)])
  await rowOf('one').getByRole('button', { name: 'Restart computer' }).click()
  await expect.element(dialog.getByText(/You can only reload its page/)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: /^Restart/ })).not.toBeInTheDocument()
  await expectNoAxeViolations()
})

test('a silent kiosk is not reported as gone outside its opening hours', async () => {
  // The board is of nine o'clock in UTC.
  const week = Array.from({ length: 7 }, () => [{ from: '10:00', to: '17:00' }])
  const hours = { timeZone: 'UTC', week, exceptions: [] }
  openBoard([{ ...kiosk('one', 600), settings: { hours } }, kiosk('two', 600)])
  await expect.element(rowOf('one').getByText('Closed (opening hours)')).toBeVisible()
  await expect.element(rowOf('one').getByText('OK', { exact: true })).toBeVisible()
  await expect.element(rowOf('two').getByText(/^Offline/)).toBeVisible()
})

test('[ADMIN-09] a board without kiosks says how one comes', async () => {
  openBoard([])
  await expect.element(page.getByText(/No screen has reported in yet/)).toBeVisible()
})

test('[ADMIN-08] the board says when the server doubts its clock, and a curator can say that it is right', async () => {
  openBoard([], { clockDoubtedSince: ago(60) })
  const doubt = page.getByText(/The server’s clock has jumped ahead/)
  await expect.element(doubt).toMatchTextContent('2026')
  await expectNoAxeViolations()
  answer(kioskRoutes.confirmClock, () => {
    answer(kioskRoutes.healthReport, health)
    return done
  })
  await button('Confirm the clock').click()
  await expect.element(toasts.getByText('Clock confirmed.')).toBeVisible()
  await expect.element(doubt).not.toBeInTheDocument()
})

test('[ADMIN-08] [ADMIN-13] a moderator leaves the clock to a curator; a replaced database is reported', async () => {
  openBoard([kiosk('one', 1)], { clockDoubtedSince: ago(60), databaseReplaced: true }, 'moderator')
  await expect.element(page.getByText(/If it is right, a curator can confirm it here/)).toBeVisible()
  await expect.element(button('Confirm the clock')).not.toBeInTheDocument()
  await expect.element(page.getByText(/database file was replaced or deleted/)).toBeVisible()
  await expect.element(rowOf('one').getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect.element(rowOf('one').getByRole('button', { name: 'Remove' })).not.toBeInTheDocument()
})

test('[BACKUP-04] the board shows time and size of the last nightly backup, and when last night’s is missing', async () => {
  openBoard([], { nightlyBackup: { last: { at: ago(600), bytes: 12_300_000 }, isMissing: true } })
  const server = page.getByRole('region', { name: 'Server' })
  await expect.element(server).toMatchTextContent(/Last automatic backup.*2026.*12\.3 MB/)
  await expect.element(page.getByText(/Last night’s automatic backup is missing/)).toBeVisible()
  await expectNoAxeViolations()
})
