import { queryOptions } from '@tanstack/react-query'
import type { Report } from '#contract/common.ts'
import type { DeviceStory } from '#contract/device.ts'
import { mainExhibitionId } from '#contract/limits.ts'
import * as routes from '#contract/routes.ts'
import { call } from '../client.ts'
import { ReportError } from '../ReportError.ts'
import { narrationFreshMs } from './answers.ts'

/** A device's narration. Without `audioUrl` there is none. */
export function deviceStoryQuery(deviceId: number, exhibitionId: number = mainExhibitionId) {
  return queryOptions({
    queryKey: ['deviceStory', deviceId, exhibitionId],
    queryFn: async ({ signal }) =>
      narrationOf(await call(routes.deviceStory, { params: { deviceId, exhibitionId }, query: {}, signal })),
    staleTime: narrationFreshMs,
  })
}

/**
 * Without `audioUrl` there is no narration in any language (GEN-01). A server that sends `audioUrl` alone means
 * English (spec §7); the duration is then measured by the player. @throws {ReportError}
 */
function narrationOf(answer: DeviceStory | Report): DeviceStory {
  const { audioUrl, narrations = [] }: Partial<DeviceStory> = answer
  if (!audioUrl && answer.statusCode !== 200) throw new ReportError(answer)
  if (!audioUrl || narrations.length > 0) return { ...answer, narrations }
  return {
    ...answer,
    narrations: [{ language: 'en', audioUrl, duration: 0, transcript: '', cues: [], waveform: null }],
  }
}
