import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { shareConsent } from '../../../../content/consent.ts'
import { share } from '../../../../content/pages/share.ts'
import { promptQuestions } from '../../../../content/promptQuestions.ts'
import type { Language, Report } from '../../../../contract/common.ts'
import { deviceIds } from '../../../../contract/limits.ts'
import { allDevicesQuery } from '../../../api/queries/devices.ts'
import { lazyCode } from '../../../lib/lazyCode.tsx'
import { overridden, useOverrides } from '../../../lib/overrides.ts'
import { useStir } from '../../../lib/useStir.ts'
import { useLanguage } from '../../../state/language.ts'
import { ButtonLink } from '../../kit/Button.tsx'
import { PageFrame } from '../../kit/PageFrame.tsx'
import { PromptQuestion } from '../../kit/recorder/PromptQuestion.tsx'
import { KeepingPlace } from '../../parts/contribute/KeepingPlace.tsx'
import { TextWay } from '../../parts/contribute/TextWay.tsx'
import { VoiceWay } from '../../parts/contribute/VoiceWay.tsx'
import { PartMissing } from '../../parts/PartMissing.tsx'
import {
  type AboutDevice,
  aboutOf,
  chooseDevice,
  type DeviceEntry,
  deviceOfAddress,
  noDevice,
} from './aboutDevice.ts'
import { DeviceList, NewDevice } from './DeviceChoice.tsx'
import { type Draft, keepDraft, readDraft } from './draft.ts'
import type { ShareSuccessProps } from './ShareSuccess.tsx'
import styles from './ShareStoryPage.module.css'
import type { ShareStudioProps } from './ShareStudio.tsx'
import { SamplePlace } from './SamplePlace.tsx'
import { sendText } from './sendText.ts'

const studio = lazyCode<ShareStudioProps>(
  'recorder',
  async () => (await import('./ShareStudio.tsx')).ShareStudio,
  PartMissing,
)

const thanks = lazyCode<ShareSuccessProps>(
  'share-thanks',
  async () => (await import('./ShareSuccess.tsx')).ShareSuccess,
  (props) => (
    <PartMissing {...props}>
      <Safe {...props} />
    </PartMissing>
  ),
)

/** Said of a story that has left the visitor's hands, as long as there is nothing else to say it with. */
function Safe({ language }: { readonly language: Language }) {
  return <p ref={(line) => line?.scrollIntoView({ block: 'center' })}>{share[language].safe}</p>
}

/** Where visitors leave a story: choose a device, then tell it or write it. */
export function ShareStoryPage() {
  const [language, setLanguage] = useLanguage()
  const words = share[language]
  const overrides = useOverrides()
  const { data: devices = [] } = useQuery(allDevicesQuery)
  const [draft, setDraft] = useDraft()
  const [shared, setShared] = useState<Pick<ShareSuccessProps, 'report' | 'about'> | null>(null)
  useStir(thanks)

  const about = aboutOf(draft.entry, devices)
  const chosen = about?.kind === 'known' ? about.id : null
  const sampleOf = chosen ?? deviceIds.tape
  const sampleName = devices.find((device) => device.id === sampleOf)?.name

  const choice = {
    language,
    entry: draft.entry,
    onEntry: (entry: DeviceEntry) => setDraft((now) => ({ ...now, entry })),
  }

  const way = {
    language,
    to: about,
    onArrived(report: Report, sentTo: AboutDevice) {
      setDraft((now) => ({ ...now, entry: noDevice }))
      setShared({ report, about: sentTo })
    },
  }

  return (
    <PageFrame
      kicker={words.kicker}
      title={words.title}
      lead={words.lead}
      language={language}
      onLanguage={setLanguage}
      languageOrder={['en', 'de']}
      action={<ButtonLink href="/exhibits/werkschau/explore-stories">{words.explore}</ButtonLink>}
    >
      <div className={styles.form} data-device={chosen ?? undefined}>
        {shared && (
          <Suspense fallback={<Safe language={language} />}>
            <thanks.Component language={language} {...shared} onAnother={() => setShared(null)} />
          </Suspense>
        )}
        <KeepingPlace language={language} />
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
            studio={studio}
            studioProps={way}
            beside={(hasStirred) => (
              <SamplePlace
                language={language}
                hasStirred={hasStirred}
                sample={sampleName === undefined ? null : { deviceId: sampleOf, deviceName: sampleName }}
              />
            )}
          />
          <TextWay
            {...way}
            page="share"
            heading={words.text.heading}
            upload={words.text.upload}
            missing={about ? null : words.text.chooseDevice}
            words={words.text}
            text={draft.text}
            onText={(text) => setDraft((now) => ({ ...now, text }))}
            send={sendText}
          />
        </div>
        <p className={styles.consent}>{shareConsent.text[language]}</p>
      </div>
    </PageFrame>
  )
}

/** The draft, kept over reloads. A device in the address goes before the one of an earlier draft. */
function useDraft() {
  const search = useSearch()
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = readDraft()
    const deviceId = deviceOfAddress(search)
    return deviceId === null ? kept : { ...kept, entry: chooseDevice(deviceId) }
  })
  useEffect(
    function keep() {
      keepDraft(draft)
    },
    [draft],
  )
  return [draft, setDraft] as const
}
