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
 * The one idle return of the museum (TAPE-07, TAPE-07b, FIT-04): five minutes without anybody end the visit and lead back
 * to where the page's route says. In the last twenty seconds it asks.
 */
export function IdleReturn({ route, path }: IdleReturnProps) {
  const language = useLanguage()
  const kiosk = useSession((session) => session.kiosk)
  const [, navigate] = useLocation()
  // A screen that invites has ended its visit already.
  const isNobodyThere = useVisit((visit) => visit.isNobodyThere)
  const isOpen = useKiosk(({ phase }) => phase === 'open')
  const target = returnTarget(route, kiosk)

  const secondsLeft = useIdle({
    isWatching: target !== null && !isNobodyThere && isOpen,
    onOver: (wasTouched) => {
      if (target === null) return
      const isHere = isSamePage(target, path)
      // A start page that nobody has touched is what it would return to.
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

/** Somebody was busy here until just now. Mouse and keys are heard anyway; a screen reader's press is neither. */
const stay = () => preventIdle('presence')()
