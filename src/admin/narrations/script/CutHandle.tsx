import { useDrag } from '@use-gesture/react'
import type { KeyboardEvent } from 'react'
import { scriptLimits } from '#contract/narrationScriptLimits.ts'
import styles from './Script.module.css'
import type { Edge } from './cuts.ts'

interface CutHandleProps {
  readonly edge: Edge
  readonly label: string
  readonly valueText: string
  /** Seconds. */
  readonly value: number
  readonly duration: number
  readonly onMove: (seconds: number) => void
}

/** Seconds that an arrow key moves it; with Shift, ten times that. */
const step = 0.05
const directions: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
}

/** One edge of a stretch, on the waveform: dragged, or moved by the arrow keys. */
export function CutHandle({ edge, label, valueText, value, duration, onMove }: CutHandleProps) {
  function moveByKey(event: KeyboardEvent) {
    const direction = directions[event.key]
    if (direction === undefined) return
    event.preventDefault()
    onMove(value + direction * step * (event.shiftKey ? 10 : 1))
  }
  const bindDrag = useDrag(
    ({ first, active, xy: [x], currentTarget }) => {
      if (!(currentTarget instanceof HTMLElement)) return
      const frame = currentTarget.parentElement?.getBoundingClientRect()
      if (first) currentTarget.focus()
      else if (frame && active) onMove(((x - frame.left) / frame.width) * duration)
    },
    { pointer: { keys: false } },
  )
  return (
    <span
      role="slider"
      tabIndex={0}
      className={styles.handle}
      data-edge={edge}
      style={{ left: `${(value / duration) * 100}%` }}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(duration, scriptLimits.takeSeconds)}
      aria-valuenow={value}
      aria-valuetext={valueText}
      onKeyDown={moveByKey}
      {...bindDrag()}
    />
  )
}
