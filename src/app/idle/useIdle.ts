import { useEffect, useEffectEvent, useState } from 'react'
import { after, type Stop } from '#lib/time/timers.ts'
import { idleSigns, onSign } from '#lib/visit/presence.ts'
import { isIdlePrevented, onIdleBlockerGone } from '#state/visit.ts'
import { idleStage } from './idleClock.ts'

/** Events on which a machine may be waking up. */
const awakenings = ['visibilitychange', 'pageshow', 'focus'] as const

interface IdleOptions {
  readonly isWatching: boolean
  /** The visit is over. `wasTouched`: there was input since the watch began. */
  readonly onOver: (wasTouched: boolean) => void
}

/** Watches for input. @returns the seconds left while it asks whether a visitor is there, else null */
export function useIdle({ isWatching, onOver }: IdleOptions): number | null {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null)
  const finish = useEffectEvent(onOver)

  useEffect(
    function watchForSomebody() {
      if (!isWatching) return
      let lastInputMs = Date.now()
      let wasTouched = false
      let stop: Stop = () => {}
      const look = () => {
        stop()
        const nowMs = Date.now()
        if (isIdlePrevented() || nowMs < lastInputMs) lastInputMs = nowMs
        const now = idleStage(nowMs - lastInputMs)
        setSecondsLeft(now.stage === 'asking' ? now.secondsLeft : null)
        if (now.stage !== 'over') {
          stop = after(now.lookInMs, look)
          return
        }
        const touched = wasTouched
        lastInputMs = nowMs
        wasTouched = false
        stop = after(0, look)
        finish(touched)
      }
      const notice = () => {
        // After a sleep beyond the idle time, the input comes from another visitor.
        if (!isIdlePrevented() && idleStage(Date.now() - lastInputMs).stage === 'over') {
          look()
          return
        }
        lastInputMs = Date.now()
        wasTouched = true
        // Closes an open question at once; otherwise the next check sees the input.
        setSecondsLeft((left) => {
          if (left !== null) queueMicrotask(look)
          return null
        })
      }
      const listening = new AbortController()
      const options = { capture: true, passive: true, signal: listening.signal }
      for (const awakening of awakenings) addEventListener(awakening, look, options)
      const stopListening = onSign(idleSigns, notice)
      const stopFollowing = onIdleBlockerGone(notice)
      look()
      return () => {
        stopListening()
        stopFollowing()
        stop()
        listening.abort()
        setSecondsLeft(null)
      }
    },
    [isWatching],
  )
  return secondsLeft
}
