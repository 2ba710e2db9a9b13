import { queryOptions } from '@tanstack/react-query'
import type { Report } from '../../contract/common.ts'
import type { DeviceStory } from '../../contract/device.ts'
import { exhibitionIds } from '../../contract/limits.ts'
import { call } from './client.ts'
import { ReportError } from './ReportError.ts'
import * as routes from '../../contract/routes.ts'

/** Lists are fresh for this long: going back and forth between pages asks the server once. */
const listFreshMs = 20_000
/** A device's narration changes only when staff make a new one. */
const narrationFreshMs = 5 * 60_000

/** Every device that stories may be told about. */
export const allDevicesQuery = queryOptions({
  queryKey: ['devices', 'all'],
  queryFn: async ({ signal }) => listOf(await call(routes.allDevices, { signal })),
  staleTime: listFreshMs,
})

/** All stories of the exhibition, by device. */
export const storiesByDeviceQuery = queryOptions({
  queryKey: ['stories', 'byDevice', exhibitionIds.main],
  queryFn: async ({ signal }) =>
    listOf(await call(routes.storiesByDevice, { params: { exhibitionId: exhibitionIds.main }, signal })),
  staleTime: listFreshMs,
})

/** A device's narrated story. Without `audioUrl` there is none. */
export function deviceStoryQuery(deviceId: number, exhibitionId: number = exhibitionIds.main) {
  return queryOptions({
    queryKey: ['deviceStory', deviceId, exhibitionId],
    queryFn: async ({ signal }) =>
      narrationOf(await call(routes.deviceStory, { params: { deviceId, exhibitionId }, query: {}, signal })),
    staleTime: narrationFreshMs,
  })
}

/** The pictures of the stories about a device. */
export function visualsQuery(deviceId: number) {
  return queryOptions({
    queryKey: ['visuals', deviceId],
    queryFn: async ({ signal }) => listOf(await call(routes.deviceVisuals, { params: { deviceId }, signal })),
    staleTime: narrationFreshMs,
  })
}

/** @throws {ReportError} where the server sent a report in place of the list */
function listOf<T>(answer: readonly T[] | Report): readonly T[] {
  if ('statusCode' in answer) throw new ReportError(answer)
  return answer
}

/** A 200 that is a mere report says that there is no narration (GEN-01). @throws {ReportError} */
function narrationOf(answer: DeviceStory | Report): DeviceStory {
  if ('narrations' in answer) return answer
  if (answer.statusCode === 200) return { ...answer, narrations: [] }
  throw new ReportError(answer)
}
