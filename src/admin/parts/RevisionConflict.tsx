import type { ReactNode } from 'react'
import { admin } from '#content/pages/admin.ts'
import { useLanguage } from '#state/language.ts'
import { Button } from '#ui/kit/Button.tsx'
import shared from './parts.module.css'

interface RevisionConflictProps {
  /** Who has changed it. */
  readonly heading: string
  /** Their version. */
  readonly children: ReactNode
  readonly isSaving: boolean
  readonly onTakeTheirs: () => void
  readonly onSaveMine: () => void
}

/** Somebody else has changed meanwhile what is edited here: their version, and the choice between both. */
export function RevisionConflict(props: RevisionConflictProps) {
  const words = admin[useLanguage()].conflict
  return (
    <div className={shared.conflict} role="alert">
      <p>
        <strong>{props.heading}</strong> {words.text}
      </p>
      {props.children}
      <div className={shared.keys}>
        <Button onClick={props.onTakeTheirs}>{words.adoptTheirs}</Button>
        <Button busy={props.isSaving} onClick={props.onSaveMine}>
          {words.saveMine}
        </Button>
      </div>
    </div>
  )
}
