import { useQuery } from '@tanstack/react-query'
import type { Device, Narration } from '#contract/device.ts'
import { deviceName } from '#content/deviceNames.ts'
import * as messages from '#content/messages.ts'
import { explore } from '#content/pages/explore.ts'
import { deviceStoryQuery, narrationIn } from '#api/queries/narration.ts'
import { fill } from '#lib/text/fill.ts'
import { Button } from '#ui/kit/Button.tsx'
import { NarrationPlayer } from '#ui/kit/player/NarrationPlayer.tsx'
import styles from './DeviceNarration.module.css'
import { Quoted } from '#ui/parts/Quoted.tsx'
import { useRecordingPlayer } from '#ui/parts/useRecordingPlayer.ts'
import { useWaveform } from '#ui/parts/useWaveform.ts'
import { useLanguage, useWords } from '#state/language.ts'

interface DeviceNarrationProps {
  readonly device: Device
}

/** A device's narration, in the page's language if there is one. */
export function DeviceNarration({ device }: DeviceNarrationProps) {
  const language = useLanguage()
  const words = useWords(explore)
  const story = useQuery(deviceStoryQuery(device.id))
  const narration = narrationIn(story.data, language)
  return (
    <section className={styles.section}>
      <div className={styles.margin}>
        <h3 className={styles.heading}>{words.narration.heading}</h3>
        {narration && narration.language !== language && <p>{words.onlyIn[narration.language]}</p>}
      </div>
      <div>
        {narration ? (
          <Spoken
            key={narration.audioUrl}
            narration={narration}
            label={fill(words.narration.label, { device: deviceName(device.name, language) })}
          />
        ) : story.data ? (
          <div className={styles.words} role="status">
            <Quoted message={messages.noDeviceStory} />
          </div>
        ) : story.errorUpdateCount > 0 ? (
          <div className={styles.words} role="alert">
            <Quoted message={messages.deviceStoryFailed} />
            <Button look="quiet" busy={story.isFetching} onClick={() => void story.refetch()}>
              {words.tryAgain}
            </Button>
          </div>
        ) : (
          <p className={styles.words} role="status">
            {words.narration.loading}
          </p>
        )}
      </div>
    </section>
  )
}

interface SpokenProps {
  readonly narration: Narration
  readonly label: string
}

function Spoken(props: SpokenProps) {
  const words = useWords(explore)
  const { audioUrl, duration, waveform: known } = props.narration
  const player = useRecordingPlayer(audioUrl, duration)
  const waveform = useWaveform(player, audioUrl, known)
  return (
    <NarrationPlayer
      narration={props.narration}
      player={player}
      label={props.label}
      waveform={waveform}
      transcriptTitle={words.narration.transcript}
    />
  )
}
