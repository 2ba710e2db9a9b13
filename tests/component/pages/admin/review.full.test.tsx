import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AdminAvatar } from '#contract/adminAvatars.ts'
import * as reviewRoutes from '#contract/adminReviewRoutes.ts'
import { answer, refusal } from '../../support/answers.ts'
import { expectNoAxeViolations } from '../../support/app.tsx'
import { at, choice, dialog, done, openAdmin, rowOf, toasts } from './support.ts'

const anAvatar = (
  about: Partial<AdminAvatar> & { readonly id: number; readonly name: string },
): AdminAvatar => ({
  shortUuid: `avatar${about.id}x`,
  imageUrl: '/icon.svg',
  description: 'Jemand mit einem Walkman.',
  state: 'published',
  answers: {
    name: about.name,
    retroEra: '80s',
    favoriteDevice: 'Walkman',
    favoriteFeatures: 'The hiss before the music',
    favoriteStorage: 'Cassette',
    skills: 'Rewinding tape with a pencil',
  },
  createdAt: at,
  flags: [],
  decision: null,
  ...about,
})

/** A server with two avatars that nobody has looked at; what is decided leaves the list. */
function serveAvatars(about: Partial<AdminAvatar> = {}) {
  let avatars = [anAvatar({ id: 2, name: 'Wilma', ...about }), anAvatar({ id: 1, name: 'Otto' })]
  const asked = answer(reviewRoutes.adminAvatars, () => ({
    avatars,
    next: null,
    counts: { new: 0, published: avatars.length, hidden: 0 },
    unreviewed: avatars.length,
  }))
  const drop = () => {
    avatars = avatars.slice(1)
    return done
  }
  const wilma = anAvatar({ id: 2, name: 'Wilma' })
  const decisions = answer(reviewRoutes.decideAvatar, () => {
    drop()
    return wilma
  })
  const deletions = answer(reviewRoutes.deleteAvatar, drop)
  return { asked, decisions, deletions }
}

const wilma = rowOf('Wilma')
const otto = rowOf('Otto')
const key = (name: string) => wilma.getByRole('button', { name })
const press = (name: string) => {
  const element = key(name).element()
  if (element instanceof HTMLElement) element.focus()
  return userEvent.keyboard('{Enter}')
}

test('[CURATE-01] an avatar is seen with picture, answers and flags, and has large keys', async () => {
  serveAvatars({ flags: [{ kind: 'word', found: 'idiot' }] })
  openAdmin('avatars')
  await expect.element(wilma.getByRole('img', { name: 'Avatar of Wilma' })).toBeVisible()
  await expect.element(wilma).toMatchTextContent('The hiss before the music')
  await expect.element(wilma.getByText('Flag word: idiot')).toBeVisible()
  await expect
    .element(page.getByText('Not yet reviewed: 2. Published: 2, awaiting review: 0, hidden: 0.'))
    .toBeVisible()
  for (const each of wilma.getByRole('button').elements())
    expect(each.getBoundingClientRect().height).toBeGreaterThanOrEqual(48)
  await expectNoAxeViolations()
})

test.for([
  { state: 'published', label: 'Hide', decision: 'hide' },
  { state: 'published', label: 'Keep published', decision: 'publish' },
  { state: 'new', label: 'Publish', decision: 'publish' },
] as const)(
  '[CURATE-01] a decided item leaves the list, and the focus moves to the next: $label',
  async ({ state, label, decision }) => {
    const { decisions } = serveAvatars({ state })
    openAdmin('avatars')
    await expect.element(wilma).toBeVisible()
    await press(label)
    await expect.element(wilma).not.toBeInTheDocument()
    await expect.element(otto.getByRole('heading')).toHaveFocus()
    expect(decisions).toMatchObject([{ params: { avatarId: 2 }, body: { decision } }])
  },
)

test('[CURATE-01] a hidden avatar shows who hid it; a refused decision is reported', async () => {
  const { asked } = serveAvatars({ state: 'hidden', decision: { by: 'Milo', at } })
  answer(reviewRoutes.decideAvatar, refusal(409, 'It is gone.'))
  openAdmin('avatars')
  await choice('Show').selectOptions('Hidden')
  await expect.element(wilma.getByText(/Hidden by Milo/)).toBeVisible()
  expect(asked.map(({ query }) => query)).toMatchObject([{ reviewed: 'no' }, { state: 'hidden' }])
  await key('Publish').click()
  await expect.element(toasts.getByText('It is gone.')).toBeVisible()
  await expect.element(wilma).toBeVisible()
})

test('[CURATE-03] an avatar is deleted for good once that was asked, by a curator alone', async () => {
  const { deletions } = serveAvatars()
  openAdmin('avatars')
  await expect.element(wilma).toBeVisible()
  await press('Delete')
  await expect.element(dialog).toMatchTextContent(/Permanently delete this avatar.*Wilma/)
  await expectNoAxeViolations()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(deletions.length).toBe(0)
  await press('Delete')
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expect.element(wilma).not.toBeInTheDocument()
  await expect.element(otto.getByRole('heading')).toHaveFocus()
  expect(deletions).toMatchObject([{ params: { avatarId: 2 } }])
})

test('[CURATE-01] [ADMIN-13] a moderator deletes nothing; where nothing waits, that is said', async () => {
  serveAvatars()
  openAdmin('avatars', { role: 'moderator' })
  await expect.element(key('Hide')).toBeVisible()
  await expect.element(key('Delete')).not.toBeInTheDocument()
  await press('Hide')
  await otto.getByRole('button', { name: 'Hide' }).click()
  await expect.element(page.getByText('All avatars are reviewed.')).toBeVisible()
})

test('[CURATE-04] a story of the playground is read with its flags, and deleted once that was asked', async () => {
  const aStory = (id: number, authorName: string, text: string) => ({
    id,
    device: { id: 2, name: 'Apple iPod' },
    authorName,
    text,
    createdAt: at,
    flags: text.includes('<b>') ? [{ kind: 'markup' as const, found: '<b>' }] : [],
  })
  let stories = [aStory(2, 'Frida', 'First line.\n<b>Second</b> line.'), aStory(1, 'Somebody', 'Stays.')]
  answer(reviewRoutes.adminPlaygroundStories, () => ({ stories, next: null, count: stories.length }))
  const deletions = answer(reviewRoutes.deletePlaygroundStory, () => {
    stories = stories.slice(1)
    return done
  })
  openAdmin('test-area')
  const frida = rowOf('Frida')
  await expect.element(frida).toMatchTextContent('<b>Second</b> line.')
  await expect.element(frida).toMatchTextContent('Apple iPod')
  await expect.element(frida).toMatchTextContent('HTML code: <b>')
  await expectNoAxeViolations()
  await frida.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expect.element(frida).not.toBeInTheDocument()
  await expect.element(rowOf('Somebody').getByRole('heading')).toHaveFocus()
  expect(deletions).toMatchObject([{ params: { storyId: 2 } }])
})
