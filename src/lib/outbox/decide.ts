import type { Report } from '#contract/common.ts'
import type { QueuedItem } from './item.ts'

/*
 * The decisions of the outbox, without clock, network or store. It sends in the order of submission and stops
 * where the server is unreachable. An item that the server fails on waits by itself.
 */

/** The result of one try. */
export type Verdict =
  /** The server has it: the local copy may be deleted. */
  | 'arrived'
  /** The server will never accept it as it is: staff have to decide. */
  | 'refused'
  /** Not accepted this time: the server said so, or a proxy answered instead. */
  | 'failed'
  /** No answer at all. */
  | 'unreachable'

/** Refusals that pass: too slow, too early, too many. */
const passing: ReadonlySet<number> = new Set([408, 425, 429])

/**
 * Only 200 in the body is a success (spec §8). Errors of the request are final, others may pass. A server that answers
 * 500 and ignores Idempotency-Keys may have stored the item, so another try would store it twice.
 */
export function verdictOf(
  { statusCode }: Pick<Report, 'statusCode'>,
  knowsKey: boolean,
): Exclude<Verdict, 'unreachable'> {
  if (statusCode === 200) return 'arrived'
  if (statusCode === 500 && !knowsKey) return 'refused'
  return statusCode >= 400 && statusCode < 500 && !passing.has(statusCode) ? 'refused' : 'failed'
}

/** A proxy that cuts off large requests looks like a dead network, for this item alone. */
const mostUnanswered = 3

/** Whether to try the next item although this one got no answer: the network may be fine. */
export const mayProbeNext = ({ unanswered }: Pick<QueuedItem, 'unanswered'>): boolean =>
  unanswered >= mostUnanswered

/** The oldest item that is due, not refused and not tried in this round. @param now milliseconds since 1970 */
export function nextToSend<Item extends QueuedItem>(
  items: readonly Item[],
  hadTurn: ReadonlySet<number>,
  now: number,
): Item | null {
  let next: Item | null = null
  for (const item of items) {
    if (item.refusal !== null || hadTurn.has(item.seq) || !isDue(item, now)) continue
    if (next === null || item.seq < next.seq) next = item
  }
  return next
}

const firstPauseMs = 5_000
const longestPauseMs = 300_000

/**
 * ms to wait after failed rounds in a row: 5 s, 10 s, 20 s … 5 min, plus up to a fifth, so that the kiosks of a museum
 * do not all return at once.
 * @param rounds from 1
 * @param random in [0, 1)
 */
export function pauseMs(rounds: number, random: number): number {
  const pause = Math.min(firstPauseMs * 2 ** Math.min(rounds - 1, 10), longestPauseMs)
  return Math.round(pause * (1 + random / 5))
}

/** Whether a failed item has waited long enough. A clock that was set back delays nothing. */
export function isDue({ failures, triedAt }: Pick<QueuedItem, 'failures' | 'triedAt'>, now: number): boolean {
  if (failures === 0 || triedAt === null || now < triedAt) return true
  return now - triedAt >= pauseMs(failures, 0)
}

/** What a heartbeat reports of the outbox. */
export interface OutboxCounts {
  /** To be sent as soon as the server answers. */
  readonly waiting: number
  /** Not accepted by the server: staff decide. */
  readonly refused: number
  /** When the oldest waiting item was stored, ms since 1970; null if none waits. */
  readonly oldest: number | null
}

export function countsOf(items: readonly Pick<QueuedItem, 'storedAt' | 'refusal'>[]): OutboxCounts {
  const waiting = items.filter(({ refusal }) => refusal === null)
  const oldest = waiting.reduce((least, { storedAt }) => Math.min(least, storedAt), Infinity)
  return {
    waiting: waiting.length,
    refused: items.length - waiting.length,
    oldest: oldest === Infinity ? null : oldest,
  }
}

/** Bytes that must be free before a story is begun: the longest recording plus overhead. */
const leastFreeBytes = 8_000_000

/** Whether another story fits, by the browser's estimate. Without an estimate, the trial write decides. */
export function hasFreeSpace({ quota, usage }: StorageEstimate): boolean {
  return quota === undefined || usage === undefined || quota - usage >= leastFreeBytes
}
