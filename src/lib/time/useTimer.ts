import { useEffect, useEffectEvent } from 'react'
import { after } from './timers.ts'

/** Runs the latest `run` once, `delayMs` after the delay was last set; null stops it. */
export function useTimeout(run: () => void, delayMs: number | null): void {
  const runLatest = useEffectEvent(run)
  useEffect(
    function startTimeout() {
      if (delayMs === null) return
      return after(delayMs, () => runLatest())
    },
    [delayMs],
  )
}
