import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as kioskRoutes from '#contract/kioskRoutes.ts'
import * as reviewRoutes from '#contract/adminReviewRoutes.ts'
import * as storyRoutes from '#contract/adminStoryRoutes.ts'
import type { Generation } from '#contract/generation.ts'
import type { PersonItem } from '#contract/person.ts'
import * as staffRoutes from '#contract/staffRoutes.ts'
import { answer, type Asked, refusal } from '../../support/answers.ts'
import { expectNoAxeViolations } from '../../support/app.tsx'
import { publicUrl, setPublicUrl } from '../../support/publicUrl.ts'
import { at, button, dialog, done, field, openAdmin, rowOf, settings, toasts } from './support.ts'

const windowKey = {
  id: '0123456789abcdef',
  label: 'By the window',
  location: null,
  createdAt: at,
  expiresAt: '2090-01-01T00:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
}
const progress = { pending: 0, done: 3, failed: 1 }
const embedded = { source: 'embedded' as const, host: null, models: [], voices: [] }
const generation: Generation = {
  narrations: progress,
  stories: { words: progress, visual: progress, voice: progress },
  problems: [],
  ports: {
    writer: embedded,
    speaker: {
      source: 'openai',
      host: 'speech.example',
      models: ['tts-1'],
      voices: ['de=thorsten', 'en=cori', '2:de=onyx'],
    },
    transcriber: {
      source: 'openai',
      host: 'words.example',
      models: ['gpt-transcribe', 'whisper-1'],
      voices: [],
    },
    translator: embedded,
    illustrator: embedded,
  },
}

function openSettings(keys: (typeof windowKey)[] = []): void {
  answer(storyRoutes.kioskKeys, keys)
  answer(staffRoutes.generation, generation)
  openAdmin('settings')
}

test('[ADMIN-09] a kiosk key is shown once, as link and as code', async () => {
  setPublicUrl()
  openSettings()
  await expect.element(page.getByText('No screen links yet.')).toBeVisible()
  await expect.element(button('Create link')).toBeDisabled()
  const made = answer(storyRoutes.createKioskKey, () => {
    answer(storyRoutes.kioskKeys, [windowKey])
    return { ...windowKey, key: 'k/ey' }
  })
  await field('Name of the screen').fill(' By the window ')
  await button('Create link').click()
  await expect
    .element(page.getByRole('heading', { name: 'Link for ‘By the window’, shown only once' }))
    .toHaveFocus()
  await expect.element(page.getByRole('img', { name: /QR code of the new screen link/ })).toBeVisible()
  const address = page.getByText(`${publicUrl}/?kioskKey=k%2Fey`)
  await expect.element(address).toBeVisible()
  await expectNoAxeViolations()
  await button('Done').click()
  await expect.element(address).not.toBeInTheDocument()
  await expect.element(rowOf('By the window')).toBeVisible()
  expect(made).toMatchObject([{ body: { label: 'By the window' } }])
})

