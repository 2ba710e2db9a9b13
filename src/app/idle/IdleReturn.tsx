import { useLocation } from 'wouter'
import { idleWords } from '#content/idle.ts'
import { useLanguage } from '#state/language.ts'
import { useKiosk } from '#state/kiosk.ts'
import { useSession } from '#state/session.ts'
import { preventIdle, useVisit } from '#state/visit.ts'
import { IdleCountdown } from '#ui/kit/idle/IdleCountdown.tsx'
import type { PageRoute } from '../routes.tsx'
import { endVisit } from './endVisit.ts'
import { idleTimes } from './idleClock.ts'
import { returnTarget } from './returnTarget.ts'
import { useIdle } from './useIdle.ts'

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
  const isNobodyThere = useVisit((visit) => visit.isNobodyThere)
  const isOpen = useKiosk(({ phase }) => phase === 'open')
  const target = returnTarget(route, kiosk)

  const secondsLeft = useIdle({
    isWatching: target !== null && !isNobodyThere && isOpen,
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
