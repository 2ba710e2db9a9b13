import type { ReactNode } from 'react'
import { adminNarrations } from '#content/pages/adminNarrations.ts'
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
import { useLanguage, useWords } from '#state/language.ts'
import { adminScript } from '#content/pages/adminScript.ts'
import type { Language } from '#contract/common.ts'
import { formatTime } from '#lib/text/formatTime.ts'
import type { PlayerHandle } from '#lib/sound/playback.ts'
import { Button } from '#ui/kit/Button.tsx'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'
import { voiceWords } from './script/editedSegments.ts'

export interface NarrationCardProps {
  readonly kind: 'candidate' | 'published' | 'former'
  readonly note: string
  readonly narration: Narration & { readonly segments?: readonly SpokenSegment[] | undefined }
  /** For screen readers: what it is, of which device, in which language. */
  readonly label: string
  readonly children?: ReactNode
}

/** One narration to listen to and to read, and what can be done with it. */
export function NarrationCard({ kind, note, narration, label, children }: NarrationCardProps) {
  const words = useWords(adminNarrations)
  const { audioUrl, duration, waveform } = narration
  const player = useRecordingPlayer(audioUrl, duration)
  const bars = useWaveform(player, audioUrl, waveform)
  const { phase, position } = usePlayerState(player)
  return (
    <section className={styles.card} data-kind={kind} aria-label={label}>
      <p className={styles.head}>
        <strong>{words[kind]}</strong>
        <span className={shared.mono}>
          {words.languages[narration.language]} · {note}
        </span>
      </p>
      <VoicePlayer player={player} label={label} waveform={bars} />
      <Transcript
        title={words.transcript}
        transcript={narration.transcript}
        cues={narration.cues}
        current={phase === 'idle' ? null : cueAt(narration.cues, position)}
        language={narration.language}
      />
      <ReadBy readers={narration.readBy} />
      {narration.segments && (
        <SpokenSegments player={player} segments={narration.segments} textLanguage={narration.language} />
      )}
      {children && <div className={shared.keys}>{children}</div>}
    </section>
  )
}

interface SpokenSegmentsProps {
  readonly player: PlayerHandle
  readonly segments: readonly SpokenSegment[]
  readonly textLanguage: Language
}

/** Who speaks which stretch of a narration; each plays from there. */
function SpokenSegments({ player, segments, textLanguage }: SpokenSegmentsProps) {
  const language = useLanguage()
  const words = useWords(adminScript).spoken
  return (
    <details className={styles.former}>
      <summary>{words.heading}</summary>
      <ol className={shared.rows}>
        {segments
          .filter(({ kind }) => kind !== 'pause')
          .map(({ start, text, voice }) => (
            <li key={start} className={styles.spoken}>
              <Button
                look="quiet"
                onClick={() => {
                  player.seek(start)
                  player.play()
                }}
              >
                {formatTime(start)} <VisuallyHidden>({words.play})</VisuallyHidden>
              </Button>
              <span className={shared.mono}>
                <bdi>{voiceWords(voice, language)}</bdi>
              </span>
              <span className={styles.line} lang={textLanguage} dir="auto">
                {text}
              </span>
            </li>
          ))}
      </ol>
    </details>
  )
}
