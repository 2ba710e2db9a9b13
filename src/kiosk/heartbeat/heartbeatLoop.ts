import type { HeartbeatAnswer } from '#contract/kiosks.ts'
import { ReportError } from '#api/ReportError.ts'
import { sendLastHeartbeat, sendHeartbeat } from '#api/kioskCalls.ts'
import { forgetKioskId, kioskId } from '#lib/kiosk/kioskId.ts'
import { after, every, type Stop } from '#lib/time/timers.ts'
import { forgetSelfTest, storedSelfTest } from '#state/kiosk.ts'
import { factsNow, kioskFacts } from './facts.ts'
import { executedOrder } from './executeOrder.ts'

/** ms between heartbeats: what staff set is there within seconds. */
const everyMs = 10_000
/** ms: what takes a moment to find out is found out more seldom. */
const measureEveryMs = 60_000
/** Shortest pause between two heartbeats, ms, however often the page changes. */
const leastMs = 10_000
/** Wouter's own names for a change of address, and the browser's. */
const addressEvents = ['pushState', 'replaceState', 'popstate'] as const

/** Tells the server again and again, when the page changes and at its end how this kiosk is (ADMIN-09). */
export function startHeartbeats(onAnswer: (answer: HeartbeatAnswer) => void): void {
  let lastMs = -Infinity
  let measuredMs = -Infinity
  let path = location.pathname
  let isUnderWay = false
  let isLost = false
  let stop: Stop = () => {}

  async function notify() {
    if (isUnderWay) return
    isUnderWay = true
    lastMs = performance.now()
    const isDue = lastMs - measuredMs >= measureEveryMs
    if (isDue) measuredMs = lastMs
    try {
      const facts = isDue ? await kioskFacts() : factsNow(false)
      const selfTest = storedSelfTest()
      const answer = await sendHeartbeat({ screen: kioskId(), executed: executedOrder(), facts, selfTest })
      if (selfTest !== undefined) forgetSelfTest()
      isLost = false
      onAnswer(answer)
    } catch (error) {
      if (error instanceof ReportError && error.statusCode === 409) becomeAnother()
      // What a newer server does not understand must not keep it from hearing this kiosk.
      if (error instanceof ReportError && error.statusCode === 400) forgetSelfTest()
      // Told once an outage: a server that is gone for an hour is gone sixty times.
      if (!isLost) console.warn('The server does not hear this kiosk', error)
      isLost = true
    } finally {
      isUnderWay = false
    }
  }

  /** Another kiosk key was here first, and staff have not ended it: with this one it is another kiosk. */
  function becomeAnother() {
    forgetKioskId()
    stop()
    stop = after(leastMs, () => void notify())
  }

  function followAddress() {
    if (location.pathname === path) return
    path = location.pathname
    stop()
    stop = after(Math.max(0, lastMs + leastMs - performance.now()), () => void notify())
  }

  void notify()
  every(everyMs, () => void notify())
  for (const type of addressEvents) addEventListener(type, followAddress)
  addEventListener('pagehide', () =>
    sendLastHeartbeat({ screen: kioskId(), executed: executedOrder(), facts: factsNow(true) }),
  )
}
