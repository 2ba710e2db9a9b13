import { queryOptions } from '@tanstack/react-query'
import * as routes from '#contract/routes.ts'
import { call } from '../client.ts'
import { listFreshMs, listOf } from './answers.ts'

/** Every device that stories may be about. */
export const allDevicesQuery = queryOptions({
  queryKey: ['devices', 'all'],
  queryFn: async ({ signal }) => listOf(await call(routes.allDevices, { signal })),
  staleTime: listFreshMs,
})

/** The devices that the playground offers; `base` is the API it calls. */
export function playgroundDevicesQuery(base: string) {
  return queryOptions({
    queryKey: ['devices', 'playground', base],
    queryFn: async ({ signal }) => listOf(await call(routes.playgroundDevices, { base, signal })),
    staleTime: listFreshMs,
  })
}
