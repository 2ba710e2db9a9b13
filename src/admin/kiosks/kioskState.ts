import { silentAfterMs, hasFailedSelfTest } from '#contract/kiosks.ts'
import type { Kiosk } from '#contract/kiosks.ts'

/** What may be wrong with a kiosk, the worst first. */
export const problems = [
  'silent',
  'late',
  'refused',
  'storage',
  'microphone',
  'selfTest',
  'waiting',
  'errors',
  'version',
  'slow',
] as const
export type Problem = (typeof problems)[number]

const minuteMs = 60_000
/** ms without a heartbeat, which comes every ten seconds. */
const lateAfterMs = 3 * minuteMs
/** Share of its storage that a kiosk may fill. */
const fullShare = 0.9
/** Frames a second, below which motion is no motion. */
const leastFrameRate = 20

/**
 * What is wrong with a kiosk, the worst first; nothing: it is well.
 * @param nowMs by the server's clock, as the times of kiosks are
 * @param version of the client that the server serves; null where it is unknown
 * @param isAwaited whether it should have reported, by its opening hours
 */
export function problemsOf(
  kiosk: Pick<Kiosk, 'seenAt' | 'facts' | 'selfTest'>,
  nowMs: number,
  version: string | null,
  isAwaited = true,
): readonly Problem[] {
  const { facts, seenAt } = kiosk
  const { outbox, storage, microphone, frameRate } = facts
  const ageMs = nowMs - Date.parse(seenAt)
  const has: Readonly<Record<Problem, boolean>> = {
    silent: isAwaited && ageMs > silentAfterMs,
    late: isAwaited && ageMs > lateAfterMs && ageMs <= silentAfterMs,
    refused: (outbox?.refused ?? 0) > 0,
    storage: storage !== null && storage.used > fullShare * storage.quota,
    microphone: microphone === null || microphone.devices === 0 || microphone.permission === 'denied',
    selfTest: hasFailedSelfTest(kiosk),
    waiting: (outbox?.waiting ?? 0) > 0,
    errors: facts.errors > 0,
    version: version !== null && facts.version !== version,
    slow: frameRate !== null && frameRate < leastFrameRate,
  }
  return problems.filter((problem) => has[problem])
}

/** How badly it stands: by shape, beside the words. */
export function gravityOf(found: readonly Problem[]): 'well' | 'look' | 'silent' {
  if (found.length === 0) return 'well'
  return found[0] === 'silent' ? 'silent' : 'look'
}

/** The worst first; of two that are as bad, the one with more, then by name. */
export function worstFirst<S extends { readonly problems: readonly Problem[]; readonly called: string }>(
  kiosks: readonly S[],
): readonly S[] {
  const rank = ([worst]: readonly Problem[]) =>
    worst === undefined ? problems.length : problems.indexOf(worst)
  return kiosks.toSorted(
    (a, b) =>
      rank(a.problems) - rank(b.problems) ||
      b.problems.length - a.problems.length ||
      a.called.localeCompare(b.called),
  )
}
