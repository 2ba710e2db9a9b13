import { useEffect, useRef } from 'react'
import { everyFrame } from '#lib/time/timers.ts'
import { counterDigits, counterWheels, hubTurns } from '#lib/tape/counter.ts'
import type { TapeLive } from '#lib/tape/deck.ts'
import { tapeFor } from '#lib/tape/reels.ts'
import styles from './Counter.module.css'

interface CounterProps {
  readonly live: TapeLive
  readonly isMoving: boolean
  readonly second: number
  /** Turns of the hub at which it shows 000. */
  readonly zero: number
}

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0]

/** Three wheels that count the turns of the take-up hub. */
export function Counter({ live, isMoving, second, zero }: CounterProps) {
  const window = useRef<HTMLSpanElement>(null)

  useEffect(
    function turnWheels() {
      const wheels = [...(window.current?.querySelectorAll<HTMLElement>('[data-wheel]') ?? [])]
      const draw = () => {
        const places = counterWheels(hubTurns(live.position, tapeFor(live.duration)) - zero)
        wheels.forEach((wheel, index) => wheel.style.setProperty('--at', (places[index] ?? 0).toFixed(3)))
      }
      draw()
      const isStill = !isMoving || matchMedia('(prefers-reduced-motion: reduce)').matches
      return isStill ? undefined : everyFrame(draw)
    },
    [live, isMoving, second, zero],
  )

  return (
    <span
      ref={window}
      className={styles.counter}
      data-digits={counterDigits(hubTurns(live.position, tapeFor(live.duration)) - zero)}
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
