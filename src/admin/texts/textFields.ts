import { type Editable, editable, problemOf } from '#content/editable.ts'
import { adminTexts } from '#content/pages/adminTexts.ts'
import type { Overrides } from '#contract/content.ts'
import { fill } from '#lib/text/fill.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { Language } from '#contract/common.ts'
import type { AdminContent } from '#contract/adminContent.ts'
import * as routes from '#contract/adminContentRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { adminContentQuery } from '#api/queries/admin/content.ts'
import { overridesQuery } from '#api/queries/overrides.ts'
import { toast } from '#state/toasts.ts'
import { useRevisionedDraft } from '../parts/useRevisionedDraft.ts'
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

  function store(fresh: AdminContent) {
    client.setQueryData(adminContentQuery.queryKey, fresh)
    client.setQueryData(overridesQuery.queryKey, (before) => ({
      storiesAwaitReading: before?.storiesAwaitReading ?? false,
      values: fresh.published.values,
    }))
  }
  const draft = useRevisionedDraft<AdminContent, string>({
    draftKey: 'contents',
    stored: content,
    fieldsOf: (version) => fieldsOf(version.draft),
    save: (fields, revision) =>
      adminCall(routes.saveContent, { body: { revision, values: overridesOf(fields) } }),
    fetchTheirs: async () => accepted(await adminCall(routes.adminContent, {})),
    onStored: store,
    onSaved: () => toast.success(words.saved, { lang: language }),
  })
  const publication = useStaffAction({
    act: (version: number | 'draft') =>
      version === 'draft'
        ? adminCall(routes.publishContent, { body: { revision: content.revision } })
        : adminCall(routes.undoContent, { body: { revision: content.revision, version } }),
    onDone(fresh, version) {
      store(fresh)
      toast.success(version === 'draft' ? words.published : words.undone, { lang: language })
    },
    onConflict: draft.compare,
  })
  return { draft, publication }
}
