import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as adminRoutes from '#contract/adminStoryRoutes.ts'
import type { Kiosks } from '#contract/kiosks.ts'
import * as kioskRoutes from '#contract/kioskRoutes.ts'
import { chooseLanguage } from '#state/visit.ts'
import { answer, refusal } from '../../support/answers.ts'
import { allowError, expectNoAxeViolations } from '../../support/app.tsx'
import { choice, dialog, done, field, openAdmin, rowOf, toasts } from './support.ts'
import { facts, health, kiosk, noAlarms } from './board.ts'

const entry = {
  id: 1,
  at: '2026-01-05T09:00:00.000Z',
  by: 'Vera',
  action: 'screen.settings',
  item: { kind: 'screen', id: 'one', name: 'one' },
  before: { volume: 80, language: null },
  after: { volume: 50, language: 'de' },
} as const

function openBoard(more: Partial<Kiosks> = {}, role: 'curator' | 'moderator' = 'curator') {
  const one = {
    ...kiosk('one', 1),
    location: 'Hall 1',
    settings: { volume: 50 },
    revision: 3,
    facts: { ...facts, isClosed: true },
  }
  const board: Kiosks = { now: health.now, version: 'new', screens: [one], locations: [], ...more }
  answer(kioskRoutes.kiosks, () => board)
  answer(kioskRoutes.healthReport, health)
  answer(kioskRoutes.alarms, noAlarms)
  answer(adminRoutes.audit, { entries: [entry], next: null })
  openAdmin('screens', { role })
}
const ask = (row: string) =>
  rowOf(row)
    .getByRole('button', { name: /^Change settings/ })
    .click()
const save = () => dialog.getByRole('button', { name: 'Save' }).click()

test('[KSET-01] [KSET-05] a curator sets a kiosk, and sees its former settings', async () => {
  openBoard()
  const set = answer(kioskRoutes.setKiosk, done)
  await expect.element(rowOf('one').getByText('Closed (opening hours)')).toBeVisible()
  await ask('one')
  await expect.element(dialog.getByText('Volume: 80 % → 50 %')).toBeVisible()
  await expect.element(dialog.getByText(/Language at the start of a visit: not set → German/)).toBeVisible()
  await expect.element(field(/^Volume$/)).toHaveValue('50')
  await choice('Start page').selectOptions('UI Cards: operating systems')
  await choice('Language at the start of a visit').selectOptions('Language of the previous visitor')
  await field(/^Volume$/).fill('70')
  await field(/^Volume at night/).fill('20')
  await page.getByLabelText('From').fill('20:00')
  await page.getByLabelText('Until').fill('06:00')
  await field('Return to start after').fill('90')
  await page.getByRole('checkbox', { name: 'Close outside these hours' }).click()
  await choice('Time zone').fill('Europe/Zurich')
  await field('Tuesday').fill('10-12, 13:30-17')
  await field('Holidays and exceptions').fill('24.12.2026 10-14\n25.12.2026')
  await expectNoAxeViolations()
  await save()
  await expect.element(toasts.getByText(/Saved\. The screens receive/)).toBeVisible()
  const tuesday = [
    { from: '10:00', to: '12:00' },
    { from: '13:30', to: '17:00' },
  ]
  expect(set).toMatchObject([
    {
      params: { screenId: kiosk('one', 1).id },
      body: {
        revision: 3,
        settings: {
          firstExhibit: 'uiCards',
          language: 'visitor',
          volume: 70,
          night: { volume: 20, from: '20:00', to: '06:00' },
          idleSeconds: 90,
          hours: {
            timeZone: 'Europe/Zurich',
            week: [[], tuesday, [], [], [], [], []],
            exceptions: [
              { date: '2026-12-24', spans: [{ from: '10:00', to: '14:00' }] },
              { date: '2026-12-25', spans: [] },
            ],
          },
        },
      },
    },
  ])
})

test('[KSET-03] an invalid value is reported at its field, a refusal by the server below, and nothing typed is lost', async () => {
  allowError(/Failed to load/)
  openBoard()
  const set = answer(
    kioskRoutes.setKiosk,
    refusal(400, '‘iMac’ is not shown. Choose another start page, or show this exhibit.'),
  )
  await ask('one')
  await field(/^Volume$/).fill('170')
  await page.getByRole('checkbox', { name: 'Close outside these hours' }).click()
  await field('Monday').fill('ten')
  await field('Tuesday').fill('10-12')
  const onlyThese = page.getByRole('checkbox', { name: 'Show only these exhibits' })
  await onlyThese.click()
  await save()
  await expect.element(dialog.getByText('Tick at least one exhibit.')).toBeVisible()
  await expect.element(field(/^Volume$/)).toHaveFocus()
  await expect.element(dialog.getByText('Enter a whole number from 0 to 100.')).toBeVisible()
  await expect.element(dialog.getByText(/Enter hours such as/)).toBeVisible()
  await expect.element(field('Monday')).toHaveAttribute('aria-invalid', 'true')
  expect(set).toEqual([])
  await expectNoAxeViolations()
  await onlyThese.click()
  await field(/^Volume$/).fill('17')
  await field('Monday').fill('10-12')
  await save()
  await expect.element(dialog.getByText(/Choose another start page/)).toBeInViewport({ ratio: 1 })
  await expect.element(field(/^Volume$/)).toHaveValue('17')
  expect(set).toMatchObject([{ body: { settings: { volume: 17 } } }])
})

