import { adminStories, type AdminStoriesWords } from '#content/pages/adminStories.ts'
import type { Language } from '#contract/common.ts'
import type { AdminStory } from '#contract/admin.ts'
import { fill } from '#lib/text/fill.ts'
import { storyTitle } from '#lib/stories/storyTitle.ts'
import { momentOf } from './moment.ts'

/** What a story is called in the admin pages. */
export function titleOf(story: AdminStory, language: Language): string {
  return storyTitle(story, language)?.text ?? adminStories[language].story.untitled
}

/** Who decided and edited, and when: one line each. */
export function actionsOf(story: AdminStory, language: Language): readonly string[] {
  const words = adminStories[language].story
  const line = (text: string, { by, at }: { by: string | null; at: string }) =>
    fill(text, { by: by ?? words.automatic, at: momentOf(at, language) })
  return [
    ...(story.decision ? [line(words.decision[story.decision.to], story.decision)] : []),
    ...(story.edited ? [line(story.edited.by === null ? words.corrected : words.edited, story.edited)] : []),
    ...(story.sweptAfter ? [fill(words.deletedAfter, { at: momentOf(story.sweptAfter, language) })] : []),
  ]
}

/** Number, device, age and the rest of what stands in a story's margin. */
export function marginOf(story: AdminStory, language: Language): readonly string[] {
  const words: AdminStoriesWords['story'] = adminStories[language].story
  return [
    fill(words.number, { id: story.id }),
    story.device.name,
    momentOf(story.createdAt, language),
    ...(story.language ? [fill(words.originalLanguage, { language: words.languages[story.language] })] : []),
    ...(story.yearOfBirth ? [fill(words.born, { year: story.yearOfBirth })] : []),
    ...(story.sample ? [words.sample] : []),
  ]
}

type Touched = Pick<AdminStory, 'state' | 'decision' | 'edited' | 'textDE' | 'textEN'>

/** Whether a person of the museum, or the visitor, has changed a story since it was seen; the storyteller is neither. */
export function isChangedByStaff(seen: Touched, now: Touched): boolean {
  const isEdited = now.edited !== null && now.edited.by !== null && now.edited.at !== seen.edited?.at
  const isRewritten =
    (seen.textDE !== null && seen.textDE !== now.textDE) ||
    (seen.textEN !== null && seen.textEN !== now.textEN)
  return now.state !== seen.state || now.decision?.id !== seen.decision?.id || isEdited || isRewritten
}
