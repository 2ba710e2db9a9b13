import { expect, type Page } from '@playwright/test'
import * as z from 'zod'
import { AuditList, AdminSettings } from '#contract/adminSettings.ts'
import { AdminStories, AdminStory } from '#contract/admin.ts'
import type { StoryDecision } from '#contract/adminRequests.ts'
import { LoggedIn } from '#contract/staff.ts'
import type { RunningServer } from '#tools/lib/startServer.ts'

/** @returns a staff token */
export async function logIn({ url, staff }: RunningServer): Promise<string> {
  const answer = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(staff),
  })
  return LoggedIn.parse(await answer.json()).access_token
}

/** The admin pages' calls, made past the page: what a test begins from, and what it finds stored. */
export function adminOf(url: string, token: string) {
  async function ask<S extends z.core.$ZodType>(
    path: string,
    schema: S,
    body?: unknown,
  ): Promise<z.output<S>> {
    const answer = await fetch(url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': crypto.randomUUID(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return z.parse(schema, await answer.json())
  }
  const settings = () => ask('/api/admin/settings', AdminSettings)
  const story = (id: number) => ask(`/api/admin/stories/${id}`, AdminStory)
  /** The storyteller may add to a story between seeing and changing it. */
  const withFresh = (id: number, change: (seen: AdminStory) => Promise<AdminStory>) =>
    expect(async () => void (await change(await story(id)))).toPass()
  return {
    /** Any call; without a body it is a GET. */
    ask,
    story,
    stories: (query: string) => ask(`/api/admin/stories?${query}`, AdminStories),
    audit: (query: string) => ask(`/api/admin/audit?${query}`, AuditList),
    decide: (id: number, decision: z.output<typeof StoryDecision>['decision']) =>
      withFresh(id, ({ revision }) =>
        ask(`/api/admin/stories/${id}/decide`, AdminStory, { revision, decision }),
      ),
    retitle: (id: number, titleDE: string) =>
      withFresh(id, ({ revision, titleEN, textDE, textEN }) =>
        ask(`/api/admin/stories/${id}/edit`, AdminStory, { revision, titleDE, titleEN, textDE, textEN }),
      ),
    /** @returns the id of the story */
    share: async (deviceId: number, storyText: string) => {
      const path = `/api/user-story/submit-text/device/${deviceId}/exhibition/1`
      const { storyId } = await ask(path, z.object({ storyId: z.int() }), { storyText, language: 'en' })
      return storyId
    },
    hold: async (holdNewStories: boolean) => {
      const { revision } = await settings()
      await ask('/api/admin/settings', AdminSettings, { holdNewStories, revision })
    },
    settings,
  }
}

/** Opens the admin pages as somebody who has logged in before. */
export async function openAdmin(page: Page, token: string, view = ''): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem('auth_token', kept), token)
  await page.goto(view === '' ? '/admin' : `/admin?view=${view}`)
}
