import { useEffect, useEffectEvent } from 'react'
import { after } from './timers.ts'

/** Runs once, `delayMs` after it was last set; null stops it. The latest `run` is called. */
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