test('[ADMIN-09] a key is revoked once that was asked, and then has no keys of its own', async () => {
  openSettings([windowKey])
  const row = rowOf('By the window')
  const revoked = answer(storyRoutes.revokeKioskKey, () => {
    answer(storyRoutes.kioskKeys, [{ ...windowKey, revokedAt: at }])
    return done
  })
  await row.getByRole('button', { name: 'Revoke' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(revoked.length).toBe(0)
  await row.getByRole('button', { name: 'Revoke' }).click()
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await expect.element(row).toMatchTextContent('revoked')
  await expect.element(row.getByRole('button')).not.toBeInTheDocument()
  expect(revoked).toMatchObject([{ params: { keyId: windowKey.id } }])
})

test('the kiosks of a key are put into a group', async () => {
  openSettings([windowKey])
  const set = answer(kioskRoutes.setKeyGroup, () => {
    answer(storyRoutes.kioskKeys, [{ ...windowKey, location: 'Hall 1' }])
    return done
  })
  await rowOf('By the window').getByRole('button', { name: 'Change location' }).click()
  await field('Location').fill('Hall 1')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(rowOf('By the window')).toMatchTextContent('at Hall 1')
  expect(set).toMatchObject([{ params: { keyId: windowKey.id }, body: { location: 'Hall 1' } }])
})

test('[ADMIN-11] listed words are put down one a line, within their limits', async () => {
  openSettings()
  const words = field('Your own flag words')
  const save = button('Save words')
  await expect.element(words).toHaveValue('fax*')
  await words.fill('x'.repeat(61))
  await expect.element(page.getByText('Shorten the words: at most 60 characters each.')).toBeVisible()
  await expect.element(save).toBeDisabled()
  await words.fill('fax*\n telex \n\n')
  const changes = answer(storyRoutes.changeSettings, {
    ...settings,
    listedWords: ['fax*', 'telex'],
    revision: 5,
  })
  await save.click()
  await expect.element(toasts.getByText('Saved.')).toBeVisible()
  await expect.element(save).toBeDisabled()
  expect(changes).toMatchObject([{ body: { listedWords: ['fax*', 'telex'], revision: 4 } }])
})

test.for([
  { by: 'another member’s words stand beside one’s own', listedWords: ['radio'], saved: ['modem'] },
  { by: 'where another setting was changed, the words are saved', listedWords: ['fax*'], saved: ['modem'] },
])('[ADMIN-21] two at once: $by', async ({ listedWords, saved }) => {
  openSettings()
  const words = field('Your own flag words')
  await expect.element(words).toHaveValue('fax*')
  answer(storyRoutes.changeSettings, refusal(409, 'Milo has changed the settings.'))
  answer(storyRoutes.adminSettings, () => {
    changes = answer(storyRoutes.changeSettings, { ...settings, listedWords: saved, revision: 6 })
    return { ...settings, listedWords, revision: 5 }
  })
  let changes: readonly Asked[] = []
  await words.fill('modem')
  await button('Save words').click()
  if (listedWords[0] === 'radio') {
    const conflict = page.getByRole('main').getByRole('alert')
    await expect.element(conflict).toMatchTextContent(/Someone else changed the words.*radio/)
    await expect.element(words).toHaveValue('modem')
    expect(changes).toEqual([])
    await button('Overwrite with mine').click()
  }
  await expect.element(toasts.getByText('Saved.')).toBeVisible()
  expect(changes).toMatchObject([{ body: { listedWords: saved, revision: 5 } }])
})

test('[ADMIN-21] a setting that is changed on the same page is no conflict of the words', async () => {
  openSettings()
  await field('Your own flag words').fill('modem')
  answer(storyRoutes.changeSettings, { ...settings, previewFirst: true, revision: 5 })
  await page.getByRole('checkbox', { name: 'Keep new narrations as a preview' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Keep new narrations as a preview' })).toBeChecked()
  answer(storyRoutes.adminSettings, () => {
    answer(storyRoutes.changeSettings, { ...settings, listedWords: ['modem'], revision: 6 })
    return { ...settings, previewFirst: true, revision: 5 }
  })
  answer(storyRoutes.changeSettings, refusal(409, 'The settings have changed.'))
  await button('Save words').click()
  await expect.element(toasts.getByText('Saved.')).toBeVisible()
})

test('[ADMIN-04] failures of the storyteller are listed and retried, and narrations may wait for approval', async () => {
  openSettings()
  await expect.element(page.getByRole('row', { name: 'Pictures 3 0 1' })).toBeVisible()
  await expect.element(page.getByText('No problems.')).toBeVisible()
  const trouble = {
    kind: 'voice',
    deviceId: 2,
    storyId: 7,
    language: null,
    state: 'failed',
    attempts: 3,
    message: 'The service is away.',
  } as const
  answer(staffRoutes.retryGeneration, () => {
    answer(staffRoutes.generation, { ...generation, problems: [trouble] })
    return { statusCode: 200, message: 'Tried again: 4.' }
  })
  await button('Try again now').click()
  await expect.element(toasts.getByText('Tried again: 4.')).toBeVisible()
  await expect.element(page.getByText('voice · device 2 · story 7 · failed')).toBeVisible()
  const changes = answer(storyRoutes.changeSettings, { ...settings, previewFirst: true })
  const first = page.getByRole('checkbox', { name: /Keep new narrations as a preview/ })
  await first.click()
  await expect.element(first).toBeChecked()
  expect(changes).toMatchObject([{ body: { previewFirst: true } }])
})

test('[ADMIN-04] the services that write, speak, transcribe, translate and draw are named in both languages', async () => {
  openSettings()
  const row = (name: string) => page.getByRole('row', { name, exact: true })
  for (const name of [
    'Narration texts built-in',
    'Speech speech.example tts-1 de=thorsten, en=cori, 2:de=onyx',
    'Transcripts words.example gpt-transcribe, whisper-1',
    'Translations none',
    'Pictures built-in',
  ])
    await expect.element(row(name)).toBeVisible()
  await expectNoAxeViolations()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  for (const name of ['Erzähltexte eingebaut', 'Übersetzungen keiner'])
    await expect.element(row(name)).toBeVisible()
})

const summary = { memories: 4, recordings: 1, oldest: at, newest: at }
const counts = { memories: 1, stories: 1, avatars: 0, recordings: 0 }
const email = field('Email address')
const find = button('Search')
const personalLink = `7.${'k'.repeat(43)}`

function openResearch(): void {
  answer(storyRoutes.memorySummary, summary)
  openAdmin('research')
}

test('[ADMIN-08] the input for a person’s data is validated before the search', async () => {
  openResearch()
  await expect.element(page.getByText(/Research answers: 4, of which audio: 1/)).toBeVisible()
  for (const [typed, stories, said] of [
    ['', '', 'Enter an email address, a story or an avatar.'],
    ['nobody', '', 'Enter an email address such as name@example.org.'],
    ['anna@example.org', 'the one', 'Correct this entry: the, one'],
  ] as const) {
    await email.fill(typed)
    await field('Stories').fill(stories)
    await find.click()
    await expect.element(page.getByText(said)).toBeVisible()
  }
  answer(reviewRoutes.findPerson, {
    memories: 0,
    stories: 0,
    avatars: 0,
    recordings: 0,
    items: [],
    seen: 'none',
    notFound: [],
  })
  await field('Stories').fill('')
  await find.click()
  await expect.element(page.getByText('No data found.')).toBeVisible()
  await expect.element(button('Delete permanently')).not.toBeInTheDocument()
})

test('[ADMIN-08] the data of one person is shown in full, and deleted after a confirmation, with a receipt', async () => {
  openResearch()
  const item = { createdAt: at, pictures: [], recordings: [] }
  const items: PersonItem[] = [
    { ...item, kind: 'memory', id: 1, about: null, texts: [{ text: 'The modem sang.', language: null }] },
    {
      ...item,
      kind: 'story',
      id: 100_040,
      about: 'iPod',
      texts: [{ text: 'Ich tanzte.', language: 'de' }],
      recordings: [{ url: '/media/voice', duration: 3, waveform: null }],
    },
  ]
  const found = answer(reviewRoutes.findPerson, { ...counts, items, seen: 'these', notFound: ['999999'] })
  await email.fill('anna@example.org')
  await field('Stories').fill(`${location.origin}/exhibits/werkschau/my-story#${personalLink} 999999`)
  await find.click()
  await expect
    .element(page.getByText('Research answers: 1, stories: 1, avatars: 0; with audio: 0.').first())
    .toBeVisible()
  await expect.element(page.getByText('Not found: 999999')).toBeVisible()
  await expect.element(page.getByText('The modem sang.')).toBeVisible()
  await expect.element(page.getByText('Ich tanzte.')).toHaveAttribute('lang', 'de')
  await expect
    .element(page.getByRole('group', { name: /^Recording: Story no. 100040 about iPod/ }))
    .toBeVisible()
  const receipt = { ...counts, receipt: 'NK-7F3K-Q2MD', at, by: 'Vera', checksum: 'c', text: 'It is gone.' }
  const erased = answer(reviewRoutes.erasePerson, receipt)
  await button('Delete permanently').click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(erased.length).toBe(0)
  await button('Delete permanently').click()
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expect.element(page.getByText('Receipt NK-7F3K-Q2MD')).toBeVisible()
  await expect.element(email).toHaveValue('')
  await expectNoAxeViolations()
  const person = { email: 'anna@example.org', stories: [personalLink, '999999'], avatars: [] }
  expect([...found, ...erased].map(({ body }) => body)).toEqual([person, { ...person, seen: 'these' }])
})

test('[ADMIN-08] before the retention of memories is set, the page shows what that deletes', async () => {
  openResearch()
  const months = field('Months')
  const set = button('Save')
  await expect.element(page.getByText('Research answers are stored until staff delete them.')).toBeVisible()
  for (const wrong of ['0', '601', 'some']) {
    await months.fill(wrong)
    await set.click()
    await expect.element(page.getByText('Enter a whole number from 1 to 600.')).toBeVisible()
  }
  const tried = answer(storyRoutes.tryRetention, { memories: 2, recordings: 1, before: at })
  const changes = answer(storyRoutes.changeSettings, ({ body }) => ({
    ...settings,
    retentionMonths: Reflect.get(Object(body), 'retentionMonths'),
  }))
  await months.fill('12')
  await set.click()
  await expect.element(dialog).toMatchTextContent(/Research answers: 2, of which audio: 1/)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Research answers are deleted after 12 months.')).toBeVisible()
  await button('Never delete automatically').click()
  await expect.element(page.getByText('Research answers are stored until staff delete them.')).toBeVisible()
  expect(tried).toMatchObject([{ query: { months: 12 } }])
  expect(changes).toMatchObject([{ body: { retentionMonths: 12 } }, { body: { retentionMonths: null } }])
})

test('[ADMIN-13] activities are listed in pages, and visits are shown as chart and number', async () => {
  const entry = (id: number, by: string | null) => ({
    id,
    at,
    by,
    action: 'person.erase' as const,
    item: { kind: 'person' as const, id: null, name: null },
    before: { memories: 1 },
    after: null,
  })
  const asked = answer(storyRoutes.audit, ({ query }) =>
    Reflect.get(Object(query), 'after') === undefined
      ? { entries: [entry(9, 'Vera')], next: 9 }
      : { entries: [entry(8, null)], next: null },
  )
  answer(storyRoutes.usage, {
    from: '2026-01-04',
    to: '2026-01-05',
    days: [
      { day: '2026-01-04', views: 1 },
      { day: '2026-01-05', views: 5 },
    ],
    routes: [{ route: '/about', views: 6 }],
    views: [],
  })
  openAdmin('activity')
  const list = page.getByRole('region', { name: 'Staff activity' })
  await expect.element(list).toMatchTextContent('Vera deleted the data of one person')
  await expect.element(page.getByRole('img', { name: /Page views per day.*5 Jan 2026: 5/ })).toBeVisible()
  await expect.element(page.getByText('Page views in 2 days: 6')).toBeVisible()
  await expectNoAxeViolations()
  await list.getByRole('button', { name: 'Show earlier' }).click()
  await expect.element(list).toMatchTextContent('Automatic service deleted the data of one person')
  expect(asked.at(-1)?.query).toMatchObject({ after: 9 })
})
