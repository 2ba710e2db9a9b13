import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { shareConsent } from '../../../../content/consent.ts'
import * as messages from '../../../../content/messages.ts'
import type { ImacDeskWords } from '../../../../content/pages/imacDesk.ts'
import { share } from '../../../../content/pages/share.ts'
import type { Language } from '../../../../contract/common.ts'
import { lazyCode } from '../../../lib/lazyCode.tsx'
import { onVisitEnd } from '../../../lib/visitEnd.ts'
import { toast } from '../../../state/toasts.ts'
import { Button } from '../../../ui/kit/Button.tsx'
import { TakeHome } from '../../../ui/parts/TakeHome.tsx'
import { TextWay } from '../../../ui/parts/contribute/TextWay.tsx'
import { VoiceWay } from '../../../ui/parts/contribute/VoiceWay.tsx'
import type { WindowType } from '../room/roomMachine.ts'
import type { ImacStudioProps } from './ImacStudio.tsx'
import { aboutImac, sendText } from './sendStory.ts'
import styles from './SubmitStory.module.css'

const studio = lazyCode<ImacStudioProps>(
  'imac-recorder',
  async () => (await import('./ImacStudio.tsx')).ImacStudio,
)

/** What is being written, kept while other windows are looked at; no longer than the visit. */
let draft = ''
onVisitEnd(() => {
  draft = ''
})

interface SubmitStoryProps {
  readonly onGo: (place: WindowType) => void
  readonly language: Language
  readonly words: ImacDeskWords['submit']
}

/** The placeholder of the specification first, then the same form as on the page that shares stories (IMAC-06). */
export function SubmitStory({ onGo, language, words }: SubmitStoryProps) {
  const form = share[language]
  const [text, setText] = useState(draft)
  const [arrived, setArrived] = useState<{ readonly takeHomeKey: string | null } | null>(null)
  const stories = useQueryClient()

  function write(now: string) {
    draft = now
    setText(now)
  }

  const way = {
    language,
    to: aboutImac,
    onArrived(report: object) {
      toast.success(messages.shared[language], { page: 'share', lang: language })
      const takeHomeKey = 'takeHomeKey' in report ? report.takeHomeKey : null
      setArrived({ takeHomeKey: typeof takeHomeKey === 'string' ? takeHomeKey : null })
      // It is in the folder when that is opened.
      void stories.invalidateQueries({ queryKey: ['stories'] })
    },
  }

  return (
    <div className={styles.submit}>
      <p className={styles.placeholder}>{words.placeholder}</p>
      {arrived && (
        <Arrived
          takeHomeKey={arrived.takeHomeKey}
          onSee={() => onGo('visitor-stories')}
          onAnother={() => setArrived(null)}
          language={language}
          words={words}
        />
      )}
      <div hidden={arrived !== null} className={styles.form}>
        <p>{words.lead}</p>
        <div className={styles.ways}>
          <TextWay
            {...way}
            page="share"
            heading={form.text.heading}
            upload={form.text.upload}
            missing={null}
            words={form.text}
            text={text}
            onText={write}
            send={sendText}
          />
          <VoiceWay
            language={language}
            heading={form.voice.heading}
            upload={form.voice.upload}
            missing={null}
            studio={studio}
            studioProps={way}
          />
        </div>
        <p className={styles.consent}>{shareConsent.text[language]}</p>
      </div>
    </div>
  )
}

interface ArrivedProps {
  readonly takeHomeKey: string | null
  readonly onSee: () => void
  readonly onAnother: () => void
  readonly language: Language
  readonly words: ImacDeskWords['submit']
}

function Arrived({ takeHomeKey, onSee, onAnother, language, words }: ArrivedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(function goToThanks() {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section className={styles.arrived}>
      <h2 ref={heading} className={styles.thanks} tabIndex={-1}>
        {messages.shared[language]}
      </h2>
      <p>{words.where}</p>
      <div className={styles.next}>
        <Button look="main" onClick={onSee}>
          {words.see}
        </Button>
        <Button onClick={onAnother}>{words.another}</Button>
      </div>
      {takeHomeKey !== null && <TakeHome language={language} takeHomeKey={takeHomeKey} />}
    </section>
  )
}
