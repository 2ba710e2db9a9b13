import { queryOptions } from '@tanstack/react-query'
import * as routes from '#contract/routes.ts'
import { call } from '../client.ts'
import { listOf, narrationFreshMs } from './answers.ts'

/** A few random stories about a device; the server gives them only to kiosks and staff. */
export function notesQuery(deviceId: number) {
  return queryOptions({
    queryKey: ['notes', deviceId],
    queryFn: async ({ signal }) => listOf(await call(routes.randomStories, { params: { deviceId }, signal })),
    staleTime: narrationFreshMs,
  })
}
