import { queryOptions } from '@tanstack/react-query'
import * as routes from '#contract/kioskRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { ownAnswer } from './ownAnswer.ts'

/** Kiosks tell of themselves every ten seconds: who looks at the board should not wait for long, ms. */
const boardMs = 10_000
const healthMs = 60_000

/** All kiosks with what they told last. */
export const screensQuery = queryOptions({
  queryKey: ['admin', 'screens'],
  queryFn: async ({ signal }) => ownAnswer(await adminCall(routes.screens, { signal })),
  refetchInterval: boardMs,
})

/** How the server is. */
export const healthReportQuery = queryOptions({
  queryKey: ['admin', 'healthReport'],
  queryFn: async ({ signal }) => ownAnswer(await adminCall(routes.healthReport, { signal })),
  refetchInterval: healthMs,
})

/** Alarms of one kiosk, or all. */
export const alarmsQuery = (screenId?: string) =>
  queryOptions({
    queryKey: screenId === undefined ? ['admin', 'alarms'] : ['admin', 'alarms', screenId],
    queryFn: async ({ signal }) =>
      ownAnswer(
        await adminCall(routes.alarms, { query: screenId === undefined ? {} : { screenId }, signal }),
      ),
    refetchInterval: boardMs,
  })
