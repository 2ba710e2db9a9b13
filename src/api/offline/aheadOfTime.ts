import type { QueryClient } from '@tanstack/react-query'
import { mainExhibitionId } from '#contract/limits.ts'
import type { Story } from '#contract/story.ts'
import { mediaCache } from '#lib/offline/names.ts'
import { storeTimeoutMs, withTimeout } from '#lib/time/withTimeout.ts'
import { avatarsQuery } from '../queries/avatars.ts'
import { allDevicesQuery } from '../queries/devices.ts'
import { deviceStoryQuery } from '../queries/narration.ts'
import { deviceStoriesQuery, storiesByDeviceQuery } from '../queries/stories.ts'
import { visualsQuery } from '../queries/visuals.ts'
import type { LastSeen } from './lastSeen.ts'

interface ShownDevices {
  /** Whose stories and pictures some room shows. */
  readonly deviceIds: readonly number[]
  /** Whose narration a room asks for in another exhibition than the main one. */
  readonly narrations: readonly { readonly id: number; readonly exhibitionId: number }[]
}

/**
 * Brings to a kiosk of the museum what any of its rooms may show and say, before a network outage: the lists, and
 * every narration to its last byte. What none of the lists names any more is deleted here: it was withdrawn, hidden or
 * replaced. So are lists that nothing has asked for since yesterday, as may be random notes.
 * @param lastSeen null where this browser keeps no lists
 * @param shown what rooms show of devices
 * @throws where a list cannot be had; then nothing is deleted
 */
export async function preload(
  client: QueryClient,
  lastSeen: LastSeen | null,
  shown: ShownDevices,
): Promise<void> {
  const devices = await client.fetchQuery(allDevicesQuery)
  const grouped = await client.fetchQuery(storiesByDeviceQuery)
  const named = new Set(grouped.flatMap(({ userStories }) => userStories.flatMap(filesOf)))
  for (const { imageUrl } of await client.fetchQuery(avatarsQuery)) if (imageUrl !== null) named.add(imageUrl)
  for (const deviceId of shown.deviceIds) {
    for (const story of await client.fetchQuery(deviceStoriesQuery(deviceId)))
      for (const url of filesOf(story)) named.add(url)
    await client.fetchQuery(visualsQuery(deviceId))
  }
  const places = [...devices.map(({ id }) => ({ id, exhibitionId: mainExhibitionId })), ...shown.narrations]
  const sounds = new Set<string>()
  for (const { id, exhibitionId } of places) {
    const { narrations } = await client.fetchQuery(deviceStoryQuery(id, exhibitionId))
    for (const { audioUrl } of narrations) sounds.add(audioUrl)
  }
  await lastSeen?.forgetOld()
  const cache = await withTimeout(storeTimeoutMs, caches.open(mediaCache))
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (!named.has(pathname) && !sounds.has(pathname)) await cache.delete(request)
  }
  for (const url of sounds) if (!(await cache.match(url))) await cache.add(url)
}

function filesOf({ visualUrl, voice, spokenTranslation }: Story): string[] {
  return [visualUrl, voice?.url, spokenTranslation?.url].flatMap((url) => url ?? [])
}
