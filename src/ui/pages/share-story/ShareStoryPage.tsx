import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { shareConsent, voiceConsent } from '#content/consent.ts'
import { share } from '#content/pages/share.ts'
import { promptQuestions } from '#content/promptQuestions.ts'
import type { Report } from '#contract/common.ts'
import { exhibits } from '#content/exhibits/index.ts'
import { allDevicesQuery } from '#api/queries/devices.ts'
import { useOverrides } from '#api/queries/overrides.ts'
import { overridden } from '#contract/overridden.ts'
import { useTextDraft } from '#state/drafts.ts'
import { useLanguage } from '#state/language.ts'
import { ButtonLink } from '#ui/kit/Button.tsx'
import { CheckField } from '#ui/kit/Field.tsx'
import { PageFrame } from '#ui/kit/PageFrame.tsx'
import { PromptQuestion } from '#ui/kit/recorder/PromptQuestion.tsx'
import { isDeviceShownHere, isShownHere } from '#ui/parts/isShownHere.ts'
import { QueuedNotice } from '#ui/parts/contribute/QueuedNotice.tsx'
import { AdultConsent, useConsentVersion } from '#ui/parts/contribute/AdultConsent.tsx'
import { TextWay } from '#ui/parts/contribute/TextWay.tsx'
import { VoiceWay } from '#ui/parts/contribute/VoiceWay.tsx'
import { WhenShown } from '#ui/parts/contribute/WhenShown.tsx'
import {
  type AboutDevice,
  aboutOf,
  chooseDevice,
  type DeviceEntry,
  deviceOfAddress,
  noDevice,
} from './aboutDevice.ts'
import { DeviceList, NewDevice } from './DeviceChoice.tsx'
import { readEntry, saveEntry } from './storedEntry.ts'
import { ShareSuccess, type ShareSuccessProps } from './ShareSuccess.tsx'
import styles from './ShareStoryPage.module.css'
import { lazyComponent } from '#lib/lazyComponent.ts'
import type { ShareStudioProps } from './ShareStudio.tsx'
import { SampleVoice } from './SampleVoice.tsx'
import { sendText } from './sendText.ts'

/** Its code comes once the page is there. */
const ShareStudio = lazyComponent<ShareStudioProps>(
  'recorder',
  async () => (await import('./ShareStudio.tsx')).ShareStudio,
)

/** Where visitors leave a story: choose a device, then tell it or write it. */
export function ShareStoryPage() {
  const [language, setLanguage] = useLanguage()
  const words = share[language]
  const overrides = useOverrides()
  const { data = [] } = useQuery(allDevicesQuery)
  const devices = data.filter(({ id }) => isDeviceShownHere(id))
  const [entry, setEntry] = useEntry()
  const [text, setText] = useTextDraft('share-story')
  const [isVoiceGiven, setIsVoiceGiven] = useState(false)
  const consentVersion = useConsentVersion(shareConsent)
  const [shared, setShared] = useState<Pick<ShareSuccessProps, 'report' | 'about'> | null>(null)

  const about = aboutOf(entry, devices)
  const chosen = about?.kind === 'known' ? about.id : null
  const sampleOf = chosen ?? exhibits.find(({ id, device }) => device && isShownHere(id))?.device?.id
  const sampleName = devices.find((device) => device.id === sampleOf)?.name

  const choice = {
    language,
    entry,
    onEntry: setEntry,
  }

  const way = {
    language,
    to: about && { ...about, consentVersion },
    onArrived(report: Report, sentTo: AboutDevice) {
      setEntry(noDevice)
      setShared({ report, about: sentTo })
    },
  }
  const voiceWay = {
    ...way,
    to: way.to && { ...way.to, voiceInNarration: isVoiceGiven },
    onArrived(report: Report, sentTo: AboutDevice) {
      setIsVoiceGiven(false)
      way.onArrived(report, sentTo)
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
    <PageFrame
      kicker={words.kicker}
      title={words.title}
      lead={words.lead}
      language={language}
      onLanguage={setLanguage}
      action={<ButtonLink href="/exhibits/werkschau/explore-stories">{words.explore}</ButtonLink>}
    >
      <div className={styles.form} data-device={chosen ?? undefined}>
        {shared && <ShareSuccess language={language} {...shared} onAnother={() => setShared(null)} />}
        <QueuedNotice language={language} />
        <div className={styles.pair}>
          <DeviceList {...choice} />
          <div className={styles.beside}>
            <NewDevice {...choice} />
            <PromptQuestion
              heading={words.prompt.heading}
              another={words.prompt.another}
              questions={promptQuestions[language].map((question, index) =>
                overridden(overrides, `prompts.${index + 1}.${language}`, question),
              )}
            />
          </div>
        </div>
        <div className={styles.pair}>
          <VoiceWay
            language={language}
            heading={words.voice.heading}
            upload={words.voice.upload}
            missing={about ? null : words.voice.chooseDevice}
            studio={ShareStudio}
            draft="share-story"
            consent={voiceWay.consent}
            studioProps={voiceWay}
            beside={
              <div className={styles.samplePlace}>
                {sampleOf !== undefined && sampleName !== undefined && (
                  <SampleVoice language={language} deviceId={sampleOf} deviceName={sampleName} />
                )}
              </div>
            }
          />
          <TextWay
            {...way}
            page="share"
            heading={words.text.heading}
            upload={words.text.upload}
            missing={about ? null : words.text.chooseDevice}
            words={words.text}
            draft="share-story"
            text={text}
            onText={setText}
            send={sendText}
          />
        </div>
        <div className={styles.consent}>
          <WhenShown language={language} isNewDevice={about?.kind === 'new'} />
          <p>{shareConsent.text[language]}</p>
          <AdultConsent language={language} />
        </div>
      </div>
    </PageFrame>
  )
}

/** The device, kept over reloads. One in the address goes before that of an earlier draft. */
function useEntry() {
  const search = useSearch()
  const [entry, setEntry] = useState<DeviceEntry>(() => {
    const deviceId = deviceOfAddress(search)
    return deviceId === null ? readEntry() : chooseDevice(deviceId)
  })
  useEffect(
    function keep() {
      saveEntry(entry)
    },
    [entry],
  )
  return [entry, setEntry] as const
}
