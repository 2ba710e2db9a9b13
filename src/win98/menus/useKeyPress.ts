import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls for every key that is pressed inside of an element. */
export function useKeyPress(
  inside: RefObject<HTMLElement | null>,
  press: (event: KeyboardEvent) => void,
): void {
  const pressLatest = useEffectEvent(press)
  useEffect(
    function listenForKeys() {
      const listening = new AbortController()
      inside.current?.addEventListener('keydown', (event) => pressLatest(event), listening)
      return () => listening.abort()
    },
    [inside],
  )
}
