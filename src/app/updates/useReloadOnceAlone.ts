import { useEffect } from 'react'
import { after, type Stop } from '#lib/time/timers.ts'
import { countReload, requestReload } from './reload.ts'

/** In kiosk mode, nobody is there any more after this long without a touch (FIT-04). */
const idleMs = 300_000
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/** Reloads the page when nobody has touched it for the idle time and the kiosk's growing delay after that. */
export function useReloadOnceAlone(isDue: boolean): void {
  useEffect(
    function reloadOnceAlone() {
      if (!isDue) return
      const listening = new AbortController()
      const delayMs = idleMs + countReload()
      let stop: Stop = () => {}
      const wait = () => {
        stop()
        stop = after(delayMs, () => void requestReload('trouble'))
      }
      wait()
      for (const sign of signs)
        addEventListener(sign, wait, { passive: true, capture: true, signal: listening.signal })
      return () => {
        listening.abort()
        stop()
      }
    },
    [isDue],
  )
}
