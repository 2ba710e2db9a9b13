import { useId, useRef } from 'react'
import { fill } from '#lib/text/fill.ts'
import { formatTime } from '#lib/text/formatTime.ts'
import { isSoundLoss, type PlayerHandle } from '#lib/sound/playback.ts'
import { Button } from '../Button.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { NoSound } from './NoSound.tsx'
import { PlayKey } from './PlayKey.tsx'
import type { PlayerWords } from './playerWords.ts'
import { SeekBar } from './SeekBar.tsx'
import { useMediaSession } from './useMediaSession.ts'
import { usePlayedShare } from './usePlayedShare.ts'
import { usePlayerState } from './usePlayerState.ts'
import styles from './VoicePlayer.module.css'

interface VoicePlayerProps {
  readonly player: PlayerHandle
  /** What is heard, for screen readers: 'Voice of the story «Sunday, thumb on the pause key»'. */
  readonly label: string
  readonly waveform: readonly number[] | null
  readonly words: PlayerWords
  /** `main` for the one recording a page is about. */
  readonly look?: 'main' | 'plain'
}

/** Play key, waveform as the seek control, and the time. */
export function VoicePlayer({ player, label, waveform, words, look = 'plain' }: VoicePlayerProps) {
  const state = usePlayerState(player)
  const { phase, position, duration } = state
  const frame = useRef<HTMLDivElement>(null)
  const labelId = useId()
  usePlayedShare(player, frame)
  useMediaSession(player, label, state)
  const hasFailed = phase === 'failed'

  return (
    <div
      ref={frame}
      className={styles.player}
      data-look={look}
      data-phase={phase}
      role="group"
      aria-labelledby={labelId}
    >
      <span id={labelId} hidden>
        {label}
      </span>
      <PlayKey player={player} phase={phase} label={label} words={words} />
      <SeekBar
        player={player}
        position={position}
        duration={duration}
        waveform={waveform}
        label={`${words.place}: ${label}`}
        valueText={fill(words.ofTotal, { position: formatTime(position), duration: formatTime(duration) })}
      />
      <p className={styles.times}>
        <span>{formatTime(position)}</span>
        <span aria-hidden="true" className={styles.slash}>
          /
        </span>
        <span>{formatTime(duration)}</span>
      </p>
      <div className={styles.trouble} role="alert">
        {(hasFailed || isSoundLoss(phase)) && (
          <>
            {hasFailed && <p>{words.failed}</p>}
            <NoSound phase={phase} words={words} />
            <Button look="quiet" onClick={player.play}>
              {words.retry} <VisuallyHidden>({label})</VisuallyHidden>
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
