import { queryOptions } from '@tanstack/react-query'
import * as routes from '#contract/adminContentRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { ownAnswer } from './ownAnswer.ts'

/** The overrides over content/: draft, published, history. */
export const adminContentQuery = queryOptions({
  queryKey: ['admin', 'content'],
  queryFn: async ({ signal }) => ownAnswer(await adminCall(routes.adminContent, { signal })),
})
