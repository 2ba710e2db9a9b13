import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { shareSample } from '#content/pages/shareSample.ts'
import type { Narration } from '#contract/device.ts'
import { exhibits } from '#content/exhibits/index.ts'
import { mainExhibitionId } from '#contract/limits.ts'
import { deviceStoryQuery } from '#api/queries/narration.ts'
import { fill } from '#lib/text/fill.ts'
import type { PlayerHandle } from '#lib/sound/playback.ts'
import { after } from '#lib/time/timers.ts'
import { Button } from '#ui/kit/Button.tsx'
import { playerWords } from '#content/player.ts'
import { NoSound } from '#ui/kit/player/NoSound.tsx'
import { usePlayerState } from '#ui/kit/player/usePlayerState.ts'
import { RecorderIcon } from '#ui/kit/recorder/RecorderIcon.tsx'
import { useRecordingPlayer } from '#ui/parts/useRecordingPlayer.ts'
import { sampleEnd, sampleText } from './sampleEnd.ts'
import styles from './ShareStoryPage.module.css'
import { useLanguage, useWords } from '#state/language.ts'

interface SampleVoiceProps {
  readonly deviceId: number
  readonly deviceName: string
}

/** A sample voice (SHARE-06): the first sentences of the device's narration. */
export function SampleVoice({ deviceId, deviceName }: SampleVoiceProps) {
  const language = useLanguage()
  const own = exhibits.find(({ device }) => device?.id === deviceId)?.exhibition
  const exhibitionId = own?.id ?? mainExhibitionId
  const { data } = useQuery(deviceStoryQuery(deviceId, exhibitionId))
  const narrations = data?.narrations ?? []
  const narration = narrations.find((each) => each.language === language) ?? narrations[0]
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
