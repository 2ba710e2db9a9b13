import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { AuditQuery } from '#contract/adminRequests.ts'
import * as routes from '#contract/adminStoryRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { call } from '#api/client.ts'
import { ReportError } from '#api/ReportError.ts'
import { listOf } from '../answers.ts'
import { ownAnswer } from './ownAnswer.ts'

/** ms between polls for what awaits staff. */
const pollMs = 30_000

/** Who is logged in and what awaits them. This runs by itself, so a refusal opens no login form (ADMIN-01). */
export const meQuery = queryOptions({
  queryKey: ['admin', 'me'],
  queryFn: async ({ signal }) => ownAnswer(await call(routes.me, { signal })),
  refetchInterval: ({ state }) => (isRefusal(state.error) ? false : pollMs),
})

export const isRefusal = (error: Error | null): boolean =>
  error instanceof ReportError && error.statusCode === 401

export const settingsQuery = queryOptions({
  queryKey: ['admin', 'settings'],
  queryFn: async ({ signal }) => ownAnswer(await adminCall(routes.adminSettings, { signal })),
})

export const kioskKeysQuery = queryOptions({
  queryKey: ['admin', 'kioskKeys'],
  queryFn: async ({ signal }) => listOf(await adminCall(routes.kioskKeys, { signal })),
})

export const memorySummaryQuery = queryOptions({
  queryKey: ['admin', 'memories'],
  queryFn: async ({ signal }) => ownAnswer(await adminCall(routes.memorySummary, { signal })),
})

/** The latest entries of the activity list; `after` is the `next` of the page before. */
export function auditQuery(asked: z.output<typeof AuditQuery>) {
  return queryOptions({
    queryKey: ['admin', 'audit', asked],
    queryFn: async ({ signal }) => ownAnswer(await adminCall(routes.audit, { query: asked, signal })),
  })
}

/** Page views; days as `2026-05-17`. */
export function usageQuery(asked: { readonly from: string; readonly to: string }) {
  return queryOptions({
    queryKey: ['admin', 'usage', asked],
    queryFn: async ({ signal }) => ownAnswer(await adminCall(routes.usage, { query: asked, signal })),
  })
}
