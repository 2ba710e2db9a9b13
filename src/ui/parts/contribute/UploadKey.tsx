import { type ReactNode, useId } from 'react'
import type { Language } from '#contract/common.ts'
import { Button } from '#ui/kit/Button.tsx'
import styles from './contribute.module.css'

/** Words of the submit button. */
export interface UploadWords {
  readonly upload: string
  /** Language of `upload` if it differs from the page's. */
  readonly uploadLang?: Language
  /** A sentence on what is missing besides the contribution; null: nothing. */
  readonly missing: string | null
  /** Called at the press; false: the page has to ask first. */
  readonly mayUpload?: () => boolean
  /** A consent line above the button. */
  readonly consent?: ReactNode
}

interface UploadKeyProps extends UploadWords {
  readonly isReady: boolean
  readonly isSubmitting: boolean
  /** Why the last try failed; the toast has announced it. */
  readonly error: string | null
  readonly onPress: () => void
}

/** The submit button of both forms, always visible. */
export function UploadKey(props: UploadKeyProps) {
  const id = useId()
  const { missing, error } = props
  return (
    <div className={styles.upload}>
      {props.consent}
      {error && <p className={styles.error}>{error}</p>}
      <Button
        look="main"
        wide
        type="submit"
        lang={props.uploadLang}
        disabled={!props.isReady}
        busy={props.isSubmitting}
        aria-describedby={missing ? id : undefined}
        onClick={() => (props.mayUpload?.() ?? true) && props.onPress()}
      >
        {props.upload}
      </Button>
      <p className={styles.hint} id={id}>
        {missing}
      </p>
    </div>
  )
}
