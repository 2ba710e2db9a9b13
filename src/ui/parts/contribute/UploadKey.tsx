import { useId } from 'react'
import { Button } from '#ui/kit/Button.tsx'
import styles from './contribute.module.css'
import type { UploadWords } from './wayProps.ts'

interface UploadKeyProps extends UploadWords {
  readonly isReady: boolean
  readonly isSubmitting: boolean
  /** Why the last try failed. The toast has said it aloud; here it stays to be read. */
  readonly trouble: string | null
  readonly onPress?: () => void
}

/** The last step of each way, always in sight so that one knows where it leads. */
export function UploadKey(props: UploadKeyProps) {
  const id = useId()
  const { missing, trouble } = props
  return (
    <div className={styles.upload}>
      {props.consent}
      {trouble && <p className={styles.trouble}>{trouble}</p>}
      <Button
        look="main"
        wide
        type="submit"
        lang={props.uploadLang}
        disabled={!props.isReady}
        busy={props.isSubmitting}
        aria-describedby={missing ? id : undefined}
        onClick={() => (props.mayUpload?.() ?? true) && props.onPress?.()}
      >
        {props.upload}
      </Button>
      <p className={styles.hint} id={id}>
        {missing}
      </p>
    </div>
  )
}
