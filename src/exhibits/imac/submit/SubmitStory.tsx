import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import * as messages from '#content/messages.ts'
import { imacExhibit } from '#content/exhibits/imac/exhibit.ts'
import { imacDesktop } from '#content/exhibits/imac/desktopWords.ts'
import { queuedWords } from '#content/pages/queued.ts'
import { whenShown } from '#content/pages/whenShown.ts'
import type { Report } from '#contract/common.ts'
import { isQueued } from '#lib/outbox/item.ts'
import { useAnswer } from '#state/outbox.ts'
import { Button } from '#ui/kit/Button.tsx'
import { PersonalLink } from '#ui/parts/PersonalLink.tsx'
import { Contribute } from '#ui/parts/contribute/Contribute.tsx'
import { QueuedNotice, SafeHere } from '#ui/parts/contribute/QueuedNotice.tsx'
import { readShared } from '#ui/parts/contribute/readShared.ts'
import type { WindowType } from '../imacMachine.ts'
import styles from './SubmitStory.module.css'
import { useLanguage, useWords } from '#state/language.ts'

const imac = { kind: 'known', ...imacExhibit.device } as const

export interface SubmitStoryProps {
  readonly onGo: (place: WindowType) => void
}

/** The placeholder of the specification, then the form of the share page (IMAC-06). */
export function SubmitStory({ onGo }: SubmitStoryProps) {
  const words = useWords(imacDesktop).submit
  const [arrived, setArrived] = useState<Report | null>(null)
  const stories = useQueryClient()

  return (
    <div className={styles.submit}>
      <p className={styles.placeholder}>{words.placeholder}</p>
      {arrived && (
        <Arrived report={arrived} onSee={() => onGo('visitor-stories')} onAnother={() => setArrived(null)} />
      )}
      <div hidden={arrived !== null} className={styles.form}>
        <p>{words.lead}</p>
        <QueuedNotice />
        <Contribute
          draft="imac"
          device={imac}
          first="text"
          className={styles.actions}
          onArrived={(report) => {
            setArrived(report)
            // The folder shows the new story.
            void stories.invalidateQueries({ queryKey: ['stories'] })
          }}
        />
      </div>
    </div>
  )
}

interface ArrivedProps {
  readonly report: Report
  readonly onSee: () => void
  readonly onAnother: () => void
}

function Arrived({ report, onSee, onAnother }: ArrivedProps) {
  const language = useLanguage()
  const words = useWords(imacDesktop).submit
  const heading = useRef<HTMLHeadingElement>(null)
  const answer = useAnswer(report)
  const story = answer && readShared(answer)
  useLayoutEffect(function goToThanks() {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section className={styles.arrived}>
      <h2 ref={heading} className={styles.thanks} tabIndex={-1}>
        {story ? messages.shared[language] : queuedWords[language].heading}
      </h2>
      {story ? (
        <p>{story.awaits === null ? words.where : whenShown[language].awaits[story.awaits]}</p>
      ) : (
        isQueued(report) && <SafeHere report={report} withLink />
      )}
      <div className={styles.next}>
        {story?.awaits === null && (
          <Button look="main" onClick={onSee}>
            {words.see}
          </Button>
        )}
        <Button onClick={onAnother}>{words.another}</Button>
      </div>
      {story?.personalLinkKey && <PersonalLink personalLinkKey={story.personalLinkKey} />}
    </section>
  )
}
