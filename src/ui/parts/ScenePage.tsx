import { type ComponentProps, type ReactNode, useLayoutEffect } from 'react'
import type { SceneStatus } from '#ui/parts/useSceneStatus.ts'
import { startVisit, retryScene } from '#state/stage.ts'
import { Button } from '../kit/Button.tsx'
import styles from './ScenePage.module.css'

interface ScenePageProps extends ComponentProps<'div'> {
  /** Of `useSceneStatus`. For style sheets it is `data-scene`. */
  readonly status: SceneStatus
  readonly failed: { readonly text: string; readonly retry: string; readonly className: string | undefined }
  /** The first picture of every visit. It stays where no scene is drawn, and hides itself once one is. */
  readonly still: ReactNode
}

/** The page of an exhibit with a scene: its still, what lies over scene or still, and another try where the scene fails. */
export function ScenePage({ status, failed, still, children, ...page }: ScenePageProps) {
  useLayoutEffect(startVisit, [])
  return (
    <div {...page} data-scene={status}>
      {still}
      {children}
      {status === 'failed' && <SceneFailed {...failed} onRetry={retryScene} />}
    </div>
  )
}

interface SceneFailedProps {
  /** Where in its room it stands. */
  readonly className: string | undefined
  readonly text: string
  readonly retry: string
  readonly onRetry: () => void
}

/** Says that a room's still stands in for its scene, and offers another try. */
function SceneFailed({ className, text, retry, onRetry }: SceneFailedProps) {
  return (
    <div className={`${styles.failed} ${className}`} role="status">
      <p>{text}</p>
      <Button look="quiet" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  )
}
