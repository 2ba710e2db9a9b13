import type { QueryClient } from '@tanstack/react-query'
import { deviceIds, exhibitionIds } from '../../../contract/limits.ts'
import { mediaCache } from '../../lib/offline/names.ts'
import { avatarsQuery } from '../queries/avatars.ts'
import { allDevicesQuery } from '../queries/devices.ts'
import { deviceStoryQuery } from '../queries/narration.ts'
import { deviceStoriesQuery, storiesByDeviceQuery } from '../queries/stories.ts'
import { visualsQuery } from '../queries/visuals.ts'

/**
 * Brings to a screen of the museum what any of its rooms may show and say, before a network outage: the lists, and
 * every narration to its last byte.
 */
export async function bringAhead(client: QueryClient): Promise<void> {
  const devices = await client.fetchQuery(allDevicesQuery)
  await client.prefetchQuery(storiesByDeviceQuery)
  await client.prefetchQuery(avatarsQuery)
  for (const deviceId of Object.values(deviceIds)) {
    await client.prefetchQuery(deviceStoriesQuery(deviceId))
    await client.prefetchQuery(visualsQuery(deviceId))
  }
  const places = [
    ...devices.map(({ id }) => ({ id, exhibitionId: exhibitionIds.main })),
    { id: deviceIds.imac, exhibitionId: exhibitionIds.imac },
  ]
  const sounds = new Set<string>()
  for (const { id, exhibitionId } of places) {
    const { narrations } = await client.fetchQuery(deviceStoryQuery(id, exhibitionId))
    for (const { audioUrl } of narrations) sounds.add(audioUrl)
  }
  const cache = await caches.open(mediaCache)
  for (const url of sounds) if (!(await cache.match(url))) await cache.add(url)
}
