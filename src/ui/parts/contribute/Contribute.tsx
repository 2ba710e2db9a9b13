import { type ReactNode, Suspense, useState } from 'react'
import { shareConsent, voiceConsent } from '#content/consent.ts'
import * as messages from '#content/messages.ts'
import { share } from '#content/pages/share.ts'
import type { Report } from '#contract/common.ts'
import { shareText, shareVoice, type StoryDevice } from '#api/contributions.ts'
import { lazyComponent } from '#lib/browser/lazyComponent.ts'
import { useLanguage, useWords } from '#state/language.ts'
import { CheckField } from '#ui/kit/Field.tsx'
import { whenShown } from '#content/pages/whenShown.ts'
import { useStoriesAwaitReading } from '#api/queries/overrides.ts'
import { AdultConsent, useConsentVersion } from './AdultConsent.tsx'
import styles from './contribute.module.css'
import { TextForm } from './TextForm.tsx'
import type { VoiceFormProps } from './VoiceForm.tsx'

type Spoken = StoryDevice & { readonly consentVersion: string; readonly voiceConsentVersion: string | null }

/** The recorder comes once the page is there. */
const VoiceForm = lazyComponent<VoiceFormProps<Spoken, Report>>(
  'recorder',
  async () => (await import('./VoiceForm.tsx')).VoiceForm,
)

interface ContributeProps {
  readonly draft: 'share-story' | 'imac'
  /** null: no device chosen yet. */
  readonly device: StoryDevice | null
  readonly first: 'voice' | 'text'
  /** Class of both forms. */
  readonly className: string | undefined
  /** A sample voice, beside the record button. */
  readonly beside?: ReactNode
  /** Called on arrival; `device` is what was sent, whatever was chosen meanwhile. */
  readonly onArrived: (report: Report, device: StoryDevice) => void
}

/** Shares a story by voice or text, with the consent (SHARE-01 to SHARE-05, IMAC-06). */
export function Contribute({ draft, device, first, className, beside, onArrived }: ContributeProps) {
  const language = useLanguage()
  const words = useWords(share)
  const [isVoiceGiven, setIsVoiceGiven] = useState(false)
  const consentVersion = useConsentVersion(shareConsent)
  const content = device && { ...device, consentVersion }

  const voiceForm = (
    <Suspense key="voice" fallback={<div className={styles.coming} />}>
      <VoiceForm
        page="share"
        heading={words.voice.heading}
        upload={words.voice.upload}
        missing={device ? null : words.voice.chooseDevice}
        tooLarge={messages.tooLargeOnShare}
        draft={draft}
        content={content && { ...content, voiceConsentVersion: isVoiceGiven ? voiceConsent.version : null }}
        send={shareVoice}
        onArrived={(report, sent) => {
          setIsVoiceGiven(false)
          onArrived(report, sent)
        }}
        consent={
          <CheckField
            label={voiceConsent.text[language]}
            checked={isVoiceGiven}
            onChange={(event) => setIsVoiceGiven(event.currentTarget.checked)}
          />
        }
        beside={beside}
      />
    </Suspense>
  )
  const textForm = (
    <TextForm
      key="text"
      page="share"
      heading={words.text.heading}
      upload={words.text.upload}
      missing={device ? null : words.text.chooseDevice}
      words={words.text}
      draft={draft}
      content={content}
      send={shareText}
      onArrived={onArrived}
    />
  )

  return (
    <>
      <div className={className}>{first === 'voice' ? [voiceForm, textForm] : [textForm, voiceForm]}</div>
      <div className={styles.consent}>
        <WhenShown isNewDevice={device?.kind === 'new'} />
        <p>{shareConsent.text[language]}</p>
        <AdultConsent />
      </div>
    </>
  )
}

/** Says before sending when visitors will see the story (ADMIN-08). The exhibition does not show a new device yet. */
function WhenShown({ isNewDevice }: { readonly isNewDevice: boolean }) {
  const isRead = useStoriesAwaitReading()
  const { promise } = useWords(whenShown)
  if (isNewDevice) return <p>{isRead ? promise.both : promise.device}</p>
  return <p>{isRead ? promise.reading : promise.nothing}</p>
}
