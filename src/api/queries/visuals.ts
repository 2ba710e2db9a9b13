import { queryOptions } from '@tanstack/react-query'
import * as routes from '#contract/routes.ts'
import { call } from '../client.ts'
import { listOf, narrationFreshMs } from './answers.ts'

/** The pictures of the stories about a device, of those that have one. */
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
