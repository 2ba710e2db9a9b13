import { useLayoutEffect, useRef } from 'react'
import { ipod } from '#content/exhibits/ipod/words.ts'
import type { ScreenPlane } from '#scenes/stage/screenPlane.ts'
import { useWords } from '#state/language.ts'
import { ringKeys, useWheel, type WheelHandlers } from './useWheel.ts'
import styles from './WheelPad.module.css'

interface WheelPadProps extends WheelHandlers {
  /** The wheel's plane on the page, in which touches are measured. */
  readonly plane: ScreenPlane
}

/** The click wheel: four keys on a ring that turns, and one in its centre. */
export function WheelPad({ plane, ...handlers }: WheelPadProps) {
  const words = useWords(ipod)
  const pad = useRef<HTMLDivElement>(null)
  useWheel(pad, plane, handlers)
  useLayoutEffect(
    function lieOnPicture() {
      plane.hold(pad.current)
      return () => plane.hold(null)
    },
    [plane],
  )
  return (
    <div ref={pad} className={styles.pad} role="group" aria-label={words.wheel.label} data-wheel="">
      {ringKeys.map((key) => (
        <button
          key={key}
          type="button"
          className={styles.sector}
          data-key={key}
          aria-label={words.wheel[key]}
        />
      ))}
      <button type="button" className={styles.centre} data-key="centre" aria-label={words.wheel.centre} />
    </div>
  )
}
