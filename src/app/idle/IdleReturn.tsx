import { useLocation } from 'wouter'
import { useEffect, useEffectEvent, useState } from 'react'
import { idleWords } from '#content/idle.ts'
import { useLanguage } from '#state/language.ts'
import { useKiosk } from '#state/kiosk.ts'
import { useSession } from '#state/session.ts'
import { preventIdle, useVisit, isIdlePrevented, onIdleBlockerGone } from '#state/visit.ts'
import { IdleCountdown } from '#ui/kit/idle/IdleCountdown.tsx'
import { after, type Stop } from '#lib/time/timers.ts'
import { idleSigns, onSign } from '#lib/visit/presence.ts'
import type { PageRoute } from '../routes.tsx'
import { endVisit } from './endVisit.ts'
import { idleTimes, idleStage } from './idleClock.ts'
import { returnTarget } from './returnTarget.ts'

interface IdleReturnProps {
  readonly route: PageRoute
  readonly path: string
}

/**
 * The idle return (TAPE-07, TAPE-07b, FIT-04): after five minutes without input it ends the visit and goes where the
 * route says. In the last twenty seconds it asks.
 */
export function IdleReturn({ route, path }: IdleReturnProps) {
  const language = useLanguage()
  const kiosk = useSession((session) => session.kiosk)
  const [, navigate] = useLocation()
  // An inviting kiosk has ended its visit already.
  const isInviting = useVisit((visit) => visit.isInviting)
  const isOpen = useKiosk(({ phase }) => phase === 'open')
  const target = returnTarget(route, kiosk)

  const secondsLeft = useIdle({
    isWatching: target !== null && !isInviting && isOpen,
    onOver: (wasTouched) => {
      if (target === null) return
      const isHere = isSamePage(target, path)
      // A start page that was not touched is the target already.
      if (isHere && !wasTouched) return
      navigate(target, { replace: true })
      endVisit()
    },
  })
  if (secondsLeft === null) return null
  return (
    <IdleCountdown
      secondsLeft={secondsLeft}
      seconds={idleTimes().asks / 1000}
      words={idleWords[language]}
      onStay={stay}
    />
  )
}

const isSamePage = (target: string, path: string) => target.replace(/[?#].*$/s, '') === path

/** Counts the end of an idle blocker as presence. A press by screen reader may cause no mouse or key event. */
const stay = () => preventIdle('presence')()

/** Events on which a machine may be waking up. */
const awakenings = ['visibilitychange', 'pageshow', 'focus'] as const

interface IdleOptions {
  readonly isWatching: boolean
  /** The visit is over. `wasTouched`: there was input since the watch began. */
  readonly onOver: (wasTouched: boolean) => void
}

/** Watches for input. @returns the seconds left while it asks whether a visitor is there, else null */
function useIdle({ isWatching, onOver }: IdleOptions): number | null {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null)
  const finish = useEffectEvent(onOver)

  useEffect(
    function watchForInput() {
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
