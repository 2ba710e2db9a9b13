import { create } from 'zustand'
import { reportSelfTest } from '#contract/kioskRoutes.ts'
import { type SelfTestCheck, selfTestChecks } from '#contract/selfTest.ts'
import { adminCall } from '#api/adminCall.ts'
import { knownKioskId } from '#lib/kiosk/kioskId.ts'
import { TimeoutError, withTimeout } from '#lib/time/withTimeout.ts'
import { useSession } from '#state/session.ts'
import { preventIdle } from '#state/visit.ts'
import {
  clock,
  database,
  fonts,
  graphics,
  lostGraphics,
  microphone,
  server,
  serviceWorker,
  storage,
} from './checks/basics.ts'
import { idleReturn, offline, outbox } from './checks/line.ts'
import { narration, sounds, speaker } from './checks/sounds.ts'
import { type Bench, type Check, failed, type Finding } from './finding.ts'
import { nextTest, readyTest, type TestEvent, type TestState } from './testMachine.ts'

/*
 * The self-test as it runs. It lives outside of the page, because one of its checks has the kiosk leave the page and
 * come back.
 */

const checks: Readonly<Record<SelfTestCheck, Check>> = {
  server,
  clock,
  storage,
  database,
  fonts,
  graphics,
  lostGraphics,
  sounds,
  narration,
  speaker,
  microphone,
  offline,
  outbox,
  idleReturn,
  serviceWorker,
}

/** ms: a check that is not done by then has failed. People may take their time to answer. */
const timeoutMs = 150_000

interface Testing extends TestState {
  /** Shown on the stage, where a check asks for it. */
  readonly onStage: ((state: string) => void) | null
}

export const useSelfTest = create<Testing>()(() => ({ ...readyTest, onStage: null }))

const dispatch = (event: TestEvent) => useSelfTest.setState((state) => nextTest(state, event))

let answer: (isAudible: boolean) => void = () => {}
let play: () => void = () => {}

/** The tester's answer to 'did you hear it?'. */
export const answerAudible = (isAudible: boolean) => answer(isAudible)
export const playAgain = () => play()

/** Runs checks, one after the other. Call it from a gesture: there will be sound. */
export async function runSelfTest(wanted: readonly SelfTestCheck[] = selfTestChecks): Promise<void> {
  if (useSelfTest.getState().phase === 'running') return
  dispatch({ type: 'began', checks: wanted })
  let release = preventIdle('selfTest')
  const bench: Bench = {
    onStage: (report, signal) => {
      useSelfTest.setState({ onStage: report })
      signal.addEventListener('abort', () => useSelfTest.setState({ onStage: null }))
    },
    askAudible: (sound) =>
      new Promise((resolve) => {
        play = sound
        answer = (isAudible) => {
          dispatch({ type: 'answered' })
          resolve(isAudible)
        }
        dispatch({ type: 'asked' })
        sound()
      }),
    release: () => {
      release()
      return () => {
        release = preventIdle('selfTest')
      }
    },
  }
  for (const check of wanted) {
    dispatch({ type: 'started', check })
    dispatch({ type: 'found', check, finding: await tried(check, bench) })
  }
  release()
  await send()
}

/** A check that breaks has failed, and says so. */
export async function tried(check: SelfTestCheck, bench: Bench): Promise<Finding> {
  try {
    return await withTimeout(timeoutMs, checks[check](bench))
  } catch (error) {
    console.warn('A check of the self-test broke', error)
    if (error instanceof TimeoutError) return failed('timeout')
    return failed('broke', error instanceof Error ? error.message : String(error))
  }
}

async function send(): Promise<void> {
  const kioskId = knownKioskId()
  if (kioskId === null || !useSession.getState().kiosk) {
    dispatch({ type: 'sent', report: 'noScreen' })
    return
  }
  const { findings } = useSelfTest.getState()
  const results = selfTestChecks.flatMap((check) => {
    const outcome = findings[check]?.outcome
    return outcome === undefined ? [] : [{ check, outcome }]
  })
  try {
    const report = await adminCall(reportSelfTest, { params: { screenId: kioskId }, body: { results } })
    dispatch({ type: 'sent', report: report.statusCode === 200 ? 'stored' : 'notStored' })
  } catch (error) {
    console.warn('The result of the self-test was not sent', error)
    dispatch({ type: 'sent', report: 'notStored' })
  }
}
