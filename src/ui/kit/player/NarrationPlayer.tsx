import type { ReactNode } from 'react'
import type { Narration } from '#contract/device.ts'
import type { PlayerHandle } from '#lib/sound/playback.ts'
import { Captions } from './Captions.tsx'
import { cueAt } from './cues.ts'
import { ReadBy } from './ReadBy.tsx'
import { Transcript } from './Transcript.tsx'
import { usePlayerState } from './usePlayerState.ts'
import { VoicePlayer } from './VoicePlayer.tsx'
import styles from './NarrationPlayer.module.css'

interface NarrationPlayerProps {
  readonly narration: Narration
  readonly player: PlayerHandle
  readonly label: string
  readonly waveform: readonly number[] | null
  /** Summary of the disclosure with the whole text. */
  readonly transcriptTitle: ReactNode
}

/** A device's narration: player, captions and transcript. */
export function NarrationPlayer(props: NarrationPlayerProps) {
  const { narration, player } = props
  const { phase, position } = usePlayerState(player)
  const current = cueAt(narration.cues, position)
  return (
    <div className={styles.narration}>
      <VoicePlayer player={player} label={props.label} waveform={props.waveform} look="main" />
      {narration.cues.length > 0 && (
        <Captions cues={narration.cues} current={current} language={narration.language} />
      )}
      <Transcript
        title={props.transcriptTitle}
        transcript={narration.transcript}
        cues={narration.cues}
        current={phase === 'idle' ? null : current}
        isOffered={phase === 'dead'}
        language={narration.language}
      />
      <ReadBy readers={narration.readBy} />
    </div>
  )
}
