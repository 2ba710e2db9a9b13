import { queryOptions } from '@tanstack/react-query'
import * as routes from '#contract/deskRoutes.ts'
import { deskCall } from '#api/deskCall.ts'
import { listOf } from '../answers.ts'
import { ownAnswer } from './ownAnswer.ts'

/** How often the desk asks what waits, in ms. */
const pollMs = 30_000

/** Who is logged in and what waits for them. */
export const meQuery = queryOptions({
  queryKey: ['desk', 'me'],
  queryFn: async ({ signal }) => ownAnswer(await deskCall(routes.me, { signal })),
  refetchInterval: pollMs,
})

export const settingsQuery = queryOptions({
  queryKey: ['desk', 'settings'],
  queryFn: async ({ signal }) => ownAnswer(await deskCall(routes.deskSettings, { signal })),
})

export const kioskKeysQuery = queryOptions({
  queryKey: ['desk', 'kioskKeys'],
  queryFn: async ({ signal }) => listOf(await deskCall(routes.kioskKeys, { signal })),
})

export const memorySummaryQuery = queryOptions({
  queryKey: ['desk', 'memories'],
  queryFn: async ({ signal }) => ownAnswer(await deskCall(routes.memorySummary, { signal })),
})

/** The latest entries of who did what; `after` is the `next` of the page before. */
export function auditQuery(asked: { readonly after?: number; readonly limit: number }) {
  return queryOptions({
    queryKey: ['desk', 'audit', asked],
    queryFn: async ({ signal }) => ownAnswer(await deskCall(routes.audit, { query: asked, signal })),
  })
}

/** Views of pages; days as `2026-05-17`. */
export function usageQuery(asked: { readonly from: string; readonly to: string }) {
  return queryOptions({
    queryKey: ['desk', 'usage', asked],
    queryFn: async ({ signal }) => ownAnswer(await deskCall(routes.usage, { query: asked, signal })),
  })
}
