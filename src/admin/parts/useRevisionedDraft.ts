import { useState } from 'react'
import type { Report } from '#contract/common.ts'
import { useDraft } from './drafts.ts'
import { useStaffAction } from './useStaffAction.ts'

interface Revisioned<Stored, Field extends string> {
  /** Names the item, e.g. `story 100001`. */
  readonly draftKey: string
  /** What the server has, as far as it is known here. */
  readonly stored: Stored
  readonly fieldsOf: (stored: Stored) => Readonly<Record<Field, string>>
  readonly save: (values: Readonly<Record<Field, string>>, revision: number) => Promise<Stored | Report>
  readonly fetchTheirs: () => Promise<Stored | undefined>
  /** Their version did not come from staff: what was typed goes over it without a question. */
  readonly isAutomatic?: (theirs: Stored) => boolean
  /** Their version, or what was saved, is what is edited from now on. */
  readonly onStored: (stored: Stored) => void
  readonly onSaved: () => void
}

export type RevisionedDraft = ReturnType<typeof useRevisionedDraft>

/**
 * A draft of something that another member of staff may change meanwhile (409): their version is shown beside it,
 * and nothing is overwritten unseen.
 */
export function useRevisionedDraft<Stored extends { readonly revision: number }, Field extends string>(
  options: Revisioned<Stored, Field>,
) {
  const { stored, fieldsOf } = options
  const draft = useDraft(options.draftKey, fieldsOf(stored), stored.revision)
  const [theirs, setTheirs] = useState<Stored | null>(null)

  function adopt(version: Stored) {
    draft.clear()
    setTheirs(null)
    options.onStored(version)
  }
  async function compare() {
    const version = await options.fetchTheirs()
    if (version === undefined) return
    if (draft.revision !== stored.revision || !options.isAutomatic?.(version)) return setTheirs(version)
    const values: Record<Field, string> = { ...fieldsOf(version) }
    for (const field in values)
      if (draft.values[field] !== fieldsOf(stored)[field]) values[field] = draft.values[field]
    options.onStored(version)
    action.run(values, version.revision)
  }
  const action = useStaffAction({
    act: options.save,
    onDone(version) {
      adopt(version)
      options.onSaved()
    },
    onConflict: compare,
  })

  return {
    draft,
    theirs,
    isSaving: action.pending !== null,
    save: () => action.run(draft.values, draft.revision),
    /** Shows what another member has made of it. */
    compare,
    overwrite() {
      if (theirs) action.run(draft.values, theirs.revision)
    },
    adoptTheirs() {
      if (theirs) adopt(theirs)
    },
    discard() {
      draft.clear()
      setTheirs(null)
    },
  }
}
