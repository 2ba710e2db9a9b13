import { queryOptions } from '@tanstack/react-query'
import type { Report } from '#contract/common.ts'
import type { DeviceStory } from '#contract/device.ts'
import { mainExhibitionId } from '#contract/limits.ts'
import * as routes from '#contract/routes.ts'
import { call } from '../client.ts'
import { ReportError } from '../ReportError.ts'
import { narrationFreshMs } from './answers.ts'

/** A device's narrated story. Without `audioUrl` there is none. */
export function deviceStoryQuery(deviceId: number, exhibitionId: number = mainExhibitionId) {
  return queryOptions({
    queryKey: ['deviceStory', deviceId, exhibitionId],
    queryFn: async ({ signal }) =>
      narrationOf(await call(routes.deviceStory, { params: { deviceId, exhibitionId }, query: {}, signal })),
    staleTime: narrationFreshMs,
  })
}

/** A 200 that is a mere report says that there is no narration (GEN-01). @throws {ReportError} */
function narrationOf(answer: DeviceStory | Report): DeviceStory {
  if ('narrations' in answer) return answer
  if (answer.statusCode === 200) return { ...answer, narrations: [] }
  throw new ReportError(answer)
}
