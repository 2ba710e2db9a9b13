import type { Report } from '#contract/common.ts'
import type { QueuedItem } from './item.ts'

/*
 * What an outbox decides, without a clock, a network or a store. It keeps the order in which stories were told, stops
 * where nobody answers, and lets a single item that is answered with trouble wait by itself.
 */

/** What became of one try. */
export type Verdict =
  /** The server has it: it may be forgotten here. */
  | 'arrived'
  /** The server will never take it like this: staff have to look. */
  | 'refused'
  /** It was not taken now: the server said so, or something in between answered in other words. */
  | 'failed'
  /** No answer at all. */
  | 'unreachable'

/** Refusals that pass: too slow, too early, too many. */
const passing: ReadonlySet<number> = new Set([408, 425, 429])

/**
 * Only 200 in the body is a success (spec §8); a fault of the request stays one, everything else may pass. A server that
 * says 500 and knows no keys may have stored it all the same: it would be there twice.
 */
export function verdictOf(
  { statusCode }: Pick<Report, 'statusCode'>,
  knowsKey: boolean,
): Exclude<Verdict, 'unreachable'> {
  if (statusCode === 200) return 'arrived'
  if (statusCode === 500 && !knowsKey) return 'refused'
  return statusCode >= 400 && statusCode < 500 && !passing.has(statusCode) ? 'refused' : 'failed'
}

/** A proxy that cuts off what it finds too large looks like a dead network, for this item alone. */
const mostUnanswered = 3

/** Whether the next item is tried although this one got no answer once more: the network may not be at fault. */
export const mayProbeNext = ({ unanswered }: Pick<QueuedItem, 'unanswered'>): boolean =>
  unanswered >= mostUnanswered

/** The oldest that is due, still waits and has not had its turn in this round. @param now milliseconds since 1970 */
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
 * How long to wait after so many rounds in a row that did not get through: 5 s, 10 s, 20 s … 5 min, and up to a fifth
 * more, so that all screens of a museum do not come back in the same moment.
 * @param rounds from 1 @param random in [0, 1)
 */
export function pauseMs(rounds: number, random: number): number {
  const pause = Math.min(firstPauseMs * 2 ** Math.min(rounds - 1, 10), longestPauseMs)
  return Math.round(pause * (1 + random / 5))
}

/** Whether an item that met with trouble has waited long enough. A clock that was set back makes nobody wait. */
export function isDue({ failures, triedAt }: Pick<QueuedItem, 'failures' | 'triedAt'>, now: number): boolean {
  if (failures === 0 || triedAt === null || now < triedAt) return true
  return now - triedAt >= pauseMs(failures, 0)
}

/** What a heartbeat tells of the outbox. */
export interface OutboxCounts {
  /** Sent as soon as the server answers. */
  readonly waiting: number
  /** Not taken by the server: staff decide. */
  readonly refused: number
  /** When the oldest of those that wait was left, in ms since 1970; null: none waits. */
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

/** Bytes that must be free before somebody begins: the longest recording, and what lies around it. */
const leastFreeBytes = 8_000_000

/** Whether another story fits, by what the browser estimates; where it estimates nothing, the trial write decides. */
export function hasFreeSpace({ quota, usage }: StorageEstimate): boolean {
  return quota === undefined || usage === undefined || quota - usage >= leastFreeBytes
}
