import { useLayoutEffect, useRef } from 'react'
import type { Language } from '#contract/common.ts'
import type { Cue } from '#contract/device.ts'
import styles from './Captions.module.css'

interface CaptionsProps {
  readonly cues: readonly Cue[]
  /** Index of the current cue. */
  readonly current: number
  readonly language: Language
}

/** The current caption between its softer neighbours. Hidden from screen readers, which have the transcript. */
export function Captions({ cues, current, language }: CaptionsProps) {
  const list = useRef<HTMLOListElement>(null)

  useLayoutEffect(
    function bringCurrentToItsLine() {
      const track = list.current
      if (!track) return
      const place = () => {
        const line = track.children.item(current)
        if (line instanceof HTMLElement) track.style.setProperty('--shift', `${line.offsetTop}px`)
      }
      place()
      const observer = new ResizeObserver(place)
      observer.observe(track)
      return () => observer.disconnect()
    },
    [current, cues],
  )

  return (
    <div className={styles.captions} lang={language} data-cues aria-hidden="true">
      <div className={styles.window} data-first={current <= 0 ? '' : undefined}>
        <ol ref={list} className={styles.track}>
          {cues.map((cue, index) => (
            <li key={cue.start} className={styles.line} dir="auto" data-place={placeOf(index - current)}>
              {cue.text}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

/** All following cues are 'next', so that short lines leave no gap in the window. */
function placeOf(distance: number): 'before' | 'now' | 'next' | undefined {
  return distance === 0 ? 'now' : distance === -1 ? 'before' : distance > 0 ? 'next' : undefined
}
