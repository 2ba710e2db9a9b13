import { queryOptions } from '@tanstack/react-query'
import type { Language, Report } from '#contract/common.ts'
import type { DeviceStory, Narration } from '#contract/device.ts'
import { mainExhibitionId } from '#contract/limits.ts'
import * as routes from '#contract/routes.ts'
import { call } from '../client.ts'
import { ReportError } from '../ReportError.ts'
import { narrationFreshMs } from './answers.ts'

const retryMs = 20_000

/** A device's narration. Without `audioUrl` there is none. */
export function deviceStoryQuery(deviceId: number, exhibitionId: number = mainExhibitionId) {
  return queryOptions({
    queryKey: ['deviceStory', deviceId, exhibitionId],
    queryFn: async ({ signal }) =>
      narrationOf(await call(routes.deviceStory, { params: { deviceId, exhibitionId }, query: {}, signal })),
    staleTime: narrationFreshMs,
  })
}

/** The same, asked again while there is no narration: staff may be making one. */
export function polledDeviceStoryQuery(deviceId: number) {
  return queryOptions({
    ...deviceStoryQuery(deviceId),
    refetchInterval: ({ state }) => (state.data?.narrations.length ? false : retryMs),
  })
}

/** The narration in the page's language, else the first. */
export function narrationIn(story: DeviceStory | undefined, language: Language): Narration | undefined {
  return story?.narrations.find((each) => each.language === language) ?? story?.narrations[0]
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
