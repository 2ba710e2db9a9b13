import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { shareConsent, voiceConsent } from '#content/consent.ts'
import * as messages from '#content/messages.ts'
import type { ImacDesktopWords } from '#content/exhibits/imac/desktopWords.ts'
import { queuedWords } from '#content/pages/queued.ts'
import { share } from '#content/pages/share.ts'
import { whenShown } from '#content/pages/whenShown.ts'
import type { Language, Report } from '#contract/common.ts'
import { isQueued } from '#lib/outbox/item.ts'
import { useTextDraft } from '#state/drafts.ts'
import { useAnswer } from '#state/outbox.ts'
import { Button } from '#ui/kit/Button.tsx'
import { CheckField } from '#ui/kit/Field.tsx'
import { TakeHome } from '#ui/parts/TakeHome.tsx'
import { QueuedNotice, SafeHere } from '#ui/parts/contribute/QueuedNotice.tsx'
import { AdultConsent, useConsentVersion } from '#ui/parts/contribute/AdultConsent.tsx'
import { TextWay } from '#ui/parts/contribute/TextWay.tsx'
import { VoiceWay } from '#ui/parts/contribute/VoiceWay.tsx'
import { WhenShown } from '#ui/parts/contribute/WhenShown.tsx'
import { awaitsOf } from '#ui/parts/contribute/awaitsOf.ts'
import type { WindowType } from '../room/imacMachine.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import type { ImacStudioProps } from './ImacStudio.tsx'
import { aboutImac, sendText } from './sendStory.ts'
import styles from './SubmitStory.module.css'

/** Its code comes once the page is there. */
const ImacStudio = lazyComponent<ImacStudioProps>(
  'recorder',
  async () => (await import('./ImacStudio.tsx')).ImacStudio,
)

interface SubmitStoryProps {
  readonly onGo: (place: WindowType) => void
  readonly language: Language
  readonly words: ImacDesktopWords['submit']
}

/** The placeholder of the specification first, then the same form as on the page that shares stories (IMAC-06). */
export function SubmitStory({ onGo, language, words }: SubmitStoryProps) {
  const form = share[language]
  const [text, setText] = useTextDraft('imac')
  const [arrived, setArrived] = useState<Report | null>(null)
  const [isVoiceGiven, setIsVoiceGiven] = useState(false)
  const consentVersion = useConsentVersion(shareConsent)
  const stories = useQueryClient()

  const way = {
    language,
    to: { ...aboutImac, consentVersion },
    onArrived(report: Report) {
      setArrived(report)
      // It is in the folder when that is opened.
      void stories.invalidateQueries({ queryKey: ['stories'] })
    },
  }
  const voiceWay = {
    ...way,
    to: { ...way.to, voiceInNarration: isVoiceGiven },
    onArrived(report: Report) {
      setIsVoiceGiven(false)
      way.onArrived(report)
    },
    consent: (
      <CheckField
        label={voiceConsent.text[language]}
        checked={isVoiceGiven}
        onChange={(event) => setIsVoiceGiven(event.currentTarget.checked)}
      />
    ),
  }

  return (
    <div className={styles.submit}>
      <p className={styles.placeholder}>{words.placeholder}</p>
      {arrived && (
        <Arrived
          report={arrived}
          onSee={() => onGo('visitor-stories')}
          onAnother={() => setArrived(null)}
          language={language}
          words={words}
        />
      )}
      <div hidden={arrived !== null} className={styles.form}>
        <p>{words.lead}</p>
        <QueuedNotice language={language} />
        <div className={styles.ways}>
          <TextWay
            {...way}
            page="share"
            heading={form.text.heading}
            upload={form.text.upload}
            missing={null}
            words={form.text}
            draft="imac"
            text={text}
            onText={setText}
            send={sendText}
          />
          <VoiceWay
            language={language}
            heading={form.voice.heading}
            upload={form.voice.upload}
            missing={null}
            studio={ImacStudio}
            draft="imac"
            consent={voiceWay.consent}
            studioProps={voiceWay}
          />
        </div>
        <div className={styles.consent}>
          <WhenShown language={language} />
          <p>{shareConsent.text[language]}</p>
          <AdultConsent language={language} />
        </div>
      </div>
    </div>
  )
}

interface ArrivedProps {
  readonly report: Report
  readonly onSee: () => void
  readonly onAnother: () => void
  readonly language: Language
  readonly words: ImacDesktopWords['submit']
}

function Arrived({ report, onSee, onAnother, language, words }: ArrivedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const answer = useAnswer(report)
  const takeHomeKey = answer && 'takeHomeKey' in answer ? answer.takeHomeKey : null
  const awaits = answer && awaitsOf(answer)
  useEffect(function goToThanks() {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section className={styles.arrived}>
      <h2 ref={heading} className={styles.thanks} tabIndex={-1}>
        {answer ? messages.shared[language] : queuedWords[language].heading}
      </h2>
      {answer ? (
        <p>{awaits === null ? words.where : whenShown[language].awaits[awaits]}</p>
      ) : (
        isQueued(report) && <SafeHere language={language} report={report} withLink />
      )}
      <div className={styles.next}>
        {answer && awaits === null && (
          <Button look="main" onClick={onSee}>
            {words.see}
          </Button>
        )}
        <Button onClick={onAnother}>{words.another}</Button>
      </div>
      {typeof takeHomeKey === 'string' && <TakeHome language={language} takeHomeKey={takeHomeKey} />}
    </section>
  )
}
