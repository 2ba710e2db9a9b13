import type { GroupedStories, Story } from '../../../../contract/story.ts'

export type DeviceStories = GroupedStories[number]

export interface StorySearch {
  /** What was typed. Blank finds everything. */
  readonly words: string
  /** Only this device; null for all. */
  readonly deviceId: number | null
}

/** A device with those of its stories that were found. */
export interface FoundStories extends DeviceStories {
  /** Stories of the device in all. */
  readonly total: number
}

/**
 * Finds the stories that hold every word typed, anywhere in their titles and texts of both languages or in the
 * device's name; accents and case do not matter. Without words devices without stories stay; with words they go.
 */
export function searchStories(
  groups: readonly DeviceStories[],
  { words, deviceId }: StorySearch,
): readonly FoundStories[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean)
  return groups
    .filter(({ device }) => deviceId === null || device.id === deviceId)
    .map(({ device, userStories }) => {
      const name = folded(device.name)
      const missing = wanted.filter((word) => !name.includes(word))
      const found = missing.length === 0 ? userStories : userStories.filter((story) => holds(story, missing))
      return { device, userStories: found, total: userStories.length }
    })
    .filter(({ userStories }) => wanted.length === 0 || userStories.length > 0)
}

export function countStories(groups: readonly DeviceStories[]): number {
  return groups.reduce((sum, { userStories }) => sum + userStories.length, 0)
}

function holds(story: Story, words: readonly string[]): boolean {
  const text = foldedStory(story)
  return words.every((word) => text.includes(word))
}

/** Folding thousands of texts at every key would be felt: each story is folded once in its life. */
const foldedStories = new WeakMap<Story, string>()

function foldedStory(story: Story): string {
  const known = foldedStories.get(story)
  if (known !== undefined) return known
  const text = folded([story.titleDE, story.titleEN, story.textDE, story.textEN].filter(Boolean).join('\n'))
  foldedStories.set(story, text)
  return text
}

/** 'Grüße' and 'GRUSSE' become the same. Quotation marks and apostrophes of all shapes count as one. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
}
