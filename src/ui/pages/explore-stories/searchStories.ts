import { deviceName } from '#content/deviceNames.ts'
import type { GroupedStories } from '#contract/story.ts'
import { folded, soughtWords, storyHolds } from '#lib/stories/storySearch.ts'

export type DeviceStories = GroupedStories[number]

interface StorySearch {
  /** What was typed. Blank finds everything. */
  readonly words: string
  /** Only this device; null for all. */
  readonly deviceId: number | null
}

/** A device with those of its stories that were found. */
export type FoundStories<Group extends DeviceStories> = Group & {
  /** Stories of the device in all. */
  readonly total: number
}

/**
 * Finds the stories that hold every word typed, anywhere in their titles and texts of both languages or in the
 * device's name; accents and case do not matter. Without words devices without stories stay; with words they go.
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
