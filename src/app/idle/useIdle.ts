import { useEffect, useEffectEvent, useState } from 'react'
import { after, type Stop } from '#lib/time/timers.ts'
import { idleSigns, onSign } from '#lib/visit/presence.ts'
import { isIdlePrevented, onIdleBlockerGone } from '#state/visit.ts'
import { idleStage } from './idleClock.ts'

/** Moments at which a machine that slept may find out. */
const awakenings = ['visibilitychange', 'pageshow', 'focus'] as const

interface IdleOptions {
  readonly isWatching: boolean
  /** The visit is over. `wasTouched`: somebody has been here since the watch began. */
  readonly onOver: (wasTouched: boolean) => void
}

/** Watches for somebody. @returns the seconds left while it asks whether someone is still there, else null */
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
        // Who wakes a machine that slept through the time is somebody else.
        if (!isIdlePrevented() && idleStage(Date.now() - lastInputMs).stage === 'over') {
          look()
          return
        }
        lastInputMs = Date.now()
        wasTouched = true
        // The question goes at once; otherwise the next look finds out.
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
