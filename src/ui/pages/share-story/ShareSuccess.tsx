import { useEffect, useLayoutEffect, useRef } from 'react'
import * as messages from '#content/messages.ts'
import { queuedWords } from '#content/pages/queued.ts'
import { shareSuccess } from '#content/pages/shareSuccess.ts'
import { whenShown } from '#content/pages/whenShown.ts'
import type { Report } from '#contract/common.ts'
import type { Awaits } from '#contract/story.ts'
import { isQueued } from '#lib/outbox/item.ts'
import { useAnswer } from '#state/outbox.ts'
import { toast } from '#state/toasts.ts'
import { Button, ButtonLink } from '#ui/kit/Button.tsx'
import { SafeHere } from '#ui/parts/contribute/QueuedNotice.tsx'
import { PersonalLink } from '#ui/parts/PersonalLink.tsx'
import type { AboutDevice } from '#ui/parts/contribute/Contribute.tsx'
import { awaitsOf } from '#ui/parts/contribute/awaitsOf.ts'
import styles from './ShareStoryPage.module.css'
import { useLanguage, useWords } from '#state/language.ts'

export interface ShareSuccessProps {
  /** The server's answer, or that the story is stored and waiting. */
  readonly report: Report
  /** As it was sent, whatever was chosen meanwhile. */
  readonly about: AboutDevice
  readonly onAnother: () => void
}

/** Shown after sending: the story's catalogue entry, or where it is waiting. */
export function ShareSuccess({ report, about, onAnother }: ShareSuccessProps) {
  const language = useLanguage()
  const words = useWords(shareSuccess)
  const heading = useRef<HTMLHeadingElement>(null)
  const answer = useAnswer(report)
  const story = answer && sharedStory(answer, about)

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
        {story && story.storyId !== null && (
          <>
            No. {story.storyId} <span aria-hidden="true">/</span>{' '}
          </>
        )}
        <bdi>{about.name}</bdi>
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
            href={`/exhibits/werkschau/explore-stories${story.storyId === null ? '' : `?story=${story.storyId}`}`}
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

interface SharedStory {
  /** null where the server gave no id. */
  readonly storyId: number | null
  readonly about: AboutDevice
  /** Null where visitors see it already. */
  readonly awaits: Awaits | null
  /** Opens the story again (SHARE-08); null where the server gave none. */
  readonly personalLinkKey: string | null
}

/** Reads an answer. The device is the one sent, whatever was chosen meanwhile. */
function sharedStory(answer: object, about: AboutDevice): SharedStory {
  return {
    about,
    storyId: 'storyId' in answer && typeof answer.storyId === 'number' ? answer.storyId : null,
    awaits: awaitsOf(answer),
    personalLinkKey:
      'personalLinkKey' in answer && typeof answer.personalLinkKey === 'string'
        ? answer.personalLinkKey
        : null,
  }
}
