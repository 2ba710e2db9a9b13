import { deviceName } from '#content/deviceNames.ts'
import type { GroupedStories } from '#contract/story.ts'
import { folded, soughtWords, storyHolds } from '#lib/stories/storySearch.ts'

export type DeviceStories = GroupedStories[number]

interface StorySearch {
  /** The typed words; blank finds everything. */
  readonly words: string
  /** null for all devices. */
  readonly deviceId: number | null
}

export type FoundStories<Group extends DeviceStories> = Group & {
  /** All stories of the device. */
  readonly total: number
}

/**
 * Finds the stories that contain every typed word in a title or text of either language or in the device's name,
 * ignoring accents and case. A device without matching stories is dropped if words were typed.
 */
export function searchStories<Group extends DeviceStories>(
  groups: readonly Group[],
  { words, deviceId }: StorySearch,
): readonly FoundStories<Group>[] {
  const wanted = soughtWords(words)
  return groups
    .filter(({ device }) => deviceId === null || device.id === deviceId)
    .map((group) => {
      const { device, userStories } = group
      const name = folded(`${device.name} ${deviceName(device.name, 'de')}`)
      const missing = wanted.filter((word) => !name.includes(word))
      const found =
        missing.length === 0 ? userStories : userStories.filter((story) => storyHolds(story, missing))
      return { ...group, userStories: found, total: userStories.length }
    })
    .filter(({ userStories }) => wanted.length === 0 || userStories.length > 0)
}

export function countStories(groups: readonly DeviceStories[]): number {
  return groups.reduce((sum, { userStories }) => sum + userStories.length, 0)
}
