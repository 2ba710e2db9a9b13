import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AdminContent } from '#contract/adminContent.ts'
import * as contentRoutes from '#contract/adminContentRoutes.ts'
import * as storyRoutes from '#contract/adminStoryRoutes.ts'
import * as staffRoutes from '#contract/staffRoutes.ts'
import { answer, refusal } from '../../support/answers.ts'
import { expectNoAxeViolations } from '../../support/app.tsx'
import { at, button, done, field, openAdmin, rowOf, toasts } from './support.ts'

const empty: AdminContent = {
  revision: 1,
  draft: {},
  savedBy: null,
  savedAt: null,
  published: { version: 0, values: {} },
  history: [],
}
const question = field('Question 1, English')
const asItCame = 'Where did it stand, and who was allowed to touch it?'
const own = 'Who in your house was the first to have one?'
const chapter = (name: string) => page.getByText(name, { exact: true })
const draftOf = (value: string): AdminContent => ({
  ...empty,
  revision: 2,
  draft: { 'prompts.1.en': value },
  savedBy: 'Vera',
  savedAt: at,
})

test('[ADMIN-14] an invalid value is reported beside its field and not saved', async () => {
  answer(contentRoutes.adminContent, empty)
  openAdmin('texts')
  await expect.element(question).toHaveValue(asItCame)
  await expect.element(page.getByText('No unpublished changes.')).toBeVisible()
  await question.fill('')
  await expect.element(page.getByText('Enter a text.')).toBeVisible()
  await expect.element(button('Save draft')).toBeDisabled()
  await question.fill(own)
  await expect.element(button('Save draft')).toBeEnabled()
  await chapter('Times').click()
  const idle = field('Return to start after (seconds)')
  await idle.fill('12')
  await expect.element(page.getByText('Enter a whole number from 60 to 3600.')).toBeVisible()
  await chapter('Preview').click()
  await expect.element(page.getByText('To be corrected first: Times')).toBeVisible()
  await chapter('Times').click()
  await expect.element(button('Save draft')).toBeDisabled()
  await idle.fill('300')
  await chapter('Preview').click()
  await expect.element(page.getByRole('main').getByText(own)).toBeVisible()
  await expectNoAxeViolations()
})

