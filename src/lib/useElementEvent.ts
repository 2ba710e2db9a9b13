import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Hears keys that were pressed anywhere in an element which is itself no control. */
export function useKeyDown(target: RefObject<HTMLElement | null>, run: (event: KeyboardEvent) => void): void {
  const runLatest = useEffectEvent(run)
  useEffect(
    function hearKeys() {
      const element = target.current
      if (element === null) return
      const listening = new AbortController()
      element.addEventListener('keydown', (event) => runLatest(event), listening)
      return () => listening.abort()
    },
    [target],
  )
}
