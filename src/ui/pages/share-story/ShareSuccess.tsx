import { useEffect, useLayoutEffect, useRef } from 'react'
import * as messages from '#content/messages.ts'
import { queuedWords } from '#content/pages/queued.ts'
import { shareSuccess } from '#content/pages/shareSuccess.ts'
import { whenShown } from '#content/pages/whenShown.ts'
import type { Report } from '#contract/common.ts'
import { isQueued } from '#lib/outbox/item.ts'
import { useAnswer } from '#state/outbox.ts'
import { toast } from '#state/toasts.ts'
import { Button, ButtonLink } from '#ui/kit/Button.tsx'
import { SafeHere } from '#ui/parts/contribute/QueuedNotice.tsx'
import { PersonalLink } from '#ui/parts/PersonalLink.tsx'
import type { StoryDevice } from '#api/contributions.ts'
import { readShared } from '#ui/parts/contribute/readShared.ts'
import styles from './ShareStoryPage.module.css'
import { useLanguage, useWords } from '#state/language.ts'

export interface ShareSuccessProps {
  /** The server's answer, or that the story is stored and waiting. */
  readonly report: Report
  /** As it was sent, whatever was chosen meanwhile. */
  readonly device: StoryDevice
  readonly onAnother: () => void
}

/** Shown after sending: the story's catalogue entry, or where it is waiting. */
export function ShareSuccess({ report, device, onAnother }: ShareSuccessProps) {
  const language = useLanguage()
  const words = useWords(shareSuccess)
  const heading = useRef<HTMLHeadingElement>(null)
  const answer = useAnswer(report)
  const story = answer && readShared(answer)

  useLayoutEffect(
    function goToThanks() {
      heading.current?.focus({ preventScroll: true })
      heading.current?.scrollIntoView({ block: 'start' })
    },
    [report],
  )
  useEffect(
    function clearFailures() {
      // Dismisses the toast about the earlier failure.
      if (answer !== null) toast.dismissAll()
    },
    [answer],
  )

  return (
    <section className={styles.success}>
      <p className={styles.entry}>
        {story?.storyId !== undefined && (
          <>
            No. {story.storyId} <span aria-hidden="true">/</span>{' '}
          </>
        )}
        <bdi>{device.name}</bdi>
      </p>
      <h2 className={styles.thanks} tabIndex={-1} ref={heading}>
        {story ? messages.shared[language] : queuedWords[language].heading}
      </h2>
      {!story && isQueued(report) && <SafeHere report={report} withLink />}
      <p className={styles.where} role="status">
        {story && (story.awaits === null ? words.where : whenShown[language].awaits[story.awaits])}
      </p>
      <div className={styles.next}>
        {story?.awaits === null && (
          <ButtonLink
            look="main"
            href={`/exhibits/werkschau/explore-stories${story.storyId === undefined ? '' : `?story=${story.storyId}`}`}
          >
            {words.see}
          </ButtonLink>
        )}
        <Button onClick={onAnother}>{words.another}</Button>
      </div>
      {story?.personalLinkKey && <PersonalLink personalLinkKey={story.personalLinkKey} />}
    </section>
  )
}
