import type { HeartbeatAnswer } from '#contract/kiosks.ts'
import { ReportError } from '#api/ReportError.ts'
import { sendLastHeartbeat, sendHeartbeat } from '#api/kioskCalls.ts'
import { forgetKioskId, kioskId } from '#lib/kiosk/kioskId.ts'
import { every } from '#lib/time/timers.ts'
import { forgetSelfTest, storedSelfTest } from '#state/kiosk.ts'
import { factsNow, kioskFacts } from './facts.ts'
import { executedOrder } from './executeOrder.ts'

/** ms between heartbeats: settings of staff arrive within seconds. */
const everyMs = 10_000
/** ms: what takes a moment to find out is found out more seldom. */
const measureEveryMs = 60_000

/** Reports to the server every ten seconds, and when the page ends, how this kiosk is (ADMIN-09). */
export function startHeartbeats(onAnswer: (answer: HeartbeatAnswer) => void): void {
  let measuredMs = -Infinity
  let isUnderWay = false
  let isLost = false

  async function notify() {
    if (isUnderWay) return
    isUnderWay = true
    const nowMs = performance.now()
    const isDue = nowMs - measuredMs >= measureEveryMs
    if (isDue) measuredMs = nowMs
    try {
      const facts = isDue ? await kioskFacts() : factsNow(false)
      const selfTest = storedSelfTest()
      const answer = await sendHeartbeat({ screen: kioskId(), executed: executedOrder(), facts, selfTest })
      if (selfTest !== undefined) forgetSelfTest()
      isLost = false
      onAnswer(answer)
    } catch (error) {
      // Another kiosk key came first with this id: from the next heartbeat on this is another kiosk.
      if (error instanceof ReportError && error.statusCode === 409) forgetKioskId()
      // A self-test that a newer server does not understand must not block the heartbeats.
      if (error instanceof ReportError && error.statusCode === 400) forgetSelfTest()
      // Logged once an outage, not every ten seconds.
      if (!isLost) console.warn('The server does not hear this kiosk', error)
      isLost = true
    } finally {
      isUnderWay = false
    }
  }

  void notify()
  every(everyMs, () => void notify())
  addEventListener('pagehide', () =>
    sendLastHeartbeat({ screen: kioskId(), executed: executedOrder(), facts: factsNow(true) }),
  )
}
