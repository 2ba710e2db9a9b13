import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Alarm } from '#contract/alarms.ts'
import * as kioskRoutes from '#contract/kioskRoutes.ts'
import * as storyRoutes from '#contract/adminStoryRoutes.ts'
import { answer, refusal } from '../../support/answers.ts'
import { expectNoAxeViolations } from '../../support/app.tsx'
import { openBoard, kiosk, idOf, noAlarms } from './board.ts'
import { at, dialog, done, field, rowOf, toasts } from './support.ts'

const silent: Alarm = {
  id: 7,
  kind: 'kioskSilent',
  item: idOf('one'),
  name: 'By the window',
  since: at,
  overAt: null,
  seen: null,
}
const full: Alarm = {
  ...silent,
  id: 6,
  kind: 'diskFull',
  item: '',
  name: null,
  overAt: '2026-01-05T11:00:00.000Z',
  seen: { by: 'Milo', at, note: 'Old backups moved.' },
}
const alarms = page.getByRole('region', { name: 'Alarms' })

test('[ALARM-05] the board shows open and former alarms with who has acknowledged them; a note is saved, the focus stays', async () => {
  openBoard([])
  answer(kioskRoutes.alarms, { ...noAlarms, open: [silent], past: [full] })
  const row = alarms.getByRole('listitem').filter({ hasText: 'Screen not responding: By the window' })
  await expect.element(row).toMatchTextContent(/since 5 Jan 2026/)
  const former = alarms.getByText('Less than 10% of the disk is free', { exact: true })
  await alarms.getByText('Earlier alarms', { exact: true }).click()
  await expect.element(former).toBeVisible()
  await expect.element(alarms.getByText(/Acknowledged by Milo, .* · Old backups moved\./)).toBeVisible()
  const noted = answer(kioskRoutes.noteAlarm, () => {
    const seen = { by: 'Vera', at, note: 'Its plug was out.' }
    answer(kioskRoutes.alarms, { ...noAlarms, open: [{ ...silent, seen }], past: [full] })
    return done
  })
  const key = row.getByRole('button', { name: 'Acknowledge (Screen not responding: By the window)' })
  await key.click()
  await field('Note').fill('Its plug was out.')
  await expectNoAxeViolations()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(toasts.getByText('Alarm acknowledged.')).toBeVisible()
  await expect.element(row).toMatchTextContent(/Acknowledged by Vera, .* · Its plug was out\./)
  await expect.element(key).toHaveFocus()
  expect(noted).toMatchObject([{ params: { alarmId: 7 }, body: { note: 'Its plug was out.' } }])
  await expectNoAxeViolations()
})

test('[ALARM-05] without an alarm the board says so', async () => {
  openBoard([])
  await expect.element(alarms.getByText('No open alarms.')).toBeVisible()
  await alarms.getByText('Earlier alarms', { exact: true }).click()
  await expect.element(alarms.getByText('No earlier alarms.')).toBeVisible()
})

test('[ALARM-07] the board shows since when mail for alarms fails, and why', async () => {
  openBoard([])
  const reason = 'connect ECONNREFUSED'
  const failing = [{ channel: 'mail', since: at, at: '2026-01-05T11:00:00.000Z', reason } as const]
  answer(kioskRoutes.alarms, { ...noAlarms, failing })
  await expect
    .element(
      alarms.getByText(
        /mails cannot be sent since 5 Jan 2026.*Last attempt at 5 Jan 2026.* connect ECONNREFUSED/,
      ),
    )
    .toBeVisible()
  await expect.element(alarms.getByText(/^Check SMTP_URL/)).toBeVisible()
  await expectNoAxeViolations()
})

test('[ALARM-11] the board shows that alarms have no recipient, and how to set one', async () => {
  openBoard([])
  await expect.element(alarms.getByText(/^Alarms are not sent to anyone.* SMTP_URL/)).toBeVisible()
  expect(alarms.getByRole('button', { name: 'Send a test message' }).query()).toBeNull()
})

test('[ALARM-11] the board says where alarms are sent, and sends a test message there', async () => {
  openBoard([])
  const mail = ['vera@museum.example', 'milo@museum.example']
  answer(kioskRoutes.alarms, { ...noAlarms, receivers: { mail, webhook: true } })
  await expect
    .element(alarms.getByText(/by mail to vera@museum\.example, milo@museum\.example\. .* by webhook\./))
    .toBeVisible()
  const reason = 'The test message could not be sent by mail: connect ECONNREFUSED'
  answer(kioskRoutes.testAlarms, refusal(502, reason))
  const key = alarms.getByRole('button', { name: 'Send a test message' })
  await key.click()
  const failure = alarms.getByRole('alert')
  await expect.element(failure.getByText(reason)).toBeVisible()
  for (const channel of ['SMTP_URL', 'ALERT_WEBHOOK'])
    await expect
      .element(failure.getByText(new RegExp(`^Check ${channel}.* send a test message\\.$`)))
      .toBeVisible()
  await expect.element(key).toHaveFocus()
  const sent = answer(kioskRoutes.testAlarms, done)
  await key.click()
  await expect.element(toasts.getByText(/^Test message sent\./)).toBeVisible()
  expect(sent.length).toBe(1)
  expect(alarms.getByText(reason).query()).toBeNull()
  await expectNoAxeViolations()
})

test('[ALARM-05] the details of a kiosk list events and actions of staff, the latest first', async () => {
  openBoard([kiosk('one', 1)])
  const asked = answer(kioskRoutes.alarms, {
    ...noAlarms,
    past: [{ ...silent, overAt: '2026-01-05T11:00:00.000Z' }],
  })
  const item = { kind: 'screen', id: idOf('one'), name: 'one' } as const
  const entry = { by: 'Milo', item, before: null } as const
  const heard = answer(storyRoutes.audit, {
    entries: [
      { ...entry, id: 2, at: '2026-01-05T10:30:00.000Z', action: 'screen.reload', after: { when: 'now' } },
      {
        ...entry,
        id: 1,
        at: '2026-01-05T10:00:00.000Z',
        action: 'alarm.note',
        after: { note: 'Its plug was out.' },
      },
    ],
    next: null,
  })
  await rowOf('one').getByText('Details').click()
  const log = rowOf('one').getByRole('list').last()
  await expect
    .poll(() =>
      log
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent.replace(/^.*\d\d:\d\d/, '')),
    )
    .toEqual([
      'Resolved: Screen not responding',
      'Milo reloaded the screen',
      'Milo acknowledged the alarm: Its plug was out.',
      'Screen not responding',
    ])
  expect(asked).toContainEqual(expect.objectContaining({ query: { screenId: idOf('one') } }))
  expect(heard).toMatchObject([{ query: { item: 'screen', itemId: idOf('one') } }])
  await expectNoAxeViolations()
})
