import { type RefObject, useEffect, useRef } from 'react'
import { echo } from '#content/exhibits/echo/words.ts'
import * as messages from '#content/messages.ts'
import { everyFrame } from '#lib/time/timers.ts'
import type { VoiceLive } from '#lib/sound/voiceLive.ts'
import { Button } from '#ui/kit/Button.tsx'
import { NarrationPlayer } from '#ui/kit/player/NarrationPlayer.tsx'
import { VoicePlayer } from '#ui/kit/player/VoicePlayer.tsx'
import { hasSpoken } from '../echoMachine.ts'
import styles from './DevicePanel.module.css'
import type { DeviceStoryView } from './useDeviceStory.ts'
import { useLanguage, useWords } from '#state/language.ts'

interface DevicePanelProps {
  readonly story: DeviceStoryView
  readonly live: VoiceLive
  /** Over a drawn sky, captions show only while the device speaks. */
  readonly isInSky: boolean
}

/** The device's narration: a key in a ring of light, captions and transcript (ECHO-03). */
export function DevicePanel(props: DevicePanelProps) {
  const language = useLanguage()
  const words = useWords(echo)
  const { story } = props
  const { narration, player, voice } = story
  const ring = useRef<HTMLElement>(null)
  useBreath(ring, props.live, voice === 'playing')
  return (
    <section
      ref={ring}
      className={styles.device}
      aria-labelledby="device-heading"
      data-voice={voice}
      data-sky={props.isInSky || undefined}
      data-spoken={hasSpoken({ device: voice }) || undefined}
      style={{ '--word': JSON.stringify(words.device.play) }}
    >
      <h2 id="device-heading" className={styles.heading}>
        {words.device.heading}
      </h2>
      <Failure {...props} />
      {player !== null &&
        (narration === null ? (
          <VoicePlayer player={player} label={words.device.label} waveform={null} look="main" />
        ) : (
          <NarrationPlayer
            narration={narration}
            player={player}
            label={words.device.label}
            waveform={narration.waveform}
            transcriptTitle={
              narration.language === language
                ? words.device.transcript
                : `${words.device.transcript} (${words.device.onlyIn[narration.language]})`
            }
          />
        ))}
    </section>
  )
}

/** Why there is no sound, in the words of the specification. */
function Failure({ story }: DevicePanelProps) {
  const language = useLanguage()
  const words = useWords(echo)
  const { voice } = story
  if (voice === 'coming')
    return (
      <p className={styles.failure} role="status">
        {words.device.coming}
      </p>
    )
  if (voice === 'none')
    return (
      <p className={styles.failure} role="status">
        {messages.noDeviceStory[language]}
      </p>
    )
  if (voice !== 'failed') return null
  return (
    <div className={styles.failure} role="alert">
      <p>{messages.deviceStoryFailed[language]}</p>
      <Button look="quiet" busy={story.isFetching} onClick={story.retry}>
        {words.tryAgain}
      </Button>
    </div>
  )
}

/** Sets `--breath` (0 to 1) on an element while the voice plays; needs no frames at rest. */
function useBreath(target: RefObject<HTMLElement | null>, live: VoiceLive, isPlaying: boolean): void {
  useEffect(
    function breathe() {
      const element = target.current
      if (!isPlaying || element === null) return
      const stop = everyFrame(() => element.style.setProperty('--breath', live.level.toFixed(3)))
      return () => {
        stop()
        element.style.setProperty('--breath', '0')
      }
    },
    [target, live, isPlaying],
  )
}
