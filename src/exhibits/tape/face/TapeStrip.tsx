import type { CSSProperties, KeyboardEvent } from 'react'
import { useDrag } from '@use-gesture/react'
import { tape as tapeWords } from '#content/exhibits/tape/words.ts'
import { deckFace, deckKnob } from '#lib/tape/deckSize.ts'
import { fill } from '#lib/text/fill.ts'
import { formatTime } from '#lib/text/formatTime.ts'
import type { DeckState } from '#lib/tape/deck.ts'
import { useWords } from '#state/language.ts'
import styles from './TapeStrip.module.css'
import { turned } from './knobTurn.ts'

interface TapeStripProps {
  readonly state: DeckState
  readonly onSeek: (seconds: number) => void
  readonly onVolume: (volume: number) => void
  readonly onExaggerate: (on: boolean) => void
}

/** Seconds. */
const positionStep = 0.1

/** Seconds per key on the position; arrows follow spec §9's skip step. */
const jumps: Readonly<Record<string, number>> = {
  ArrowRight: 5,
  ArrowUp: 5,
  ArrowLeft: -5,
  ArrowDown: -5,
  PageUp: 15,
  PageDown: -15,
}

/** Time, position, volume and the worn-tape switch (DECK-04, DECK-05, DECK-09). */
export function TapeStrip({ state, onSeek, onVolume, onExaggerate }: TapeStripProps) {
  const words = useWords(tapeWords)
  const { second, duration, volume } = state
  // A tape that was just inserted cannot be wound yet; one that waits for data later can.
  const isComing = state.mode === 'noStory' || (state.mode === 'loading' && second === 0)
  const times = { position: formatTime(second), duration: formatTime(duration) }
  const percent = fill(words.deck.percent, { percent: Math.round(volume * 100) })
  function slide(seconds: number) {
    // The slider's last step may fall short of the end.
    onSeek(seconds > duration - positionStep ? duration : seconds)
  }
  function jump(event: KeyboardEvent) {
    const seconds = jumps[event.key]
    if (seconds === undefined) return
    event.preventDefault()
    onSeek(second + seconds)
  }
  return (
    <div className={styles.strip}>
      <p className={styles.time} role="timer" aria-label={words.deck.time} aria-live="off">
        {fill(words.deck.timeOf, times)}
      </p>
      <input
        type="range"
        className={styles.range}
        style={shareStyle(duration > 0 ? second / duration : 0)}
        min={0}
        max={Math.max(1, duration)}
        step={positionStep}
        value={Math.min(second, Math.max(1, duration))}
        disabled={duration <= 0 || isComing}
        aria-label={words.deck.position}
        aria-valuetext={fill(words.deck.spokenTime, times)}
        onChange={(event) => slide(event.currentTarget.valueAsNumber)}
        onKeyDown={jump}
      />
      <label className={styles.volume}>
        <span>{words.deck.volume}</span>
        <input
          type="range"
          className={styles.range}
          style={shareStyle(volume)}
          min={0}
          max={1}
          step={0.01}
          value={volume}
          aria-valuetext={percent}
          onChange={(event) => onVolume(event.currentTarget.valueAsNumber)}
        />
        <VolumeKnob volume={volume} onVolume={onVolume} />
      </label>
      <label className={styles.worn} title={words.deck.exaggerateNote}>
        <input
          type="checkbox"
          className={styles.check}
          checked={state.isExaggerated}
          onChange={(event) => onExaggerate(event.currentTarget.checked)}
        />
        <span>{words.deck.exaggerate}</span>
      </label>
    </div>
  )
}

const shareStyle = (share: number): CSSProperties => ({ '--played': Math.min(1, share).toFixed(4) })

interface VolumeKnobProps {
  readonly volume: number
  readonly onVolume: (volume: number) => void
}

/** The knob of the drawn deck, turned in the scene; the slider beside it is for keyboard and screen readers. */
function VolumeKnob({ volume, onVolume }: VolumeKnobProps) {
  const bindDrag = useDrag(
    ({ xy: [x, y], currentTarget, memo }) => {
      if (!(currentTarget instanceof Element)) return
      const { left, top, width, height } = currentTarget.getBoundingClientRect()
      /** Radians clockwise around its centre. */
      const angle = Math.atan2(y - top - height / 2, x - left - width / 2)
      const before: { angle: number; volume: number } = memo ?? { angle, volume }
      const now = { angle, volume: turned(before.volume, before.angle, angle) }
      onVolume(now.volume)
      return now
    },
    { pointer: { keys: false } },
  )
  return <span className={styles.knob} style={place} aria-hidden="true" {...bindDrag()} />
}

/** Millimetres from the upper left corner of the face. */
const place = {
  '--x': deckFace.width / 2 + deckKnob.x - deckKnob.radius,
  '--y': deckFace.height / 2 - deckKnob.y - deckKnob.radius,
  '--across': 2 * deckKnob.radius,
}
