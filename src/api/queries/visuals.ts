import { queryOptions } from '@tanstack/react-query'
import * as routes from '#contract/routes.ts'
import { call } from '../client.ts'
import { listOf, narrationFreshMs } from './answers.ts'

/** The pictures of a device's stories; stories without one are absent. */
export function visualsQuery(deviceId: number) {
  return queryOptions({
    queryKey: ['visuals', deviceId],
    queryFn: async ({ signal }) =>
      listOf(await call(routes.deviceVisuals, { params: { deviceId }, signal })).flatMap(({ visualUrl }) =>
        visualUrl ? [{ visualUrl }] : [],
      ),
    staleTime: narrationFreshMs,
  })
}