test('[ADMIN-14] words are saved, published, and brought back', async () => {
  answer(contentRoutes.adminContent, empty)
  const draft = draftOf(own)
  const published = {
    ...draft,
    revision: 3,
    published: { version: 1, values: draft.draft },
    history: [{ version: 1, by: 'Vera', at, changed: ['prompts.1.en'] }],
  }
  const calls = [
    answer(contentRoutes.saveContent, draft),
    answer(contentRoutes.publishContent, published),
    answer(contentRoutes.undoContent, { ...empty, revision: 4 }),
  ]
  openAdmin('texts')
  await question.fill(own)
  await button('Save draft').click()
  await expect.element(toasts.getByText('Draft saved.')).toBeVisible()
  await expect.element(page.getByText('1 unpublished change.')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.element(toasts.getByText('Published. Visitors see this version from now on.')).toBeVisible()
  await expect.element(page.getByText('No unpublished changes.')).toBeVisible()
  await chapter('Earlier versions').click()
  await button(/Restore this version.*Original/).click()
  await expect.element(toasts.getByText('Restored. Visitors see the earlier version again.')).toBeVisible()
  expect(calls.flat().map(({ body }) => body)).toEqual([
    { revision: 1, values: { 'prompts.1.en': own } },
    { revision: 2 },
    { revision: 3, version: 0 },
  ])
})

test.for([
  { key: 'Overwrite with mine', stands: own, sent: [1, 2] },
  { key: 'Use their version', stands: 'Theirs?', sent: [1] },
])('[ADMIN-14] two drafts at once conflict, nothing is lost: $key', async ({ key, stands, sent }) => {
  answer(contentRoutes.adminContent, empty)
  openAdmin('texts')
  await question.fill(own)
  answer(contentRoutes.adminContent, draftOf('Theirs?'))
  const saved = answer(contentRoutes.saveContent, ({ body }) =>
    Reflect.get(Object(body), 'revision') === 1 ? refusal(409, 'changed') : { ...draftOf(own), revision: 3 },
  )
  await button('Save draft').click()
  await expect
    .element(page.getByRole('main').getByRole('alert'))
    .toMatchTextContent(/prompts\.1\.en Theirs\?/)
  await expect.element(question).toHaveValue(own)
  await button(key).click()
  await expect.element(page.getByRole('main').getByRole('alert')).not.toBeInTheDocument()
  await expect.element(question).toHaveValue(stands)
  expect(saved.map(({ body }) => body)).toMatchObject(sent.map((revision) => ({ revision })))
})

test('[ADMIN-14] a card of the deck is edited and looked at', async () => {
  answer(contentRoutes.adminContent, empty)
  openAdmin('texts')
  await chapter('Card Lisa OS').click()
  await field('Name').fill('Lisa Office System')
  await field('Machine, one line a part, English').fill('One processor\n\nTwo floppy drives')
  await field('Description, English').fill('The first of its kind, they say.')
  await chapter('Preview').click()
  const card = page.getByRole('article', { name: 'Lisa Office System' })
  await expect.element(card).toMatchTextContent('The first of its kind')
  await expect.element(card).toMatchTextContent('One processor · Two floppy drives')
})

const betamax = { id: 9, name: 'Betamax', state: 'new', revision: 2, stories: 1, createdAt: at } as const
const given = rowOf('Betamax')
const rowKey = (name: string) => given.getByRole('button', { name })

test('[ADMIN-14] a device that a visitor named is published, then hidden', async () => {
  answer(staffRoutes.staffDevices, [betamax])
  answer(staffRoutes.publishDevice, () => {
    answer(staffRoutes.staffDevices, [{ ...betamax, state: 'published' }])
    return { statusCode: 200, message: 'It is shown.' }
  })
  answer(staffRoutes.hideDevice, () => {
    answer(staffRoutes.staffDevices, [{ ...betamax, state: 'hidden' }])
    return done
  })
  openAdmin('devices')
  await expect.element(given).toMatchTextContent('New · 1 story')
  await expectNoAxeViolations()
  await rowKey('Publish').click()
  await expect.element(given).toMatchTextContent('Published · 1 story')
  await expect.element(toasts.getByText('It is shown.')).toBeVisible()
  await rowKey('Hide').click()
  await expect.element(given).toMatchTextContent('Hidden · 1 story')
})

test('[ADMIN-14] a device is renamed; if another member has renamed it meanwhile, that is reported and the typed name stays', async () => {
  answer(staffRoutes.staffDevices, [betamax])
  answer(storyRoutes.renameDevice, () => {
    answer(staffRoutes.staffDevices, [{ ...betamax, name: 'Betamax deck', revision: 3 }])
    return refusal(409, 'Milo has renamed it.')
  })
  openAdmin('devices')
  await rowKey('Rename').click()
  const name = field('Name of the device')
  await expect.element(button('Save name')).toBeDisabled()
  await name.fill('Betamax recorder')
  await button('Save name').click()
  await expect.element(toasts.getByText('Milo has renamed it.')).toBeVisible()
  await expect.element(rowOf('Betamax deck')).toBeVisible()
  await expect.element(name).toHaveValue('Betamax recorder')
  // It lies over the key for as long as it stands.
  await toasts.getByRole('button', { name: 'Close message' }).click()
  const renamed = answer(storyRoutes.renameDevice, done)
  await button('Save name').click()
  await expect.element(name).not.toBeInTheDocument()
  expect(renamed).toMatchObject([{ body: { name: 'Betamax recorder', revision: 3 } }])
})

test('[ADMIN-14] [ADMIN-13] devices are put in order, by curators', async () => {
  const orders = answer(storyRoutes.orderDevices, done)
  openAdmin('devices')
  const tape = rowOf('Cassette Tape')
  await tape.getByRole('button', { name: 'Move down' }).click()
  await expect.poll(() => orders.length).toBe(1)
  expect(orders).toMatchObject([{ body: { deviceIds: expect.arrayContaining([1, 2]) } }])
  const [first] = Reflect.get(Object(orders[0]?.body), 'deviceIds')
  expect(first).not.toBe(1)
})
