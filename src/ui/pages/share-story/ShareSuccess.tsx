import { useEffect, useRef } from 'react'
import * as messages from '../../../../content/messages.ts'
import { shareSuccess } from '../../../../content/pages/shareSuccess.ts'
import type { Language } from '../../../../contract/common.ts'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { TakeHome } from '../../parts/TakeHome.tsx'
import styles from './ShareStoryPage.module.css'
import type { SharedStory } from './sharedStory.ts'

export interface ShareSuccessProps {
  readonly language: Language
  readonly story: SharedStory
  readonly onAnother: () => void
}

/** The moment a story has become part of the exhibition: its entry in the catalogue, and the way to it. */
export function ShareSuccess({ language, story, onAnother }: ShareSuccessProps) {
  const words = shareSuccess[language]
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(
    function goToThanks() {
      heading.current?.focus({ preventScroll: true })
      heading.current?.scrollIntoView({ block: 'center' })
    },
    [story.storyId],
  )

  return (
    <section className={styles.success}>
      <p className={styles.entry}>
        {story.storyId !== null && (
          <>
            No. {story.storyId} <span aria-hidden="true">/</span>{' '}
          </>
        )}
        {story.about.name}
      </p>
      <h2 className={styles.thanks} tabIndex={-1} ref={heading}>
        {messages.shared[language]}
      </h2>
      <p className={styles.where}>{story.awaitsStaff ? words.awaitsStaff : words.where}</p>
      <div className={styles.next}>
        {!story.awaitsStaff && (
          <ButtonLink
            look="main"
            href={`/exhibits/werkschau/explore-stories${story.storyId === null ? '' : `?story=${story.storyId}`}`}
          >
            {words.see}
          </ButtonLink>
        )}
        <Button onClick={onAnother}>{words.another}</Button>
      </div>
      {story.takeHomeKey && <TakeHome language={language} takeHomeKey={story.takeHomeKey} />}
    </section>
  )
}
