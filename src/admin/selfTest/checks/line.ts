import { playgroundStory } from '#contract/routes.ts'
import { cutLine } from '#api/cutLine.ts'
import { counts, enqueue, wake } from '#api/outbox/outbox.ts'
import { allDevicesQuery } from '#api/queries/devices.ts'
import { queryClient } from '#api/queryClient.ts'
import { holdCount } from '#lib/visit/errorCount.ts'
import { randomUuid } from '#lib/browser/randomUuid.ts'
import { useSession } from '#state/session.ts'
import { type Check, failed, notApplicable, passed } from '../finding.ts'
import { until } from '../wait.ts'

/** ms: what waits is on its way by then. */
const arriveMs = 15_000

const fresh = { ...allDevicesQuery, staleTime: 0, retry: false } as const

/** Requests fail: what was listed stays, and the next request after that arrives. */
export const offline: Check = async () => {
  const before = await queryClient.fetchQuery(fresh)
  const countAgain = holdCount()
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

/** The sandbox's, where nobody looks for a memory. */
const trial = { deviceId: 1, authorName: 'Self-test', storyText: 'A screen has tried its outbox.' }

/** What is left without a network is kept, and arrives once it is back. */
export const outbox: Check = async () => {
  if (!useSession.getState().kiosk) return notApplicable('noOutbox')
  const waiting = async () => (await counts()).waiting
  const before = await waiting()
  const countAgain = holdCount()
  const restore = cutLine()
  try {
    await enqueue(playgroundStory, { body: trial, idempotencyKey: randomUuid() })
    if ((await waiting()) !== before + 1) return failed('notKeptForLater')
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
