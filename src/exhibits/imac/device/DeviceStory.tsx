import { useQuery } from '@tanstack/react-query'
import * as messages from '#content/messages.ts'
import { imacDesktop } from '#content/exhibits/imac/desktopWords.ts'
import type { Narration } from '#contract/device.ts'
import { imacExhibit } from '#content/exhibits/imac/exhibit.ts'
import { deviceStoryQuery } from '#api/queries/narration.ts'
import { Button } from '#ui/kit/Button.tsx'
import { NarrationPlayer } from '#ui/kit/player/NarrationPlayer.tsx'
import { useRecordingPlayer } from '#ui/parts/useRecordingPlayer.ts'
import styles from './DeviceStory.module.css'
import { FrequencyBars } from './FrequencyBars.tsx'
import { useLanguage, useWords } from '#state/language.ts'

/** The device's narration with its spectrum (IMAC-05). */
export function DeviceStory() {
  const language = useLanguage()
  const words = useWords(imacDesktop).device
  const query = useQuery(deviceStoryQuery(imacExhibit.device.id, imacExhibit.exhibition.id))
  const narrations = query.data?.narrations ?? []
  const narration = narrations.find((one) => one.language === language) ?? narrations[0]
  const isMissing = query.data !== undefined && narration === undefined
  const hasFailed = query.data === undefined && query.errorUpdateCount > 0
  if (isMissing || hasFailed)
    return (
      <div className={styles.notice} role="alert">
        <p>{(hasFailed ? messages.deviceStoryFailed : messages.noDeviceStory)[language]}</p>
        <Button busy={query.isFetching} onClick={() => void query.refetch()}>
          {words.tryAgain}
        </Button>
      </div>
    )
  if (narration === undefined)
    return (
      <p className={styles.notice} role="status">
        {words.coming}
      </p>
    )
  return <Narrated key={narration.audioUrl} narration={narration} />
}

function Narrated({ narration }: { readonly narration: Narration }) {
  const words = useWords(imacDesktop).device
  const player = useRecordingPlayer(narration.audioUrl, narration.duration)
  return (
    <div className={styles.story}>
      <FrequencyBars player={player} />
      <NarrationPlayer
        narration={narration}
        player={player}
        label={words.label}
        waveform={narration.waveform}
        transcriptTitle={words.transcript}
      />
    </div>
  )
}