test('[KSET-01] all screens of a location are set at once', async () => {
  openBoard({ locations: [{ name: 'Hall 1', settings: { volume: 30, exhibits: ['tape'] }, revision: 7 }] })
  const set = answer(kioskRoutes.setLocation, done)
  await expect.element(rowOf('Hall 1').getByText('Volume: 30 %')).toBeVisible()
  await ask('Hall 1')
  await expect
    .element(dialog.getByRole('heading', { name: 'Settings of all screens at ‘Hall 1’' }))
    .toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Show only these exhibits' }).click()
  await save()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(set).toMatchObject([{ body: { location: 'Hall 1', settings: { volume: 30 }, revision: 7 } }])
})

test('[KSET-01] a moderator can read settings but not change them', async () => {
  openBoard({ locations: [{ name: 'Hall 1', settings: { volume: 30 }, revision: 1 }] }, 'moderator')
  await expect.element(rowOf('Hall 1').getByText('Volume: 30 %')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Change settings/ })).not.toBeInTheDocument()
})

test('[KSET-07] a change by another member is reported with name and values; typed values stay and can be saved over it', async () => {
  allowError(/Failed to load/)
  openBoard()
  await ask('one')
  await field(/^Volume$/).fill('70')
  const refused = answer(kioskRoutes.setKiosk, refusal(409, 'Milo has changed these settings meanwhile.'))
  answer(adminRoutes.audit, { entries: [{ ...entry, id: 2, by: 'Milo', after: { volume: 40 } }], next: null })
  const theirs = { settings: { volume: 40, idleSeconds: 90 }, revision: 4 }
  answer(kioskRoutes.kiosks, {
    now: health.now,
    version: 'new',
    screens: [{ ...kiosk('one', 1), ...theirs }],
    locations: [],
  })
  await save()
  const notice = dialog.getByRole('alert')
  await expect
    .element(notice)
    .toMatchTextContent(/^These settings were changed by Milo while you were editing, 5 Jan 2026, /)
  await expect.element(dialog.getByText('Volume: 40 % · Return to start after: 90 s')).toBeVisible()
  await expect.element(field(/^Volume$/)).toHaveValue('70')
  expect(refused).toMatchObject([{ body: { revision: 3 } }])
  await expectNoAxeViolations()
  const set = answer(kioskRoutes.setKiosk, done)
  await dialog.getByRole('button', { name: 'Overwrite with mine' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(set).toMatchObject([{ body: { settings: { volume: 70 }, revision: 4 } }])
})

test('[KSET-07] in German nothing of the conflict is said in English', async () => {
  allowError(/Failed to load/)
  chooseLanguage('de')
  openBoard()
  await page.getByRole('button', { name: /^Einstellungen ändern \(one\)/ }).click()
  answer(kioskRoutes.setKiosk, refusal(409, 'Milo has changed these settings meanwhile.'))
  answer(adminRoutes.audit, { entries: [{ ...entry, id: 2, by: 'Milo' }], next: null })
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent(/^Diese Einstellungen wurden von Milo geändert, .*Lautstärke: 50 %/)
  await expect.element(dialog.getByText(/changed by/)).not.toBeInTheDocument()
})

test('[KSET-07] theirs is taken into the form', async () => {
  allowError(/Failed to load/)
  openBoard()
  await ask('one')
  await field(/^Volume$/).fill('70')
  answer(kioskRoutes.setKiosk, refusal(409, 'Milo has changed these settings meanwhile.'))
  answer(kioskRoutes.kiosks, {
    now: health.now,
    version: 'new',
    screens: [{ ...kiosk('one', 1), settings: { volume: 40 }, revision: 4 }],
    locations: [],
  })
  await save()
  await dialog.getByRole('button', { name: 'Use their version' }).click()
  await expect.element(field(/^Volume$/)).toHaveValue('40')
  const set = answer(kioskRoutes.setKiosk, done)
  await save()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(set).toMatchObject([{ body: { settings: { volume: 40 }, revision: 4 } }])
})
