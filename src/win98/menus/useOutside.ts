import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls when a press lands outside an element, while `isWanted`. */
export function useOutside(inside: RefObject<HTMLElement | null>, isWanted: boolean, run: () => void): void {
  const runLatest = useEffectEvent(run)
  useEffect(
    function watchOutside() {
      if (!isWanted) return
      const listening = new AbortController()
      const press = ({ target }: PointerEvent) => {
        if (target instanceof Node && inside.current?.contains(target)) return
        runLatest()
      }
      addEventListener('pointerdown', press, { capture: true, signal: listening.signal })
      return () => listening.abort()
    },
    [inside, isWanted],
  )
}
