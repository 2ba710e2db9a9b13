import type { DeviceStories } from './searchStories.ts'

/** The open device and the marked story in the address. */
interface ExplorePlace {
  readonly deviceId: number | null
  readonly storyId: number | null
}

/** `?story=ID` opens the story's device; without a valid story, `?deviceId=` counts. */
export function explorePlace(search: string, groups: readonly DeviceStories[]): ExplorePlace {
  const parameters = new URLSearchParams(search)
  const storyId = idOf(parameters.get('story'))
  const group = groups.find(({ userStories }) => userStories.some(({ id }) => id === storyId))
  if (storyId !== null && group) return { deviceId: group.device.id, storyId }
  return { deviceId: idOf(parameters.get('deviceId')), storyId: null }
}

/** The query with another open device, or none; other parameters stay. */
export function searchWithDevice(search: string, deviceId: number | null): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('story')
  if (deviceId === null) parameters.delete('deviceId')
  else parameters.set('deviceId', String(deviceId))
  return parameters.size === 0 ? '' : `?${parameters}`
}

function idOf(text: string | null): number | null {
  return text !== null && /^\d{1,10}$/.test(text) ? Number(text) : null
}
