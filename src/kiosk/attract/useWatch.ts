import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { currently } from '#api/queries/overrides.ts'
import { every } from '#lib/time/timers.ts'
import { isIdlePrevented, onIdleBlockerGone, onVisitEnd, useVisit } from '#state/visit.ts'
import { idleSigns, signs } from '#lib/visit/presence.ts'
import { initialWatch, nextWatch, type WatchEvent } from './attractMachine.ts'

/** Whether it is time is looked at this often, ms. */
const lookMs = 2_000

/** Of seconds without anybody; staff may set others. */
const invitesAfterMs = () => currently('times.attract', 60) * 1000

/**
 * Watches for visitors at a kiosk.
 * @param onSomebody called at the first sign of a visitor
 */
export function useWatch(isAtStart: boolean, onSomebody: (sign: Event | null) => void): void {
  const [loadedAt] = useState(() => Date.now())
  const watch = useRef(initialWatch(loadedAt, isAtStart))
  const greet = useEffectEvent(onSomebody)

  const dispatch = useEffectEvent((event: WatchEvent, sign: Event | null = null) => {
    const before = watch.current
    const after = nextWatch(before, event, invitesAfterMs())
    watch.current = after
    if (before.isNobodyThere === after.isNobodyThere) return
    if (before.isNobodyThere && event.type === 'input') greet(sign)
    useVisit.setState({ isNobodyThere: after.isNobodyThere })
  })

  useEffect(
    function arrive() {
      dispatch({ type: 'arrived', isAtStart })
    },
    [isAtStart],
  )

  useEffect(function watchForSomebody() {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const notice = (sign: Event | null) => {
      // A mouse on its way to the invitation does not take it away.
      if (sign?.type.endsWith('move') && watch.current.isNobodyThere) return
      // The others show a person, too, but put off no idle return.
      const isUse = sign === null || idleSigns.some((name) => name === sign.type)
      dispatch({ type: 'input', at: Date.now(), isUse }, sign)
    }
    for (const sign of signs) addEventListener(sign, notice, { ...options, passive: sign !== 'click' })
    const stops = [
      onIdleBlockerGone(() => notice(null)),
      onVisitEnd(() => dispatch({ type: 'visitEnded' })),
      every(lookMs, () =>
        dispatch({
          type: 'look',
          at: Date.now(),
          isHeld: isIdlePrevented(),
        }),
      ),
    ]
    return () => {
      listening.abort()
      for (const stop of stops) stop()
    }
  }, [])
}
