import { type KeyboardEvent, useEffect, useRef } from 'react'
import { adminStories } from '#content/pages/adminStories.ts'
import type { AdminStory } from '#contract/admin.ts'
import { Button } from '#ui/kit/Button.tsx'
import styles from './Review.module.css'
import { actionOfKey, type QueueAction } from './queueKeys.ts'
import { type ListenKey, StorySheet } from './StorySheet.tsx'
import { useSwipe } from './useSwipe.ts'
import { useLanguage } from '#state/language.ts'

interface QueueCardProps {
  readonly story: AdminStory
  readonly canUndo: boolean
  readonly canDelete: boolean
  readonly onAction: (action: Exclude<QueueAction, 'listen'>) => void
}

/**
 * The story at hand and what can be done with it. Letters work only while the frame, or something in it, has the focus
 * (WCAG 2.1.4), and the frame keeps it from one story to the next.
 */
export function QueueCard({ story, canUndo, canDelete, onAction }: QueueCardProps) {
  const language = useLanguage()
  const words = adminStories[language].queue
  const listen = useRef<ListenKey>(null)
  const card = useRef<HTMLDivElement>(null)
  useEffect(function takeLostFocus() {
    // It comes back by an undo whose key went with the empty queue.
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true })
  }, [])
  const bindSwipe = useSwipe(onAction)

  function onKeyDown(event: KeyboardEvent) {
    const action = actionOfKey(event, event.target === event.currentTarget)
    if (action === null || (action === 'delete' && !canDelete)) return
    event.preventDefault()
    if (action === 'listen') listen.current?.toggle()
    else onAction(action)
  }

  /** A place for keys; all that they do has a key of its own that can be pressed, too. */
  const frame = { tabIndex: 0, onKeyDown, ...bindSwipe() }
  return (
    <div
      ref={card}
      className={styles.card}
      role="group"
      aria-label={words.card}
      aria-keyshortcuts="P H Delete Z N B"
      {...frame}
    >
      <span className={styles.swipeRight} aria-hidden="true">
        {words.publish}
      </span>
      <span className={styles.swipeLeft} aria-hidden="true">
        {words.hide}
      </span>
      <div className={styles.sliding}>
        <StorySheet key={story.id} story={story} listenKey={listen} />
      </div>
      <div className={styles.keys}>
        <Button look="main" onClick={() => onAction('publish')}>
          {words.publish}
        </Button>
        <Button look="main" onClick={() => onAction('hide')}>
          {words.hide}
        </Button>
        {canDelete && <Button onClick={() => onAction('delete')}>{words.delete}</Button>}
        <Button disabled={!canUndo} onClick={() => onAction('undo')}>
          {words.undo}
        </Button>
      </div>
    </div>
  )
}
