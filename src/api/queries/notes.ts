import { queryOptions } from '@tanstack/react-query'
import * as routes from '#contract/routes.ts'
import { call } from '../client.ts'
import { listOf, narrationFreshMs } from './answers.ts'

/** A few stories about a device at random; only a kiosk or staff get any. */
export function notesQuery(deviceId: number) {
  return queryOptions({
    queryKey: ['notes', deviceId],
    queryFn: async ({ signal }) => listOf(await call(routes.randomStories, { params: { deviceId }, signal })),
    staleTime: narrationFreshMs,
  })
}
