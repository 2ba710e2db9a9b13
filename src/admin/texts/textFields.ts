import { type Editable, editable, problemOf } from '#content/editable.ts'
import { adminTexts } from '#content/pages/adminTexts.ts'
import type { Overrides } from '#contract/content.ts'
import { fill } from '#lib/text/fill.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Language } from '#contract/common.ts'
import type { AdminContent } from '#contract/adminContent.ts'
import * as routes from '#contract/adminContentRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { adminContentQuery } from '#api/queries/admin/content.ts'
import { overridesQuery } from '#api/queries/overrides.ts'
import { toast } from '#state/toasts.ts'
import { useDraft } from '../parts/drafts.ts'
import { accepted, useStaffAction } from '../parts/useStaffAction.ts'

/** Everything that may be edited, as fields hold it: what stands, by key. */
export function fieldsOf(overrides: Overrides): Readonly<Record<string, string>> {
  return Object.fromEntries(
    editable.map((entry) => [entry.key, String(overrides[entry.key] ?? entry.default)]),
  )
}

/** What a field says, as the kind of its entry. A number that is none stays text, and is refused by `problemOf`. */
function valueOf(entry: Editable, field: string): string | number {
  if (entry.kind !== 'number') return field
  return /^\s*\d+\s*$/.test(field) ? Number(field) : field
}

/** The draft that the fields make: what stands as it came needs no override. */
export function overridesOf(fields: Readonly<Record<string, string>>): Overrides {
  const overrides: Overrides = {}
  for (const entry of editable) {
    const value = valueOf(entry, fields[entry.key] ?? '')
    if (value !== entry.default) overrides[entry.key] = value
  }
  return overrides
}

/** Keys whose fields differ. */
export function differing(
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): readonly string[] {
  return editable.map(({ key }) => key).filter((key) => one[key] !== other[key])
}

/** What is wrong with a field, in a sentence; undefined: nothing. */
export function errorOf(
  entry: Editable,
  field: string,
  words: (typeof adminTexts)['en']['problems'],
): string | undefined {
  if (problemOf(entry, valueOf(entry, field)) === undefined) return undefined
  if (entry.kind === 'number') return fill(words.number, { min: entry.min, max: entry.max })
  if (field.length > entry.maxChars) return fill(words.long, { max: entry.maxChars })
  if (entry.kind === 'url') return words.url
  return field.trim() === '' ? words.blank : words.plain
}

/** Edits, saves, publishes and restores the draft. Another member's change meanwhile is shown beside the own one. */
export function useTexts(content: AdminContent, language: Language) {
  const words = adminTexts[language]
  const client = useQueryClient()
  const draft = useDraft<string>('contents', fieldsOf(content.draft), content.revision)
  const [conflict, setConflict] = useState<AdminContent | null>(null)

  function adopt(fresh: AdminContent) {
    setConflict(null)
    client.setQueryData(adminContentQuery.queryKey, fresh)
  }
  const action = useStaffAction({
    act: (what: 'save' | 'publish' | 'undo', revision: number, version?: number) => {
      if (what === 'save')
        return adminCall(routes.saveContent, { body: { revision, values: overridesOf(draft.values) } })
      if (what === 'publish') return adminCall(routes.publishContent, { body: { revision } })
      return adminCall(routes.undoContent, { body: { revision, version: version ?? 0 } })
    },
    onDone(fresh, what) {
      if (what === 'save') draft.clear()
      adopt(fresh)
      client.setQueryData(overridesQuery.queryKey, (before) => ({
        storiesAwaitReading: before?.storiesAwaitReading ?? false,
        values: fresh.published.values,
      }))
      toast.success(words[pastTense[what]], { lang: language })
    },
    onConflict: async () => setConflict(accepted(await adminCall(routes.adminContent, {}))),
  })

  return {
    draft,
    conflict,
    under: action.pending?.[0] ?? null,
    save: (over = draft.revision) => action.run('save', over),
    publish: () => action.run('publish', content.revision),
    undo: (version: number) => action.run('undo', content.revision, version),
    adoptTheirs() {
      draft.clear()
      if (conflict) adopt(conflict)
    },
  }
}

const pastTense = { save: 'saved', publish: 'published', undo: 'undone' } as const
