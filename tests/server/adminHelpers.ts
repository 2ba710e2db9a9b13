import { expect } from 'vitest'
import type * as z from 'zod/mini'
import { timestamp } from '#server/db/timestamp.ts'
import * as admin from '#contract/adminStoryRoutes.ts'
import type { Route } from '#contract/route.ts'
import type { Role } from '#contract/staff.ts'
import type { Database } from '#server/db/open.ts'
import { setStaff } from '#server/staff/repository.ts'
import { addToken } from '#server/staff/tokens.ts'
import { makeToken, tokenHash } from '#server/http/secrets.ts'
import { startJobs, startTestApp } from './helpers.ts'
import type { TestApp } from './helpers.ts'

interface Sent {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: unknown
}

export interface AdminApp extends TestApp {
  readonly curator: string
  readonly moderator: string
  /** Calls as Cora, the curator, or as whom the token says. Whatever comes back, with its status. */
  send(
    route: Route,
    sent?: Sent,
    token?: string,
  ): Promise<{ status: number; body: Record<string, unknown> & { message?: string } }>
  /** The same, where only a 200 will do: the answer by the route's own schema. */
  ask<R extends Route>(route: R, sent?: Sent, token?: string): Promise<z.output<R['answer']>>
}

/** A server with a curator called Cora and a moderator called Milo, logged in. */
export async function startAdmin(environment: Record<string, string> = {}): Promise<AdminApp> {
  const museum = await startTestApp(environment)
  const curator = await addMember(museum, 'Cora', 'curator')
  const moderator = await addMember(museum, 'Milo', 'moderator')
  return { ...museum, curator, moderator, ...adminOn(museum, curator) }
}

/** The same, with devices and no story of anybody. */
export async function startWithoutStories(): Promise<AdminApp> {
  const museum = await startAdmin()
  await museum.database.write(async (db) => {
    await db.deleteFrom('job').execute()
    await db.deleteFrom('user_story').execute()
  })
  return museum
}

/** Until nothing ordered is left to make. */
export async function finishWork(test: TestApp): Promise<void> {
  const queue = startJobs(test)
  const pending = () => test.database.db.selectFrom('job').selectAll().where('state', '<>', 'done').execute()
  await expect.poll(pending, { timeout: 30_000, interval: 20 }).toEqual([])
  await queue.stop()
}

/** Calls of the admin pages, by whoever has that token unless another is given. */
export function adminOn({ app }: Pick<TestApp, 'app'>, member: string): Pick<AdminApp, 'send' | 'ask'> {
  const send: AdminApp['send'] = async (route, { params = {}, query = {}, body } = {}, token = member) => {
    const path = route.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))
    const response = await app.inject({
      method: route.method,
      url: path,
      query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
      headers: { authorization: `Bearer ${token}` },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      ...(body !== undefined && {
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      }),
    })
    return { status: response.statusCode, body: response.json() }
  }
  return {
    send,
    ask: async (route, sent, token) => {
      const { status, body } = await send(route, sent, token)
      if (status !== 200) throw new Error(`${route.method} ${route.path}: ${status} ${String(body.message)}`)
      const answer: (typeof route)['answer'] = route.answer
      return answer.parse(body)
    },
  }
}

/** @returns a token; no password opens this account, which saves the time that one takes. */
export async function addMember(
  { database }: { readonly database: Database },
  name: string,
  role: Role,
): Promise<string> {
  const token = makeToken()
  await database.write(async (db) => {
    const now = timestamp()
    const { id } = await setStaff(db, { name, passwordHash: 'none', role, now })
    await addToken(db, {
      hash: tokenHash(token),
      kind: 'staff',
      staff_id: id,
      label: null,
      created_at: now,
      expires_at: timestamp(Date.now() + 3_600_000),
    })
  })
  return token
}

/** Leaves a written story about device 1. @returns its id and the key for whoever left it */
export async function shareText(
  { app }: TestApp,
  storyText: string,
  deviceId = 1,
): Promise<{ storyId: number; personalLinkKey: string; awaitsStaff?: boolean }> {
  const url = `/api/user-story/submit-text/device/${deviceId}/exhibition/1`
  return (await app.inject({ method: 'POST', url, payload: { storyText } })).json()
}

/** The ids of the stories that visitors see of a device. */
export async function seenBy({ app }: TestApp, deviceId = 1): Promise<number[]> {
  const stories = (await app.inject(`/api/user-story/device/${deviceId}`)).json<{ id: number }[]>()
  return stories.map(({ id }) => id)
}

/** As Cora, or as whom the token says, who has just looked at it. */
export async function decide(
  museum: AdminApp,
  storyId: number,
  decision: 'publish' | 'hide',
  token?: string,
) {
  const { revision } = await museum.ask(admin.adminStory, { params: { storyId } })
  return museum.ask(admin.decideStory, { params: { storyId }, body: { revision, decision } }, token)
}

/** Sets whether new stories wait for approval. */
export async function hold(museum: AdminApp, holdNewStories: boolean) {
  const { revision } = await museum.ask(admin.adminSettings)
  await museum.ask(admin.changeSettings, { body: { revision, holdNewStories } })
}

/** Deletes a story, as Cora. */
export async function remove(museum: AdminApp, storyId: number) {
  const { revision } = await museum.ask(admin.adminStory, { params: { storyId } })
  return museum.ask(admin.deleteStory, { params: { storyId }, body: { revision } })
}
