import * as z from 'zod/mini'
import { listedWords } from '#content/listedWords.ts'
import type { AdminSettings } from '#contract/adminSettings.ts'
import type { Db } from '#server/db/schema.ts'
import { wordFinder } from '#server/stories/flags.ts'
import type { WordFinder } from '#server/stories/flags.ts'
import { setSetting, settingOf } from '#server/db/settings.ts'

/** As it has been stored from the start: under another name the settings would be lost. */
const settingName = 'desk'

/** As stored; missing settings have their defaults. */
const Stored = z.object({
  holdNewStories: z._default(z.boolean(), false),
  previewFirst: z._default(z.boolean(), false),
  retentionMonths: z._default(z.nullable(z.int()), null),
  listedWords: z._default(z.array(z.string()), []),
  revision: z._default(z.int(), 0),
  changedBy: z._default(z.nullable(z.string()), null),
  changedAt: z._default(z.nullable(z.string()), null),
})
export type StoredSettings = z.infer<typeof Stored>

export async function adminSettings(db: Db): Promise<StoredSettings> {
  const text = await settingOf(db, settingName)
  return Stored.parse(text === undefined ? {} : JSON.parse(text))
}

export async function saveAdminSettings(db: Db, settings: StoredSettings): Promise<void> {
  await setSetting(db, settingName, JSON.stringify(settings))
}

export function settingsForStaff(settings: StoredSettings): AdminSettings {
  return { ...settings, builtInWords: [...listedWords] }
}

export async function holdsNewStories(db: Db): Promise<boolean> {
  return (await adminSettings(db)).holdNewStories
}

export async function stateOfNewStories(db: Db): Promise<'new' | 'published'> {
  return (await holdsNewStories(db)) ? 'new' : 'published'
}

let last: { readonly words: string; readonly find: WordFinder } | undefined

export async function listedWordFinder(db: Db): Promise<WordFinder> {
  const own = (await adminSettings(db)).listedWords
  const words = JSON.stringify(own)
  if (last?.words !== words) last = { words, find: wordFinder([...listedWords, ...own]) }
  return last.find
}
