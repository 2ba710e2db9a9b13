import type { Story } from '#contract/story.ts'

/** The words of a search, folded; none where nothing was typed. */
export function soughtWords(typed: string): readonly string[] {
  return folded(typed).split(/\s+/).filter(Boolean)
}

/** Whether a story holds every word, folded, anywhere in its titles and texts of both languages. */
export function storyHolds(story: Story, words: readonly string[]): boolean {
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
