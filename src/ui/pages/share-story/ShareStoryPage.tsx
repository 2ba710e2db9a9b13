import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import * as z from 'zod/mini'
import { deviceName } from '#content/deviceNames.ts'
import { share } from '#content/pages/share.ts'
import { promptQuestions } from '#content/promptQuestions.ts'
import { exhibits } from '#content/exhibits/index.ts'
import { allDevicesQuery } from '#api/queries/devices.ts'
import { useOverrides } from '#api/queries/overrides.ts'
import { overridden } from '#contract/overridden.ts'
import { visitStore } from '#lib/browser/storage.ts'
import { useLanguage, useWords } from '#state/language.ts'
import { ButtonLink, Button } from '#ui/kit/Button.tsx'
import { PageFrame } from '#ui/kit/PageFrame.tsx'
import { PromptQuestion } from '#ui/kit/recorder/PromptQuestion.tsx'
import { isDeviceShownHere, isShownHere } from '#ui/parts/isShownHere.ts'
import { Contribute } from '#ui/parts/contribute/Contribute.tsx'
import { QueuedNotice } from '#ui/parts/contribute/QueuedNotice.tsx'
import { shareSample } from '#content/pages/shareSample.ts'
import type { Narration } from '#contract/device.ts'
import { mainExhibitionId } from '#contract/limits.ts'
import { deviceStoryQuery, narrationIn } from '#api/queries/narration.ts'
import { fill } from '#lib/text/fill.ts'
import type { PlayerHandle } from '#lib/sound/playback.ts'
import { after } from '#lib/time/timers.ts'
import { playerWords } from '#content/player.ts'
import { NoSound } from '#ui/kit/player/NoSound.tsx'
import { usePlayerState } from '#ui/kit/player/usePlayerState.ts'
import { RecorderIcon } from '#ui/kit/recorder/RecorderIcon.tsx'
import { useRecordingPlayer } from '#ui/parts/useRecordingPlayer.ts'
import { resolveDevice, chooseDevice, type DeviceEntry, deviceOfAddress, noDevice } from './deviceEntry.ts'
import { DeviceList, NewDevice } from './DeviceFields.tsx'
import { ShareSuccess, type ShareSuccessProps } from './ShareSuccess.tsx'
import styles from './ShareStoryPage.module.css'
import { sampleEnd, sampleText } from './sampleEnd.ts'

/** Where visitors leave a story: choose a device, then speak or write. */
export function ShareStoryPage() {
  const language = useLanguage()
  const words = useWords(share)
  const overrides = useOverrides()
  const { data = [] } = useQuery(allDevicesQuery)
  const devices = data.filter(({ id }) => isDeviceShownHere(id))
  const [entry, setEntry] = useEntry()
  const [shared, setShared] = useState<Pick<ShareSuccessProps, 'report' | 'device'> | null>(null)

  const device = resolveDevice(entry, devices)
  const chosen = device?.kind === 'known' ? device.id : null
  const sampleOf = chosen ?? exhibits.find(({ id, device }) => device && isShownHere(id))?.device?.id
  const sampleName = devices.find(({ id }) => id === sampleOf)?.name

  const choice = { entry, onEntry: setEntry }

  return (
    <PageFrame
      kicker={words.kicker}
      title={words.title}
      lead={words.lead}
      action={<ButtonLink href="/exhibits/werkschau/explore-stories">{words.explore}</ButtonLink>}
    >
      <div className={styles.form} data-device={chosen ?? undefined}>
        {shared && <ShareSuccess {...shared} onAnother={() => setShared(null)} />}
        <QueuedNotice />
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
        <Contribute
          draft="share-story"
          device={device}
          first="voice"
          className={styles.pair}
          beside={
            <div className={styles.samplePlace}>
              {sampleOf !== undefined && sampleName !== undefined && (
                <SampleVoice deviceId={sampleOf} deviceName={deviceName(sampleName, language)} />
              )}
            </div>
          }
          onArrived={(report, sent) => {
            setEntry(noDevice)
            setShared({ report, device: sent })
          }}
        />
      </div>
    </PageFrame>
  )
}

/** The chosen device, stored until the tab closes or the story is sent. One in the address has precedence over a draft. */
function useEntry() {
  const search = useSearch()
  const [entry, setEntry] = useState<DeviceEntry>(() => {
    const deviceId = deviceOfAddress(search)
    return deviceId === null ? readDraft() : chooseDevice(deviceId)
  })
  useEffect(
    function saveDraft() {
      if (entry.deviceId === null && entry.newName === '') visitStore.remove(key)
      else visitStore.write(key, JSON.stringify({ entry }))
    },
    [entry],
  )
  return [entry, setEntry] as const
}

const key = 'draft:share-story'
const Draft = z.object({
  entry: z.object({ deviceId: z.nullable(z.int()), newName: z.string() }),
})

function readDraft(): DeviceEntry {
  const stored = visitStore.read(key)
  if (stored === null) return noDevice
  try {
    return Draft.parse(JSON.parse(stored)).entry
  } catch (reason) {
    console.warn('The draft of an earlier version cannot be read', reason)
    return noDevice
  }
}

interface SampleVoiceProps {
  readonly deviceId: number
  readonly deviceName: string
}

/** A sample voice (SHARE-06): the first sentences of the device's narration. */
function SampleVoice({ deviceId, deviceName }: SampleVoiceProps) {
  const language = useLanguage()
  const own = exhibits.find(({ device }) => device?.id === deviceId)?.exhibition
  const exhibitionId = own?.id ?? mainExhibitionId
  const { data } = useQuery(deviceStoryQuery(deviceId, exhibitionId))
  const narration = narrationIn(data, language)
  if (!narration) return null
  return <Sample key={narration.audioUrl} narration={narration} deviceName={deviceName} />
}

interface SampleProps {
  readonly narration: Narration
  readonly deviceName: string
}

function Sample({ narration, deviceName }: SampleProps) {
  const language = useLanguage()
  const words = useWords(shareSample)
  const player = useRecordingPlayer(narration.audioUrl, narration.duration)
  const { phase } = usePlayerState(player)
  const isOn = phase === 'playing' || phase === 'loading'
  useEndOfSample(player, phase === 'playing', sampleEnd(narration))

  return (
    <div className={styles.sample}>
      <Button look="quiet" aria-pressed={isOn} onClick={isOn ? player.stop : player.play}>
        <RecorderIcon sign={isOn ? 'stop' : 'play'} />
        {isOn ? words.stop : words.play}
      </Button>
      <p className={styles.hint}>{fill(words.caption, { device: deviceName })}</p>
      <div role="alert">
        {phase === 'failed' && <p>{playerWords[language].failed}</p>}
        <NoSound phase={phase}>
          <p lang={narration.language}>{sampleText(narration)}</p>
        </NoSound>
      </div>
    </div>
  )
}

/** Stops between two sentences. */
function useEndOfSample(player: PlayerHandle, isPlaying: boolean, endSeconds: number) {
  useEffect(
    function stopBetweenSentences() {
      if (!isPlaying) return
      return after(Math.max(0, endSeconds - player.position()) * 1000, player.stop)
    },
    [player, isPlaying, endSeconds],
  )
}
