import type { ReactNode } from 'react'
import { adminNarrations } from '#content/pages/adminNarrations.ts'
import { playerWords } from '#content/player.ts'
import type { SpokenSegment } from '#contract/adminNarration.ts'
import type { Narration } from '#contract/device.ts'
import { cueAt } from '#ui/kit/player/cues.ts'
import { ReadBy } from '#ui/kit/player/ReadBy.tsx'
import { Transcript } from '#ui/kit/player/Transcript.tsx'
import { usePlayerState } from '#ui/kit/player/usePlayerState.ts'
import { VoicePlayer } from '#ui/kit/player/VoicePlayer.tsx'
import { useRecordingPlayer } from '#ui/parts/useRecordingPlayer.ts'
import { useWaveform } from '#ui/parts/useWaveform.ts'
import shared from '../parts/parts.module.css'
import styles from './Narrations.module.css'
import { SpokenSegments } from './SpokenSegments.tsx'
import { useLanguage } from '#state/language.ts'

interface SheetProps {
  readonly kind: 'candidate' | 'heard' | 'former'
  readonly what: string
  readonly note: string
  readonly narration: Narration & { readonly segments?: readonly SpokenSegment[] | undefined }
  /** For kiosk readers: what it is, of which device, in which language. */
  readonly label: string
  readonly children?: ReactNode
}

/** One narration to listen to and to read, and what can be done with it. */
export function Sheet({ kind, what, note, narration, label, children }: SheetProps) {
  const language = useLanguage()
  const words = adminNarrations[language]
  const { audioUrl, duration, waveform } = narration
  const player = useRecordingPlayer(audioUrl, duration)
  const bars = useWaveform(player, audioUrl, waveform)
  const { phase, position } = usePlayerState(player)
  return (
    <section className={styles.sheet} data-kind={kind} aria-label={label}>
      <p className={styles.head}>
        <strong>{what}</strong>
        <span className={shared.mono}>
          {words.languages[narration.language]} · {note}
        </span>
      </p>
      <VoicePlayer player={player} label={label} waveform={bars} words={playerWords[language]} />
      <Transcript
        title={words.transcript}
        transcript={narration.transcript}
        cues={narration.cues}
        current={phase === 'idle' ? null : cueAt(narration.cues, position)}
        language={narration.language}
      />
      <ReadBy readers={narration.readBy} words={playerWords[language]} />
      {narration.segments && (
        <SpokenSegments player={player} segments={narration.segments} textLanguage={narration.language} />
      )}
      {children && <div className={shared.keys}>{children}</div>}
    </section>
  )
}
