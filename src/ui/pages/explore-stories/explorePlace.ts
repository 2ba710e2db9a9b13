import type { DeviceStories } from './searchStories.ts'

/** Where in the collection the address points: the open device and the marked story. */
interface ExplorePlace {
  readonly deviceId: number | null
  readonly storyId: number | null
}

/** `?story=ID` opens the story's device; without such a story, or without one, `?deviceId=` says which. */
export function explorePlace(search: string, groups: readonly DeviceStories[]): ExplorePlace {
  const parameters = new URLSearchParams(search)
  const storyId = idOf(parameters.get('story'))
  const group = groups.find(({ userStories }) => userStories.some(({ id }) => id === storyId))
  if (storyId !== null && group) return { deviceId: group.device.id, storyId }
  return { deviceId: idOf(parameters.get('deviceId')), storyId: null }
}

/** The address's query with another device open, or none; what else stands in it stays. */
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
