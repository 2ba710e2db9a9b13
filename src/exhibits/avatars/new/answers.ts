import * as z from 'zod/mini'
import { type AvatarAnswers, retroEras } from '#contract/avatar.ts'
import { trimText } from '#contract/trimText.ts'
import { visitStore } from '#lib/browser/storage.ts'

/** The answers as typed; empty where there is none. */
export type Answers = Readonly<Record<keyof AvatarAnswers, string>>

/** In the order of the questions. */
export const fields = [
  'name',
  'retroEra',
  'favoriteDevice',
  'favoriteFeatures',
  'favoriteStorage',
  'skills',
] as const satisfies readonly (keyof AvatarAnswers)[]

const noAnswers: Answers = {
  name: '',
  retroEra: '',
  favoriteDevice: '',
  favoriteFeatures: '',
  favoriteStorage: '',
  skills: '',
}

export function missingFields(answers: Answers): readonly (keyof AvatarAnswers)[] {
  return fields.filter((field) =>
    field === 'retroEra' ? eraOf(answers) === undefined : trimText(answers[field]) === '',
  )
}

/** The answers to send; null while one is missing. */
export function completeAnswers(answers: Answers): AvatarAnswers | null {
  const retroEra = eraOf(answers)
  if (retroEra === undefined || missingFields(answers).length > 0) return null
  return {
    name: trimText(answers.name),
    retroEra,
    favoriteDevice: trimText(answers.favoriteDevice),
    favoriteFeatures: trimText(answers.favoriteFeatures),
    favoriteStorage: trimText(answers.favoriteStorage),
    skills: trimText(answers.skills),
  }
}

const eraOf = (answers: Answers) => retroEras.find((era) => era === answers.retroEra)

const key = 'draft:avatar'
const Stored = z.object({
  name: z.string(),
  retroEra: z.string(),
  favoriteDevice: z.string(),
  favoriteFeatures: z.string(),
  favoriteStorage: z.string(),
  skills: z.string(),
})

/** Answers survive a reload; stored until the tab closes or they are sent. */
export function readDraft(): Answers {
  const stored = visitStore.read(key)
  if (stored === null) return noAnswers
  try {
    return Stored.parse(JSON.parse(stored))
  } catch (reason) {
    console.warn('The draft of an earlier version cannot be read', reason)
    return noAnswers
  }
}

export function saveDraft(answers: Answers): void {
  if (fields.every((field) => answers[field] === '')) visitStore.remove(key)
  else visitStore.write(key, JSON.stringify(answers))
}

export const forgetDraft = () => visitStore.remove(key)
