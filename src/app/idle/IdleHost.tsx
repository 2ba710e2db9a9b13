import { type ComponentType, useEffect, useState } from 'react'
import { loadChunk } from '#lib/browser/lazyComponent.ts'
import { after, type Stop } from '#lib/time/timers.ts'
import { useSession } from '#state/session.ts'
import type { IdleReturnProps } from './IdleReturn.tsx'

const ofKiosk = () => import('../kiosk/KioskReturn.tsx')
const ofVisitor = () => import('./IdleReturn.tsx')

/** ms: code that did not come is asked for again. */
const retryMs = 30_000

/**
 * Brings the idle return to the pages that have one, and to a screen in the museum all that it does on its own account. It is nothing that a first visit waits for, and a network that is
 * down must not take the page away: it is asked for until it is there.
 */
export function IdleHost(props: IdleReturnProps) {
  const kiosk = useSession((session) => session.kiosk)
  const [Part, setPart] = useState<ComponentType<IdleReturnProps> | null>(null)
  const isWanted = Part === null && (kiosk || props.route.idleReturn !== undefined)

  useEffect(
    function loadIdleReturn() {
      if (!isWanted) return
      let isGone = false
      let stop: Stop = () => {}
      const load = () =>
        void loadChunk('idle', kiosk ? ofKiosk : ofVisitor).then(
          ({ IdleReturn }) => !isGone && setPart(() => IdleReturn),
          (error: unknown) => {
            console.warn('The idle return is not there yet', error)
            if (!isGone) stop = after(retryMs, load)
          },
        )
      load()
      return () => {
        isGone = true
        stop()
      }
    },
    [isWanted, kiosk],
  )
  return Part && <Part {...props} />
}
