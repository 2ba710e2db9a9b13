import type { KeyboardEvent } from 'react'
import type { PlayerHandle } from '#lib/sound/playback.ts'
import styles from './SeekBar.module.css'
import { Waveform } from './Waveform.tsx'

interface SeekBarProps {
  readonly player: PlayerHandle
  /** Seconds. */
  readonly position: number
  readonly duration: number
  readonly waveform: readonly number[] | null
  readonly label: string
  /** The place in words: '0:12 of 1:45'. */
  readonly valueText: string
}

/** Seconds a key jumps; the arrows follow spec §9's skip step. Home and End are the browser's own. */
const jumps: Readonly<Record<string, number>> = {
  ArrowRight: 5,
  ArrowUp: 5,
  ArrowLeft: -5,
  ArrowDown: -5,
  PageUp: 15,
  PageDown: -15,
}

/** The waveform with a real slider lying on it. */
export function SeekBar({ player, position, duration, waveform, label, valueText }: SeekBarProps) {
  function jumpByKey(event: KeyboardEvent) {
    const seconds = jumps[event.key]
    if (seconds === undefined) return
    event.preventDefault()
    player.seek(player.position() + seconds)
  }
  return (
    <div className={styles.bar}>
      <Waveform peaks={waveform} />
      <span className={styles.head} aria-hidden="true" />
      <input
        type="range"
        className={styles.range}
        min={0}
        max={duration}
        step={0.01}
        value={position}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={(event) => player.seek(event.currentTarget.valueAsNumber)}
        onKeyDown={jumpByKey}
      />
    </div>
  )
}
