import { useEffect, useEffectEvent } from 'react'
import { after, every } from './timers.ts'

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

/** Runs every `intervalMs`; null stops it. The latest `run` is called. */
export function useInterval(run: () => void, intervalMs: number | null): void {
  const runLatest = useEffectEvent(run)
  useEffect(
    function startInterval() {
      if (intervalMs === null) return
      return every(intervalMs, () => runLatest())
    },
    [intervalMs],
  )
}
