import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as storyRoutes from '#contract/adminStoryRoutes.ts'
import * as staffRoutes from '#contract/staffRoutes.ts'
import { answer, noAnswer, refusal } from '../../support/answers.ts'
import { allowError, expectNoAxeViolations } from '../../support/app.tsx'
import { aStory, at, button, choice, dialog, field, listOf, openAdmin, rowOf, toasts } from './support.ts'

const row = rowOf('The dented walkman')
const rowKey = (name: string) => row.getByRole('button', { name })
const title = field('Title, German')
const save = page.getByRole('button', { name: 'Save', exact: true })
const byMilo = { by: 'Milo', at }

test('[ADMIN-08] a story is found by its words, state and device; where none is, that is said', async () => {
  answer(storyRoutes.adminStories, listOf([aStory({ flags: [{ kind: 'markup', found: '<b>' }] })]))
  openAdmin('stories')
  await expect.element(row.getByText('HTML code: <b>')).toBeVisible()
  await expectNoAxeViolations()
  const asked = answer(storyRoutes.adminStories, listOf([]))
  await page.getByRole('searchbox').fill('dented')
  await choice('Status').selectOptions('Hidden')
  await choice('Device').selectOptions('Apple iPod')
  await expect.element(page.getByText('No stories match.')).toBeVisible()
  await expect
    .poll(() => asked.at(-1)?.query)
    .toMatchObject({ search: 'dented', state: 'hidden', deviceId: 2, order: 'newest' })
})

test('[ADMIN-08] a story is put right in both languages', async () => {
  answer(storyRoutes.adminStories, listOf([aStory()]))
  const edits = answer(storyRoutes.editStory, aStory({ titleDE: 'Neu', revision: 2 }))
  openAdmin('stories')
  await rowKey('Edit').click()
  await expect.element(save).toBeDisabled()
  await title.fill('Neu')
  await expect.element(page.getByText('Not saved yet.')).toBeVisible()
  await expectNoAxeViolations()
  await save.click()
  await expect.element(toasts.getByText('Saved.')).toBeVisible()
  const { titleEN, textDE, textEN } = aStory()
  expect(edits.map(({ body }) => body)).toEqual([{ revision: 1, titleDE: 'Neu', titleEN, textDE, textEN }])
})

test.for([
  { key: 'Overwrite with mine', sent: ['Meiner', 'Meiner'], stands: 'Meiner' },
  { key: 'Use their version', sent: ['Meiner'], stands: 'Ihrer' },
])('[ADMIN-08] two at once conflict, nothing is lost: $key', async ({ key, sent, stands }) => {
  answer(storyRoutes.adminStories, listOf([aStory()]))
  answer(storyRoutes.editStory, refusal(409, 'Milo has changed it.'))
  answer(storyRoutes.adminStory, aStory({ titleDE: 'Ihrer', revision: 2, edited: byMilo }))
  openAdmin('stories')
  await rowKey('Edit').click()
  await title.fill('Meiner')
  await save.click()
  const conflict = page.getByRole('main').getByRole('alert')
  await expect.element(conflict).toMatchTextContent(/Milo changed this story.*Ihrer/)
  await expect.element(title).toHaveValue('Meiner')
  await expect.element(save).toBeDisabled()
  const edits = answer(storyRoutes.editStory, aStory({ titleDE: 'Meiner', revision: 3 }))
  await button(key).click()
  await expect.element(conflict).not.toBeInTheDocument()
  await expect.element(title).toHaveValue(stands)
  expect(edits.map(({ body }) => body)).toMatchObject(
    sent.slice(1).map((titleDE) => ({ titleDE, revision: 2 })),
  )
})

test('[ADMIN-08] where the other version does not come, that is said, and one’s own stays', async () => {
  answer(storyRoutes.adminStories, listOf([aStory()]))
  answer(storyRoutes.editStory, refusal(409, 'Milo has changed it.'))
  answer(storyRoutes.adminStory, noAnswer)
  openAdmin('stories')
  await rowKey('Edit').click()
  await title.fill('Meiner')
  await save.click()
  await expect.element(toasts.getByText('The server cannot be reached.')).toBeVisible()
  await expect.element(title).toHaveValue('Meiner')
})

test('[ADMIN-08] a title that the storyteller has added meanwhile is no conflict', async () => {
  answer(storyRoutes.adminStories, listOf([aStory({ titleEN: null })]))
  const edits = answer(storyRoutes.editStory, ({ body }) =>
    Reflect.get(Object(body), 'revision') === 1
      ? refusal(409, 'changed')
      : aStory({ titleDE: 'Meiner', revision: 3 }),
  )
  answer(storyRoutes.adminStory, aStory({ revision: 2, edited: { by: null, at } }))
  openAdmin('stories')
  await button('Edit').click()
  await title.fill('Meiner')
  await save.click()
  await expect.element(toasts.getByText('Saved.')).toBeVisible()
  expect(edits.at(-1)?.body).toMatchObject({ revision: 2, titleDE: 'Meiner', titleEN: 'The dented walkman' })
})

