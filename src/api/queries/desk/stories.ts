import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { DeskStoriesQuery } from '#contract/deskRequests.ts'
import * as routes from '#contract/deskRoutes.ts'
import { deskCall } from '#api/deskCall.ts'
import { ownAnswer } from './ownAnswer.ts'

export type StoriesAsked = z.output<typeof DeskStoriesQuery>

/** How often the desk looks for new stories, in ms. */
const pollMs = 30_000

/** Stories in every state, as staff see them. */
export function deskStoriesQuery(asked: StoriesAsked) {
  return queryOptions({
    queryKey: ['desk', 'stories', asked],
    queryFn: async ({ signal }) => ownAnswer(await deskCall(routes.deskStories, { query: asked, signal })),
    refetchInterval: pollMs,
    placeholderData: keepPreviousData,
  })
}
