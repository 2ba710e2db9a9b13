import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Listens on an element for events that bubble from controls inside it. The element itself is no control. */
export function useElementEvent<K extends keyof HTMLElementEventMap>(
  target: RefObject<HTMLElement | null>,
  type: K,
  run: (event: HTMLElementEventMap[K]) => void,
): void {
  const runLatest = useEffectEvent(run)
  useEffect(
    function hear() {
      const element = target.current
      if (element === null) return
      const listening = new AbortController()
      element.addEventListener(type, (event) => runLatest(event), listening)
      return () => listening.abort()
    },
    [target, type],
  )
}
