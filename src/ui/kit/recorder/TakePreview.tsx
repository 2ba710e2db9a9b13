import { useEffect, useState } from 'react'
import type { PlayerHandle } from '#lib/sound/playback.ts'
import type { Take } from '#lib/sound/recording.ts'
import { Button } from '../Button.tsx'
import { VoicePlayer } from '../player/VoicePlayer.tsx'
import { onFirstTap } from './onFirstTap.ts'
import type { RecorderProps } from './Recorder.tsx'
import styles from './Recorder.module.css'
import { RecorderIcon } from './RecorderIcon.tsx'

interface TakePreviewProps extends RecorderProps {
  readonly take: Take
  /** Called when the keys are rendered. */
  readonly onReady: () => void
}

/** A finished recording: play, redo, discard, send. */
export function TakePreview(props: TakePreviewProps) {
  const { recorder, take, words, createPlayer, isLocked = false, onReady } = props
  const player = usePlayerOf(take.blob, take.durationMs, createPlayer)
  const [isAsking, setIsAsking] = useState(false)

  useEffect(
    function announceReady() {
      if (player) onReady()
    },
    [player, onReady],
  )

  return (
    <>
      <div className={styles.stage} data-focus-first="">
        {player && <VoicePlayer player={player} label={words.preview} waveform={take.waveform} look="main" />}
      </div>
      <p className={styles.verdict}>
        {take.ended === 'visitor' ? words.phase.preview : words.ended[take.ended]}
      </p>
      {isAsking ? (
        <div className={styles.sure} role="group" aria-label={words.discardSure}>
          <p>{words.discardSure}</p>
          <Button disabled={isLocked} onClick={recorder.discard}>
            {words.discard}
          </Button>
          <Button autoFocus onClick={() => setIsAsking(false)}>
            {words.keep}
          </Button>
        </div>
      ) : (
        <div className={styles.second}>
          <Button disabled={isLocked} onClick={onFirstTap(recorder.start)}>
            <RecorderIcon sign="record" />
            {words.again}
          </Button>
          <Button disabled={isLocked} onClick={() => setIsAsking(true)}>
            {words.discard}
          </Button>
        </div>
      )}
    </>
  )
}

/** A player while the recording is shown; revokes its object URL afterwards. */
function usePlayerOf(blob: Blob, durationMs: number, createPlayer: RecorderProps['createPlayer']) {
  const [player, setPlayer] = useState<PlayerHandle | null>(null)
  useEffect(
    function openTake() {
      const url = URL.createObjectURL(blob)
      const opened = createPlayer({ url, duration: durationMs / 1000 })
      setPlayer(opened)
      return () => {
        opened.stop()
        URL.revokeObjectURL(url)
      }
    },
    [blob, durationMs, createPlayer],
  )
  return player
}
