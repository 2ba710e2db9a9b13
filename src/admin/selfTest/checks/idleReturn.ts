import { navigate } from 'wouter/use-browser-location'
import { deviceStore, visitStore } from '#lib/browser/storage.ts'
import { tokenKeys } from '#lib/visit/tokens.ts'
import { useKiosk } from '#state/kiosk.ts'
import { useSession } from '#state/session.ts'
import { chooseLanguage, forgetLanguage, useVisit } from '#state/visit.ts'
import { addressOfView } from '../../views.ts'
import { type Check, failed, notApplicable, passed } from '../finding.ts'
import { pause, until } from '../wait.ts'

/** Seconds without a touch, for this once. */
const shortSeconds = 3
const timeoutMs = 12_000
/** ms that the start page is seen for. */
const seenMs = 700
const probe = 'self-test-visit'

/** Lets the visit run out, sees the kiosk go back to its start with nothing of the visit left, and comes back here. */
export const idleReturn: Check = async (bench) => {
  if (!useSession.getState().kiosk) return notApplicable('noKiosk')
  const { number: visit, language: chosen } = useVisit.getState()
  const tokens = () => Object.values(tokenKeys).map((key) => deviceStore.read(key))
  const before = tokens().join(' ')
  const from = location.pathname
  visitStore.write(probe, 'left by a visitor')
  if (chosen === null) chooseLanguage('en')
  const { settings } = useKiosk.getState()
  useKiosk.setState({ settings: { ...settings, idleSeconds: shortSeconds } })
  const holdAgain = bench.release()
  // A moment at which the watch looks at the time anew.
  dispatchEvent(new Event('focus'))
  try {
    const isOver = await until(() => useVisit.getState().number !== visit, timeoutMs)
    if (!isOver || location.pathname === from) return failed('noIdleReturn')
    const hasLanguage = settings.language === undefined && useVisit.getState().language !== null
    const isWiped = visitStore.read(probe) === null && !hasLanguage
    if (!isWiped) return failed('notWiped')
    if (tokens().join(' ') !== before) return failed('tokensLost')
    await pause(seenMs)
    return passed()
  } finally {
    holdAgain()
    visitStore.remove(probe)
    useKiosk.setState({ settings })
    if (chosen === null) forgetLanguage()
    else chooseLanguage(chosen)
    if (location.pathname !== from) navigate(addressOfView('self-test'))
  }
}
