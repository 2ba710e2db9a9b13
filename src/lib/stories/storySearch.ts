import type { Story } from '#contract/story.ts'

/** The folded words of a search; none where nothing was typed. */
export function soughtWords(typed: string): readonly string[] {
  return folded(typed).split(/\s+/).filter(Boolean)
}

/** Whether a story contains every folded word in its titles or texts of either language. */
export function storyHolds(story: Story, words: readonly string[]): boolean {
  const text = foldedStory(story)
  return words.every((word) => text.includes(word))
}

/** Folds each story once: folding thousands of texts at every key press would be slow. */
const foldedStories = new WeakMap<Story, string>()

function foldedStory(story: Story): string {
  const known = foldedStories.get(story)
  if (known !== undefined) return known
  const text = folded([story.titleDE, story.titleEN, story.textDE, story.textEN].filter(Boolean).join('\n'))
  foldedStories.set(story, text)
  return text
}

/** Makes 'Grüße' and 'GRUSSE' equal, and all shapes of quotation marks and apostrophes. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
}
