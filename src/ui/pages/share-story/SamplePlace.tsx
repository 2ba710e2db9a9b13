import { Suspense } from 'react'
import type { Language } from '../../../../contract/common.ts'
import { lazyCode } from '../../../lib/lazyCode.tsx'
import { PartMissing } from '../../parts/PartMissing.tsx'
import type { SampleVoiceProps } from './SampleVoice.tsx'
import styles from './ShareStoryPage.module.css'

const sampleVoice = lazyCode<SampleVoiceProps>(
  'sample-voice',
  async () => (await import('./SampleVoice.tsx')).SampleVoice,
  PartMissing,
)

interface SamplePlaceProps {
  readonly language: Language
  readonly hasStirred: boolean
  /** The device whose narrator can be heard first; null as long as none is known. */
  readonly sample: { readonly deviceId: number; readonly deviceName: string } | null
}

/** Kept free for the voice to hear first, which comes once somebody stirs. */
export function SamplePlace({ language, hasStirred, sample }: SamplePlaceProps) {
  return (
    <div className={styles.samplePlace}>
      {hasStirred && sample && (
        <Suspense>
          <sampleVoice.Component language={language} {...sample} />
        </Suspense>
      )}
    </div>
  )
}
