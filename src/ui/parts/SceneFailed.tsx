import { Button } from '../kit/Button.tsx'
import styles from './SceneFailed.module.css'

interface SceneFailedProps {
  /** Where in its room it stands. */
  readonly className: string | undefined
  readonly text: string
  readonly retry: string
  readonly onRetry: () => void
}

/** Says that a room's still stands in for its scene, and offers another try. */
export function SceneFailed({ className, text, retry, onRetry }: SceneFailedProps) {
  return (
    <div className={`${styles.failed} ${className}`} role="status">
      <p>{text}</p>
      <Button look="quiet" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  )
}
