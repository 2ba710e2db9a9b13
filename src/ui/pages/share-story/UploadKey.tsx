import { useId } from 'react'
import { Button } from '../../kit/Button.tsx'
import styles from './ShareStoryPage.module.css'

interface UploadKeyProps {
  readonly label: string
  /** What is still missing besides the contribution itself; null: nothing. */
  readonly missing: string | null
  readonly isReady: boolean
  readonly isSubmitting: boolean
  /** Why the last try failed. The toast has said it aloud; here it stays to be read. */
  readonly trouble: string | null
  readonly onPress?: () => void
}

/** The last step of each way, always in sight so that one knows where it leads. */
export function UploadKey({ label, missing, isReady, isSubmitting, trouble, onPress }: UploadKeyProps) {
  const id = useId()
  return (
    <div className={styles.upload}>
      {trouble && <p className={styles.trouble}>{trouble}</p>}
      <Button
        look="main"
        wide
        disabled={!isReady}
        busy={isSubmitting}
        aria-describedby={missing ? id : undefined}
        onClick={onPress}
      >
        {label}
      </Button>
      <p className={styles.hint} id={id}>
        {missing}
      </p>
    </div>
  )
}
