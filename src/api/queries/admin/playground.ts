import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as routes from '#contract/adminReviewRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { ownAnswer } from './ownAnswer.ts'

/** A page of the playground's stories; `after` is the `next` of the page before. */
export function adminPlaygroundQuery(asked: { readonly after?: number; readonly limit: number }) {
  return queryOptions({
    queryKey: ['admin', 'playground', asked],
    queryFn: async ({ signal }) =>
      ownAnswer(await adminCall(routes.adminPlaygroundStories, { query: asked, signal })),
    placeholderData: keepPreviousData,
  })
}