test('[ADMIN-10] typed text returns after a reload, with the version it was based on', async () => {
  answer(storyRoutes.adminStories, listOf([aStory()]))
  openAdmin('stories')
  await rowKey('Edit').click()
  await title.fill('Meiner')
  answer(storyRoutes.adminStories, listOf([aStory({ titleDE: 'Ihrer', revision: 2, edited: byMilo })]))
  openAdmin('stories&again')
  await rowKey('Edit').click()
  await expect.element(title).toHaveValue('Meiner')
  const edits = answer(storyRoutes.editStory, refusal(409, 'changed'))
  answer(storyRoutes.adminStory, aStory({ titleDE: 'Ihrer', revision: 2, edited: byMilo }))
  await save.click()
  await expect.element(page.getByText('Milo changed this story')).toBeVisible()
  expect(edits.map(({ body }) => body)).toMatchObject([{ revision: 1 }])
})

const decided = { ...byMilo, id: 9, from: 'published', to: 'hidden' } as const

test.for([
  { key: 'Publish', story: aStory({ state: 'hidden' }), body: { revision: 1, decision: 'publish' } },
  { key: 'Hide', story: aStory(), body: { revision: 1, decision: 'hide' } },
  { key: 'Delete', story: aStory(), body: { revision: 1 } },
  { key: 'Undo', story: aStory({ state: 'hidden', decision: decided }), body: { decisionId: 9 } },
])(
  '[ADMIN-08] a decision from the list is stored, and refused with the reason: $key',
  async ({ key, story, body }) => {
    const shown = answer(storyRoutes.adminStories, listOf([story]))
    const deciding = [storyRoutes.decideStory, storyRoutes.deleteStory, storyRoutes.undoDecision]
    for (const route of deciding) answer(route, refusal(409, 'Somebody else was first.'))
    openAdmin('stories')
    await rowKey(key).click()
    await expect.element(toasts.getByText('Somebody else was first.')).toBeVisible()
    const calls = deciding.map((route) => answer(route, story))
    const asked = shown.length
    await rowKey(key).click()
    await expect.poll(() => shown.length).toBeGreaterThan(asked)
    expect(calls.flat().map((call) => call.body)).toEqual([body])
  },
)

test('[ADMIN-08] a deleted story shows who deleted it and until when it can return; a moderator only reads', async () => {
  const deleted = { ...decided, to: 'deleted' } as const
  answer(
    storyRoutes.adminStories,
    listOf([
      aStory({ state: 'deleted', decision: deleted, sweptAfter: at }),
      aStory({ id: 102, titleEN: 'Other' }),
    ]),
  )
  openAdmin('stories', { role: 'moderator' })
  await expect.element(row.getByText(/Deleted by Milo/)).toBeVisible()
  await expect.element(row.getByText(/Will be permanently deleted after/)).toBeVisible()
  await expect.element(row.getByRole('button')).not.toBeInTheDocument()
  await expect.element(rowOf('Other').getByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
  await rowOf('Other').getByRole('button', { name: 'Read' }).click()
  await expect.element(title).toHaveAttribute('readonly')
  await expect.element(save).not.toBeInTheDocument()
})

test('[ADMIN-08] another picture is drawn, and the one before comes back', async () => {
  const pictured = aStory({ visualUrl: '/icon.svg', formerVisualUrl: '/icon.svg' })
  answer(storyRoutes.adminStories, listOf([pictured]))
  openAdmin('stories')
  await rowKey('Edit').click()
  const calls = [storyRoutes.redrawStory, storyRoutes.formerVisual].map((route) => answer(route, pictured))
  await button('Generate another picture').click()
  await expect.poll(() => calls.map(({ length }) => length)).toEqual([1, 0])
  await button('Restore previous picture').click()
  await expect.poll(() => calls.map(({ length }) => length)).toEqual([1, 1])
})

test('[ADMIN-08] sample stories go at once, once that was asked', async () => {
  answer(storyRoutes.adminStories, listOf([]))
  const calls = answer(staffRoutes.removeSamples, { statusCode: 200, message: 'Sample stories deleted: 25.' })
  openAdmin('stories')
  await button('Delete all sample stories').click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(calls.length).toBe(0)
  await button('Delete all sample stories').click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect.element(toasts.getByText('Sample stories deleted: 25.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(calls.length).toBe(1)
})

test('[SHELL-12] a list that fails to load says so with the server’s reason, and can be loaded again', async () => {
  allowError(/Failed to load admin stories/)
  answer(storyRoutes.adminStories, refusal(500, 'The disk is full.'))
  openAdmin('stories')
  await expect.element(page.getByText('This could not be loaded. Try again.')).toBeVisible()
  await expect.element(page.getByText('The disk is full.')).toBeVisible()
  answer(storyRoutes.adminStories, listOf([aStory()]))
  await button('Try again').click()
  await expect.element(row).toBeVisible()
})
