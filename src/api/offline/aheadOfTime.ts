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
  /** Devices whose stories and pictures an exhibit shows. */
  readonly deviceIds: readonly number[]
  /** Devices whose narration an exhibit takes from another exhibition than the main one. */
  readonly narrations: readonly { readonly id: number; readonly exhibitionId: number }[]
}

/**
 * Prepares a kiosk for a network outage: fetches all lists and every narration in full. Deletes media that no list
 * names any more, since they were withdrawn, hidden or replaced, and lists that were not written for a day.
 * @param lastSeen null where this browser cannot store lists
 * @param shown what exhibits show of devices
 * @throws where a list cannot be fetched; then nothing is deleted
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
