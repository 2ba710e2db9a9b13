import { Suspense, useState } from 'react'
import { share } from '../../../../content/pages/share.ts'
import { recorderFace } from '../../../../content/recorderFace.ts'
import { lazyCode } from '../../../lib/lazyCode.tsx'
import { useStir } from '../../../lib/useStir.ts'
import { RecorderFace } from '../../kit/recorder/RecorderFace.tsx'
import type { SampleVoiceProps } from './SampleVoice.tsx'
import styles from './ShareStoryPage.module.css'
import { UploadKey } from './UploadKey.tsx'
import type { VoiceStudioProps } from './VoiceStudio.tsx'
import type { WayProps } from './wayProps.ts'

const studio = lazyCode<VoiceStudioProps>(
  'recorder',
  async () => (await import('./VoiceStudio.tsx')).VoiceStudio,
)
const sampleVoice = lazyCode<SampleVoiceProps>(
  'sample-voice',
  async () => (await import('./SampleVoice.tsx')).SampleVoice,
)

interface VoiceWayProps extends WayProps {
  /** The device whose narrator can be heard first; null as long as none is known. */
  readonly sample: { readonly deviceId: number; readonly deviceName: string } | null
}

/** Telling a story. The recorder's machinery comes once somebody stirs, and is put in place at the first press. */
export function VoiceWay({ sample, ...way }: VoiceWayProps) {
  const { language, about } = way
  const words = share[language].voice
  const [isOpen, setIsOpen] = useState(false)
  const hasStirred = useStir(studio)

  const voice = (
    <div className={styles.samplePlace}>
      {hasStirred && sample && (
        <Suspense>
          <sampleVoice.Component language={language} {...sample} />
        </Suspense>
      )}
    </div>
  )
  const face = (
    <>
      <RecorderFace
        words={recorderFace[language]}
        isOpening={isOpen}
        onStart={() => setIsOpen(true)}
        beside={voice}
      />
      <UploadKey
        label={words.upload}
        missing={about ? null : words.chooseDevice}
        isReady={false}
        isSubmitting={false}
        trouble={null}
      />
    </>
  )
  return (
    <section className={styles.way} aria-labelledby="share-voice">
      <h2 className={styles.wayName} id="share-voice">
        {words.heading}
      </h2>
      {isOpen ? (
        <Suspense fallback={face}>
          <studio.Component {...way} sample={voice} />
        </Suspense>
      ) : (
        face
      )}
    </section>
  )
}
