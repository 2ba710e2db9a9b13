import { type ComponentProps, type ReactNode, useLayoutEffect } from 'react'
import type { SceneStatus } from '#ui/parts/useSceneStatus.ts'
import { startVisit, retryScene } from '#state/stage.ts'
import { Button } from '../kit/Button.tsx'
import styles from './ScenePage.module.css'

interface ScenePageProps extends ComponentProps<'div'> {
  /** From `useSceneStatus`; style sheets read it as `data-scene`. */
  readonly status: SceneStatus
  readonly failed: { readonly text: string; readonly retry: string; readonly className: string | undefined }
  /** The first picture of every visit. Stays where no scene is drawn, and hides itself when one is. */
  readonly still: ReactNode
}

/** The page of an exhibit with a scene: still, overlay, and a retry if the scene fails. */
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
  /** Position on the page. */
  readonly className: string | undefined
  readonly text: string
  readonly retry: string
  readonly onRetry: () => void
}

/** Says that the still replaces the scene, with a retry. */
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
