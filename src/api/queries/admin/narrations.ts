import { queryOptions } from '@tanstack/react-query'
import * as routes from '#contract/adminNarrationRoutes.ts'
import { generation } from '#contract/staffRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { ownAnswer } from './ownAnswer.ts'

/** What is heard of a device, what waits to be listened to, and what was heard before. */
export function adminNarrationsQuery(deviceId: number) {
  return queryOptions({
    queryKey: ['admin', 'narrations', deviceId],
    queryFn: async ({ signal }) =>
      ownAnswer(await adminCall(routes.adminNarrations, { params: { deviceId }, signal })),
  })
}

/** What the next narrations of a device are made from. */
export function scriptsQuery(deviceId: number) {
  return queryOptions({
    queryKey: ['admin', 'scripts', deviceId],
    queryFn: async ({ signal }) =>
      ownAnswer(await adminCall(routes.narrationScripts, { params: { deviceId }, signal })),
  })
}

/** How often the admin pages look at the storyteller's work, in ms. */
const pollMs = 5000

export const generationQuery = queryOptions({
  queryKey: ['admin', 'generation'],
  queryFn: async ({ signal }) => ownAnswer(await adminCall(generation, { signal })),
  refetchInterval: pollMs,
})
