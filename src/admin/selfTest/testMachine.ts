import { type SelfTestCheck, selfTestChecks } from '#contract/selfTest.ts'
import type { Finding } from './finding.ts'

/** How a self-test stands: pure. */
export interface TestState {
  readonly phase: 'ready' | 'running' | 'done'
  readonly current: SelfTestCheck | null
  readonly findings: Readonly<Partial<Record<SelfTestCheck, Finding>>>
  /** The tester is asked whether they hear it. */
  readonly isAsking: boolean
  /** Whether the server has the result; null before it is known. */
  readonly report: 'stored' | 'notStored' | 'noScreen' | null
}

export type TestEvent =
  /** All of them, or some again. */
  | { readonly type: 'began'; readonly checks: readonly SelfTestCheck[] }
  | { readonly type: 'started'; readonly check: SelfTestCheck }
  | { readonly type: 'found'; readonly check: SelfTestCheck; readonly finding: Finding }
  | { readonly type: 'asked' }
  | { readonly type: 'answered' }
  | { readonly type: 'sent'; readonly report: NonNullable<TestState['report']> }

export const readyTest: TestState = {
  phase: 'ready',
  current: null,
  findings: {},
  isAsking: false,
  report: null,
}

export function nextTest(state: TestState, event: TestEvent): TestState {
  switch (event.type) {
    case 'began':
      return state.phase === 'running'
        ? state
        : { ...readyTest, phase: 'running', findings: without(state.findings, event.checks) }
    case 'started':
      return { ...state, current: event.check }
    case 'found': {
      const findings = { ...state.findings, [event.check]: event.finding }
      const isDone = selfTestChecks.every((check) => findings[check] !== undefined)
      return { ...state, findings, current: null, isAsking: false, phase: isDone ? 'done' : 'running' }
    }
    case 'asked':
      return { ...state, isAsking: true }
    case 'answered':
      return { ...state, isAsking: false }
    case 'sent':
      return { ...state, report: event.report }
  }
}

function without(findings: TestState['findings'], checks: readonly SelfTestCheck[]): TestState['findings'] {
  const rest = { ...findings }
  for (const check of checks) delete rest[check]
  return rest
}

/** Whether a check is to come, under way, or how it went. */
export function outcomeOf({ current, findings }: TestState, check: SelfTestCheck) {
  return findings[check]?.outcome ?? (current === check ? 'running' : 'waiting')
}

/** How many went how. */
export function countOutcomes({ findings }: TestState) {
  const all = Object.values(findings)
  const count = (outcome: Finding['outcome']) => all.filter((finding) => finding.outcome === outcome).length
  return { passed: count('passed'), failed: count('failed'), notApplicable: count('notApplicable') }
}
