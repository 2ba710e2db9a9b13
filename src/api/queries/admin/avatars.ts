import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { AdminAvatarsQuery } from '#contract/adminAvatars.ts'
import * as routes from '#contract/adminReviewRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { ownAnswer } from './ownAnswer.ts'

/** ms between polls for new avatars. */
const pollMs = 30_000

/** Avatars in every state. */
export function adminAvatarsQuery(asked: z.output<typeof AdminAvatarsQuery>) {
  return queryOptions({
    queryKey: ['admin', 'avatars', asked],
    queryFn: async ({ signal }) => ownAnswer(await adminCall(routes.adminAvatars, { query: asked, signal })),
    refetchInterval: pollMs,
    placeholderData: keepPreviousData,
  })
}
