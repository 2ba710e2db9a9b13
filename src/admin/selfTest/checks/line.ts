import { playgroundStory } from '#contract/routes.ts'
import { cutLine } from '#api/cutLine.ts'
import { counts, enqueue, wake } from '#api/outbox/outbox.ts'
import { allDevicesQuery } from '#api/queries/devices.ts'
import { queryClient } from '#api/queryClient.ts'
import { pauseCount } from '#lib/visit/errorCount.ts'
import { randomUuid } from '#lib/browser/randomUuid.ts'
import { useSession } from '#state/session.ts'
import { type Check, failed, notApplicable, passed, pause, until } from '../finding.ts'
import { navigate } from 'wouter/use-browser-location'
import { deviceStore, visitStore } from '#lib/browser/storage.ts'
import { tokenKeys } from '#lib/visit/tokens.ts'
import { useKiosk } from '#state/kiosk.ts'
import { chooseLanguage, forgetLanguage, useVisit } from '#state/visit.ts'
import { addressOfView } from '../../views.ts'

/** ms: what waits is on its way by then. */
const arriveMs = 15_000

const fresh = { ...allDevicesQuery, staleTime: 0, retry: false } as const

/** Requests fail: what was listed stays, and the next request after that arrives. */
export const offline: Check = async () => {
  const before = await queryClient.fetchQuery(fresh)
  const countAgain = pauseCount()
  const restore = cutLine()
  try {
    const isCut = await queryClient.fetchQuery(fresh).then(
      () => false,
      () => true,
    )
    if (!isCut) return failed('notCut')
  } finally {
    restore()
    countAgain()
  }
  const during = queryClient.getQueryData(allDevicesQuery.queryKey)
  if (during === undefined || during.length !== before.length) return failed('listsLost')
  const isBack = await queryClient.fetchQuery(fresh).then(
    () => true,
    () => false,
  )
  return isBack ? passed() : failed('notBack')
}

/** In the sandbox, apart from visitors' memories. */
const trial = { deviceId: 1, authorName: 'Self-test', storyText: 'A screen has tried its outbox.' }

/** A contribution without a network is stored, and arrives once the network is back. */
export const outbox: Check = async () => {
  if (!useSession.getState().kiosk) return notApplicable('noOutbox')
  const waiting = async () => (await counts()).waiting
  const before = await waiting()
  const countAgain = pauseCount()
  const restore = cutLine()
  try {
    await enqueue(playgroundStory, { body: trial, idempotencyKey: randomUuid() })
    if ((await waiting()) !== before + 1) return failed('notStoredForLater')
  } finally {
    restore()
    countAgain()
  }
  wake()
  let now = before + 1
  await until(() => {
    void waiting().then((counted) => {
      now = counted
    })
    return now <= before
  }, arriveMs)
  return now <= before ? passed() : failed('notArrived')
}

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
