import { queryOptions } from '@tanstack/react-query'
import * as routes from '#contract/deskNarrationRoutes.ts'
import { generation } from '#contract/staffRoutes.ts'
import { deskCall } from '#api/deskCall.ts'
import { ownAnswer } from './ownAnswer.ts'

/** What is heard of a device, what waits to be listened to, and what was heard before. */
export function deskNarrationsQuery(deviceId: number) {
  return queryOptions({
    queryKey: ['desk', 'narrations', deviceId],
    queryFn: async ({ signal }) =>
      ownAnswer(await deskCall(routes.deskNarrations, { params: { deviceId }, signal })),
  })
}

/** How often the desk looks at the storyteller's work, in ms. */
const pollMs = 5000

export const generationQuery = queryOptions({
  queryKey: ['desk', 'generation'],
  queryFn: async ({ signal }) => ownAnswer(await deskCall(generation, { signal })),
  refetchInterval: pollMs,
})
