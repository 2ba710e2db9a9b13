import { beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import type { AdminStories, AdminStory } from '#contract/admin.ts'
import type { AdminSettings } from '#contract/adminSettings.ts'
import { adminNarrations } from '#contract/adminNarrationRoutes.ts'
import * as storyRoutes from '#contract/adminStoryRoutes.ts'
import type { Me } from '#contract/staff.ts'
import * as staffRoutes from '#contract/staffRoutes.ts'
import { devices } from '#content/exhibits/index.ts'
import { useSession } from '#state/session.ts'
import { answer, noAnswer, refusal, unreadable, Refusal } from '../../support/answers.ts'
import { openApp } from '../../support/app.tsx'

export const toasts = page.getByRole('region', { name: 'Messages' })
export const button = (name: string | RegExp) => page.getByRole('button', { name })
export const field = (name: string | RegExp) => page.getByRole('textbox', { name })
export const choice = (name: string) => page.getByRole('combobox', { name, exact: true })
export const dialog = page.getByRole('dialog')
export const rowOf = (heading: string | RegExp) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: heading }) })

export const done = { statusCode: 200, message: 'Done.' }

/** Ways in which a call goes wrong, and what is said of each. */
export const failures = [
  { reply: refusal(500, 'The disk is full.'), reason: 'The disk is full.' },
  { reply: unreadable, reason: 'The server gave an answer that cannot be read.' },
  { reply: noAnswer, reason: 'The server cannot be reached.' },
]

export const at = '2026-01-05T09:00:00.000Z'

export const settings: AdminSettings = {
  holdNewStories: false,
  previewFirst: false,
  retentionMonths: null,
  listedWords: ['fax*'],
  revision: 4,
  changedBy: null,
  changedAt: null,
  builtInWords: ['idiot'],
}

beforeEach(() => {
  answer(
    staffRoutes.exhibitionDevices,
    devices.map(({ id, name }) => ({ id, name })),
  )
  answer(
    staffRoutes.staffDevices,
    devices.map(({ id, name }) => ({
      id,
      name,
      state: 'published' as const,
      stories: 1,
      createdAt: at,
      revision: 0,
    })),
  )
  answer(storyRoutes.adminSettings, settings)
  answer(adminNarrations, {
    deviceId: 2,
    deviceName: 'Apple iPod',
    published: [],
    candidates: [],
    former: [],
  })
})

export const vera: Me = {
  name: 'Vera',
  role: 'curator',
  expiresAt: '2030-01-01T00:00:00.000Z',
  waiting: { stories: 0, avatars: 0, devices: 0 },
}

/** Opens a part of the admin pages as somebody who has logged in before. */
export function openAdmin(view = 'home', about: Partial<Me> | Refusal = {}): void {
  localStorage.setItem('auth_token', 'a token')
  useSession.setState({ staff: true })
  answer(storyRoutes.me, about instanceof Refusal ? about : { ...vera, ...about })
  openApp(`/admin?view=${view}`)
}

/** A page of a list of stories. */
export const listOf = (stories: AdminStory[]): AdminStories => ({
  stories,
  next: null,
  counts: { new: 0, published: stories.length, hidden: 0, deleted: 0 },
  unlooked: stories.length,
})

/** A story as staff see it; give what the test is about. */
export const aStory = (about: Partial<AdminStory> = {}): AdminStory => ({
  id: 101,
  titleEN: 'The dented walkman',
  titleDE: 'Der verbeulte Walkman',
  textEN: 'The dented walkman of my aunt.',
  textDE: 'Der verbeulte Walkman meiner Tante.',
  visualUrl: null,
  voice: null,
  language: 'en',
  sample: false,
  createdAt: at,
  device: { id: 1, name: 'Cassette Tape' },
  state: 'published',
  revision: 1,
  edited: null,
  decision: null,
  sweptAfter: null,
  flags: [],
  yearOfBirth: null,
  consentVersion: null,
  formerVisualUrl: null,
  ...about,
})
