import { type ReactNode, useId } from 'react'
import type { Language } from '#contract/common.ts'
import { Button } from '#ui/kit/Button.tsx'
import styles from './contribute.module.css'

/** What the key that sends says. */
export interface UploadWords {
  readonly upload: string
  /** The language of `upload` where it is not the page's. */
  readonly uploadLang?: Language
  /** What is missing besides the contribution itself, in a sentence; null: nothing. */
  readonly missing: string | null
  /** Asked at the press; false: the page asks for something first. */
  readonly mayUpload?: () => boolean
  /** Above the key: a line of its own to agree to. */
  readonly consent?: ReactNode
}

interface UploadKeyProps extends UploadWords {
  readonly isReady: boolean
  readonly isSubmitting: boolean
  /** Why the last try failed. The toast has said it aloud; here it stays to be read. */
  readonly error: string | null
  readonly onPress: () => void
}

/** The last step of each form, always in sight so that one knows where it leads. */
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
