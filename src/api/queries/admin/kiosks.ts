import { queryOptions } from '@tanstack/react-query'
import * as routes from '#contract/kioskRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { ownAnswer } from './ownAnswer.ts'

/** ms between polls. Kiosks report every ten seconds. */
const boardMs = 10_000
const healthMs = 60_000

/** All kiosks with their last report. */
export const kiosksQuery = queryOptions({
  queryKey: ['admin', 'screens'],
  queryFn: async ({ signal }) => ownAnswer(await adminCall(routes.kiosks, { signal })),
  refetchInterval: boardMs,
})

/** The server's health. */
export const healthReportQuery = queryOptions({
  queryKey: ['admin', 'healthReport'],
  queryFn: async ({ signal }) => ownAnswer(await adminCall(routes.healthReport, { signal })),
  refetchInterval: healthMs,
})

/** Alarms of one kiosk, or of all. */
export const alarmsQuery = (kioskId?: string) =>
  queryOptions({
    queryKey: kioskId === undefined ? ['admin', 'alarms'] : ['admin', 'alarms', kioskId],
    queryFn: async ({ signal }) =>
      ownAnswer(
        await adminCall(routes.alarms, { query: kioskId === undefined ? {} : { screenId: kioskId }, signal }),
      ),
    refetchInterval: boardMs,
  })
