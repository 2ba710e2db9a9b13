import { queryOptions } from '@tanstack/react-query'
import * as routes from '#contract/adminNarrationRoutes.ts'
import { generation } from '#contract/staffRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { ownAnswer } from './ownAnswer.ts'

/** The published narration of a device, the previews, and earlier versions. */
export function adminNarrationsQuery(deviceId: number) {
  return queryOptions({
    queryKey: ['admin', 'narrations', deviceId],
    queryFn: async ({ signal }) =>
      ownAnswer(await adminCall(routes.adminNarrations, { params: { deviceId }, signal })),
  })
}

/** The sources of a device's next narrations. */
export function scriptsQuery(deviceId: number) {
  return queryOptions({
    queryKey: ['admin', 'scripts', deviceId],
    queryFn: async ({ signal }) =>
      ownAnswer(await adminCall(routes.narrationScripts, { params: { deviceId }, signal })),
  })
}

/** ms between polls of the storyteller's progress. */
const pollMs = 5000

export const generationQuery = queryOptions({
  queryKey: ['admin', 'generation'],
  queryFn: async ({ signal }) => ownAnswer(await adminCall(generation, { signal })),
  refetchInterval: pollMs,
})
