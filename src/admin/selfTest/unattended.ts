import type { SelfTestResult } from '#contract/kiosks.ts'
import type { SelfTestCheck } from '#contract/selfTest.ts'
import { preventIdle } from '#state/visit.ts'
import { type Bench, pause } from './finding.ts'
import { tried } from './selfTest.ts'

/** Checks that need no tester, make no sound and leave no data. */
const alone = [
  'server',
  'clock',
  'storage',
  'database',
  'fonts',
  'graphics',
  'offline',
  'serviceWorker',
] as const satisfies readonly SelfTestCheck[]
/** ms: what has failed then may have been passing. */
const againAfterMs = 10_000

const noTester: Bench = { onStage: () => {}, askAudible: async () => false, release: () => () => {} }

/** The part of the self-test that a kiosk runs by itself. What fails is tried once more. */
export async function runUnattended(): Promise<readonly SelfTestResult[]> {
  const release = preventIdle('selfTest')
  try {
    const { state } = await navigator.permissions
      .query({ name: 'microphone' })
      // Some browsers do not know this one by name.
      .catch(() => ({ state: 'prompt' }))
    const checks: readonly SelfTestCheck[] = state === 'granted' ? [...alone, 'microphone'] : alone
    const first = await runAll(checks)
    const failed = first.filter(({ outcome }) => outcome === 'failed').map(({ check }) => check)
    if (failed.length === 0) return first
    await pause(againAfterMs)
    const again = await runAll(failed)
    return first.map((result) => again.find(({ check }) => check === result.check) ?? result)
  } finally {
    release()
  }
}

async function runAll(checks: readonly SelfTestCheck[]): Promise<readonly SelfTestResult[]> {
  const results: SelfTestResult[] = []
  for (const check of checks) results.push({ check, outcome: (await tried(check, noTester)).outcome })
  return results
}
