import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { currently } from '#api/queries/overrides.ts'
import { every } from '#lib/timers.ts'
import { isIdlePrevented, onIdleBlockerGone, onVisitEnd, useVisit } from '#state/visit.ts'
import { endVisit } from '#app/idle/endVisit.ts'
import { initialWatch, nextWatch, type WatchEvent } from './attractMachine.ts'

/** Whether it is time is looked at this often, ms. */
const lookMs = 2_000
const signs = ['pointerdown', 'touchstart', 'keydown', 'wheel', 'click'] as const

/** Of seconds without anybody; staff may set others. */
const invitesAfterMs = () => currently('times.attract', 60) * 1000

/** What may hold something that a visitor has begun. */
const form = '#main :is(form, textarea, select, input:not([type="range"]))'

/**
 * Watches for somebody before a screen in the museum, and ends the visit where nobody is there any more.
 * @param onSomebody the first sign of somebody, as it comes
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
    if (after.isNobodyThere && !after.isFresh) endVisit()
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
    const notice = (sign: Event | null) => dispatch({ type: 'input', at: Date.now() }, sign)
    for (const sign of signs) {
      addEventListener(sign, (event) => notice(event), {
        capture: true,
        passive: sign !== 'click',
        signal: listening.signal,
      })
    }
    const stops = [
      onIdleBlockerGone(() => notice(null)),
      onVisitEnd(() => dispatch({ type: 'visitEnded' })),
      every(lookMs, () =>
        dispatch({
          type: 'look',
          at: Date.now(),
          isHeld: isIdlePrevented(),
          hasForm: document.querySelector(form) !== null,
        }),
      ),
    ]
    return () => {
      listening.abort()
      for (const stop of stops) stop()
    }
  }, [])
}
