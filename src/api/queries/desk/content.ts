import { queryOptions } from '@tanstack/react-query'
import * as routes from '#contract/deskContentRoutes.ts'
import { deskCall } from '#api/deskCall.ts'
import { ownAnswer } from './ownAnswer.ts'

/** The overrides over content/: draft, published, history. */
export const deskContentQuery = queryOptions({
  queryKey: ['desk', 'content'],
  queryFn: async ({ signal }) => ownAnswer(await deskCall(routes.deskContent, { signal })),
})
