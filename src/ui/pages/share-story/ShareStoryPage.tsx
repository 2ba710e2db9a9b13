import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import * as messages from '../../../../content/messages.ts'
import { share } from '../../../../content/pages/share.ts'
import { promptQuestions } from '../../../../content/promptQuestions.ts'
import { deviceIds } from '../../../../contract/limits.ts'
import { allDevicesQuery } from '../../../api/queries.ts'
import { useLanguage } from '../../../state/language.ts'
import { toast } from '../../../state/toasts.ts'
import { ButtonLink } from '../../kit/Button.tsx'
import { PageFrame } from '../../kit/PageFrame.tsx'
import { PromptQuestion } from '../../kit/recorder/PromptQuestion.tsx'
import { aboutOf, chooseDevice, type DeviceEntry, deviceOfAddress, noDevice } from './aboutDevice.ts'
import { DeviceList, NewDevice } from './DeviceChoice.tsx'
import { type Draft, keepDraft, readDraft } from './draft.ts'
import { ShareSuccess } from './ShareSuccess.tsx'
import styles from './ShareStoryPage.module.css'
import { TextWay } from './TextWay.tsx'
import { VoiceWay } from './VoiceWay.tsx'
import type { SharedStory } from './wayProps.ts'

/** Where visitors leave a story: choose a device, then tell it or write it. */
export function ShareStoryPage() {
  const [language, setLanguage] = useLanguage()
  const words = share[language]
  const { data: devices = [] } = useQuery(allDevicesQuery)
  const [draft, setDraft] = useDraft()
  const [shared, setShared] = useState<SharedStory | null>(null)

  const about = aboutOf(draft.entry, devices)
  const chosen = about?.kind === 'known' ? about.id : null
  const sampleOf = chosen ?? deviceIds.tape
  const sampleName = devices.find((device) => device.id === sampleOf)?.name

  const choice = {
    language,
    entry: draft.entry,
    onEntry: (entry: DeviceEntry) => setDraft((now) => ({ ...now, entry })),
  }

  function celebrate(story: SharedStory) {
    toast.success(messages.shared[language], { page: 'share', lang: language })
    setDraft((now) => ({ ...now, entry: noDevice }))
    setShared(story)
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
          <ShareSuccess
            key={shared.storyId}
            language={language}
            story={shared}
            onAnother={() => setShared(null)}
          />
        )}
        <div className={styles.pair}>
          <DeviceList {...choice} />
          <div className={styles.beside}>
            <NewDevice {...choice} />
            <PromptQuestion
              heading={words.prompt.heading}
              another={words.prompt.another}
              questions={promptQuestions[language]}
            />
          </div>
        </div>
        <div className={styles.pair}>
          <VoiceWay
            language={language}
            about={about}
            onShared={celebrate}
            sample={sampleName === undefined ? null : { deviceId: sampleOf, deviceName: sampleName }}
          />
          <TextWay
            language={language}
            about={about}
            onShared={celebrate}
            text={draft.text}
            onText={(text) => setDraft((now) => ({ ...now, text }))}
          />
        </div>
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
