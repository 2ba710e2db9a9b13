import type { ReactNode } from 'react'
import { admin } from '#content/pages/admin.ts'
import { useWords } from '#state/language.ts'
import { Button } from '#ui/kit/Button.tsx'
import shared from './parts.module.css'
import type { RevisionedDraft } from './useRevisionedDraft.ts'

interface RevisionedKeysProps {
  readonly form: RevisionedDraft
  readonly saveLabel: string
  /** Every field holds what can be stored. */
  readonly isValid?: boolean
  readonly disabled?: boolean
  /** Keys beside "Save". */
  readonly children?: ReactNode
}

/** Saves or discards a draft. */
export function RevisionedKeys(props: RevisionedKeysProps) {
  const words = useWords(admin).draft
  const { form, isValid = true, disabled = false } = props
  const { isChanged } = form.draft
  return (
    <div className={shared.keys}>
      <Button
        look="main"
        disabled={disabled || !isChanged || !isValid || form.theirs !== null}
        busy={form.isSaving}
        onClick={form.save}
      >
        {props.saveLabel}
      </Button>
      {props.children}
      {isChanged && (
        <Button look="quiet" disabled={disabled} onClick={form.discard}>
          {words.discard}
        </Button>
      )}
    </div>
  )
}

interface RevisionConflictProps {
  readonly form: RevisionedDraft
  /** Who has changed it. */
  readonly heading: string
  /** Their version. */
  readonly children: ReactNode
}

/** Another member has changed meanwhile what is edited here: their version, and the choice between both. */
export function RevisionConflict({ form, heading, children }: RevisionConflictProps) {
  const words = useWords(admin).draft
  return (
    <div className={shared.conflict} role="alert">
      <p>
        <strong>{heading}</strong> {words.theirs}
      </p>
      {children}
      <div className={shared.keys}>
        <Button onClick={form.adoptTheirs}>{words.adoptTheirs}</Button>
        <Button busy={form.isSaving} onClick={form.overwrite}>
          {words.saveMine}
        </Button>
      </div>
    </div>
  )
}
