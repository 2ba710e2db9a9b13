import type { AdminStory } from '#contract/admin.ts'

type Touched = Pick<AdminStory, 'state' | 'decision' | 'edited' | 'textDE' | 'textEN'>

/** Whether a person of the museum, or the visitor, has changed a story since it was seen; the storyteller is neither. */
export function isTouchedByStaff(seen: Touched, now: Touched): boolean {
  const isEdited = now.edited !== null && now.edited.by !== null && now.edited.at !== seen.edited?.at
  const isRewritten =
    (seen.textDE !== null && seen.textDE !== now.textDE) ||
    (seen.textEN !== null && seen.textEN !== now.textEN)
  return now.state !== seen.state || now.decision?.id !== seen.decision?.id || isEdited || isRewritten
}
