import { type ReactNode, Suspense, useId, useState } from 'react'
import { recorderFace } from '../../../../content/recorderFace.ts'
import type { Language } from '../../../../contract/common.ts'
import type { LazyCode } from '../../../lib/lazyCode.tsx'
import { useKeeping } from '../../../lib/outbox/keeping.ts'
import { useStir } from '../../../lib/useStir.ts'
import { RecorderFace } from '../../kit/recorder/RecorderFace.tsx'
import styles from './contribute.module.css'
import { UploadKey } from './UploadKey.tsx'
import type { KeyWords, UploadWords } from './wayProps.ts'

interface VoiceWayProps<Props extends object> extends UploadWords {
  readonly language: Language
  /** Names the way in the page's outline; left out where the page has said it already. */
  readonly heading?: string
  readonly keys?: KeyWords
  /** Beside the start key: a voice to hear first. `hasStirred`: somebody has touched the page. */
  readonly beside?: (hasStirred: boolean) => ReactNode
  /** The page's recorder at work, with all it needs to send; the code comes once somebody stirs. */
  readonly studio: LazyCode<Props & { readonly beside: ReactNode }>
  readonly studioProps: Props
}

/** Telling. The recorder's machinery is put in place at the first press. */
export function VoiceWay<Props extends object>(props: VoiceWayProps<Props>) {
  const { language, heading, studio, studioProps } = props
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const isFull = useKeeping((keeping) => keeping.isFull)
  const hasStirred = useStir(studio)
  const beside = props.beside?.(hasStirred)
  const face = (
    <>
      <RecorderFace
        words={{ ...recorderFace[language], ...props.keys }}
        isOpening={isOpen}
        isHeld={isOpen || isFull}
        onStart={() => setIsOpen(true)}
        beside={beside}
      />
      <UploadKey {...props} isReady={false} isSubmitting={false} trouble={null} />
    </>
  )
  return (
    <section className={styles.way} aria-labelledby={heading && id} data-plain={!heading || undefined}>
      {heading && (
        <h2 className={styles.wayName} id={id}>
          {heading}
        </h2>
      )}
      {isOpen ? (
        <Suspense fallback={face}>
          <studio.Component {...studioProps} beside={beside} />
        </Suspense>
      ) : (
        face
      )}
    </section>
  )
}
