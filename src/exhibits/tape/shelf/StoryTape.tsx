import { type CSSProperties, memo } from 'react'
import type { Language } from '#contract/common.ts'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'
import { tapeConstants } from '../constants.ts'
import { shareLook, tapeLook } from '../handwriting.ts'
import styles from './StoryTape.module.css'

const { perColumn } = tapeConstants

interface StoryTapeProps {
  readonly id: number
  /** Index on the shelf, and the number of tapes. */
  readonly place: number
  readonly count: number
  readonly title: string
  readonly titleLanguage: Language | undefined
  /** Printed in the corner of the spine: the length of a voice. */
  readonly mark: string | null
  /** For screen readers, after the title. */
  readonly aside: string | null
  readonly isSelected: boolean
  /** The tab stop of the list. */
  readonly isStop: boolean
  readonly isShare: boolean
}

/** The spine of a cassette case. Its list handles presses and keys. */
export const StoryTape = memo(function StoryTape(props: StoryTapeProps) {
  const look = props.isShare ? shareLook : tapeLook(props.id)
  const style: CSSProperties = {
    '--tilt': `${look.tilt.toFixed(2)}deg`,
    '--shift': `${(look.shift * 100).toFixed(2)}%`,
    '--slope': `${look.slope.toFixed(2)}deg`,
    '--stock': look.paper,
    '--pen': look.ink,
    '--shell': look.shell,
    '--letters': props.title.length,
  }
  const pile = Math.floor(props.place / perColumn)
  // A pile that is not full stands on the board, too.
  const missing = Math.max(0, Math.min(perColumn, props.count) - (props.count - pile * perColumn))
  return (
    <li
      className={styles.slot}
      style={{ gridColumn: pile + 1, gridRow: (props.place % perColumn) + missing + 1 }}
      aria-posinset={props.place + 1}
      aria-setsize={props.count}
    >
      <button
        type="button"
        className={styles.tape}
        style={style}
        data-story={props.id}
        data-ruled={look.isRuled || undefined}
        data-share={props.isShare || undefined}
        aria-current={props.isSelected || undefined}
        tabIndex={props.isStop ? 0 : -1}
      >
        <span className={styles.card}>
          <span className={styles.side} aria-hidden="true">
            {props.isShare ? '+' : 'A'}
          </span>
          <span className={styles.title} data-hand={look.hand} lang={props.titleLanguage} dir="auto">
            {props.title}
          </span>
          {props.mark !== null && (
            <span className={styles.mark} aria-hidden="true">
              {props.mark}
            </span>
          )}
          {props.aside !== null && <VisuallyHidden>, {props.aside}</VisuallyHidden>}
        </span>
      </button>
    </li>
  )
})
