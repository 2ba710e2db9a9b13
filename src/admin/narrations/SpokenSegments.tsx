import { adminScript } from '#content/pages/adminScript.ts'
import type { SpokenSegment } from '#contract/adminNarration.ts'
import type { Language } from '#contract/common.ts'
import { formatTime } from '#lib/text/formatTime.ts'
import type { PlayerHandle } from '#lib/sound/playback.ts'
import { Button } from '#ui/kit/Button.tsx'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'
import shared from '../parts/parts.module.css'
import styles from './Narrations.module.css'
import { voiceWords } from './script/voiceWords.ts'
import { useLanguage } from '#state/language.ts'

interface SpokenSegmentsProps {
  readonly player: PlayerHandle
  readonly segments: readonly SpokenSegment[]
  readonly textLanguage: Language
}

/** Who speaks which stretch of a narration; each plays from there. */
export function SpokenSegments({ player, segments, textLanguage }: SpokenSegmentsProps) {
  const language = useLanguage()
  const words = adminScript[language].spoken
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
