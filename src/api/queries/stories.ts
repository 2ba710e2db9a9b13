import { queryOptions } from '@tanstack/react-query'
import { mainExhibitionId } from '#contract/limits.ts'
import * as routes from '#contract/routes.ts'
import { call } from '../client.ts'
import { listFreshMs, listOf } from './answers.ts'

export const storiesByDeviceQuery = queryOptions({
  queryKey: ['stories', 'byDevice', mainExhibitionId],
  queryFn: async ({ signal }) =>
    listOf(await call(routes.storiesByDevice, { params: { exhibitionId: mainExhibitionId }, signal })),
  staleTime: listFreshMs,
})

/** The stories about one device, newest first. */
export function deviceStoriesQuery(deviceId: number) {
  return queryOptions({
    queryKey: ['stories', 'device', deviceId],
    queryFn: async ({ signal }) => listOf(await call(routes.deviceStories, { params: { deviceId }, signal })),
    staleTime: listFreshMs,
  })
}
