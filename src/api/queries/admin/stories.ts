import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { AdminStoriesQuery } from '#contract/adminRequests.ts'
import * as routes from '#contract/adminStoryRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { ownAnswer } from './ownAnswer.ts'

export type StoriesAsked = z.output<typeof AdminStoriesQuery>

/** ms between polls for new stories. */
const pollMs = 30_000

/** Stories in every state. */
export function adminStoriesQuery(asked: StoriesAsked) {
  return queryOptions({
    queryKey: ['admin', 'stories', asked],
    queryFn: async ({ signal }) => ownAnswer(await adminCall(routes.adminStories, { query: asked, signal })),
    refetchInterval: pollMs,
    placeholderData: keepPreviousData,
  })
}
