import { queryOptions } from '@tanstack/react-query'
import * as routes from '#contract/screenRoutes.ts'
import { deskCall } from '#api/deskCall.ts'
import { ownAnswer } from './ownAnswer.ts'

/** Screens tell of themselves every minute: who looks at the board should not wait for long, ms. */
const boardMs = 10_000
const healthMs = 60_000

/** All screens with what they told last. */
export const screensQuery = queryOptions({
  queryKey: ['desk', 'screens'],
  queryFn: async ({ signal }) => ownAnswer(await deskCall(routes.screens, { signal })),
  refetchInterval: boardMs,
})

/** How the server is. */
export const houseHealthQuery = queryOptions({
  queryKey: ['desk', 'houseHealth'],
  queryFn: async ({ signal }) => ownAnswer(await deskCall(routes.houseHealth, { signal })),
  refetchInterval: healthMs,
})
