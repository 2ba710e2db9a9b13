import { type ReactNode, startTransition, Suspense, useEffect, useEffectEvent, useId, useState } from 'react'
import { recorderFace } from '#content/recorderFace.ts'
import type { Language } from '#contract/common.ts'
import type { Take } from '#lib/recording.ts'
import { type DraftName, findTake } from '#state/drafts.ts'
import { useOutbox } from '#state/outbox.ts'
import { RecorderFace } from '#ui/kit/recorder/RecorderFace.tsx'
import styles from './contribute.module.css'
import { UploadKey } from './UploadKey.tsx'
import type { KeyWords, StudioProps, UploadWords } from './wayProps.ts'

interface VoiceWayProps<Props extends object> extends UploadWords {
  readonly language: Language
  /** Names the way in the page's outline; left out where the page has said it already. */
  readonly heading?: string
  readonly keys?: KeyWords
  /** Beside the start key: a voice to hear first. */
  readonly beside?: ReactNode
  /** The page's recorder at work, with all it needs to send. */
  readonly studio: (props: Props & StudioProps) => ReactNode
  readonly studioProps: Props
  /** Names the form: what was recorded in it and not sent is offered again. */
  readonly draft: DraftName
  /** There is such a recording. */
  readonly onEarlier?: () => void
}

/** Telling. The recorder is put in place at the first press: it asks for the microphone at once. */
export function VoiceWay<Props extends object>(props: VoiceWayProps<Props>) {
  const { language, heading, studio: Studio, draft, beside } = props
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [earlier, setEarlier] = useState<Take | null>(null)
  const isFull = useOutbox((outbox) => outbox.isFull)
  // The key stays in sight, and the focus on it, until the code of the recorder is there.
  const open = () => startTransition(() => setIsOpen(true))
  const offer = useEffectEvent((take: Take) => {
    setEarlier(take)
    open()
    props.onEarlier?.()
  })
  useEffect(
    function findEarlier() {
      let isGone = false
      void findTake(draft).then((take) => {
        if (take !== null && !isGone) offer(take)
      })
      return () => {
        isGone = true
      }
    },
    [draft],
  )

  return (
    <section className={styles.way} aria-labelledby={heading && id} data-plain={!heading || undefined}>
      {heading && (
        <h2 className={styles.wayName} id={id}>
          {heading}
        </h2>
      )}
      <Suspense>
        {isOpen ? (
          <Studio {...props.studioProps} beside={beside} draft={draft} earlier={earlier} />
        ) : (
          <>
            <RecorderFace
              words={{ ...recorderFace[language], ...props.keys }}
              isHeld={isFull}
              onStart={open}
              beside={beside}
            />
            <UploadKey {...props} isReady={false} isSubmitting={false} trouble={null} />
          </>
        )}
      </Suspense>
    </section>
  )
}
