import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as routes from '#contract/adminRoutes.ts'
import { deskCall } from '#api/deskCall.ts'
import { ownAnswer } from '../desk/ownAnswer.ts'

/** A page of the playground's stories; `after` is the `next` of the page before. */
export function adminPlaygroundQuery(asked: { readonly after?: number; readonly limit: number }) {
  return queryOptions({
    queryKey: ['desk', 'playground', asked],
    queryFn: async ({ signal }) =>
      ownAnswer(await deskCall(routes.adminPlaygroundStories, { query: asked, signal })),
    placeholderData: keepPreviousData,
  })
}
