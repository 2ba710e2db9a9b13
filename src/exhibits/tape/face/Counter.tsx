import { useRef } from 'react'
import { counterDigits, counterWheels, hubTurns } from '#lib/tape/counter.ts'
import { tapeFor } from '#lib/tape/reels.ts'
import styles from './Counter.module.css'
import { type Transport, useReels } from './useReels.ts'

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0]

/** Three wheels that count the turns of the take-up hub. */
export function Counter(transport: Transport) {
  const { live } = transport
  const window = useRef<HTMLSpanElement>(null)
  useReels(transport, ({ takeUpAngle }) => {
    const places = counterWheels(takeUpAngle / (2 * Math.PI))
    window.current
      ?.querySelectorAll<HTMLElement>('[data-wheel]')
      .forEach((wheel, index) => wheel.style.setProperty('--at', (places[index] ?? 0).toFixed(3)))
  })

  return (
    <span
      ref={window}
      className={styles.counter}
      data-digits={counterDigits(hubTurns(live.position, tapeFor(live.duration)))}
      aria-hidden="true"
    >
      {[0, 1, 2].map((wheel) => (
        <span key={wheel} className={styles.slot}>
          <span className={styles.wheel} data-wheel="">
            {digits.map((digit, index) => (
              <span key={index}>{digit}</span>
            ))}
          </span>
        </span>
      ))}
    </span>
  )
}
