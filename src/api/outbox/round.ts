import type { Report } from '#contract/common.ts'
import { mayProbeNext, nextToSend, verdictOf, type Verdict } from '#lib/outbox/decide.ts'
import type { QueuedItem, QueuedSound } from '#lib/outbox/item.ts'
import type { Failure } from '#lib/outbox/submission.ts'
import { ApiError } from '../ApiError.ts'
import type { OutboxStore } from './store.ts'

/** What happened to an item, for whoever waits for it. */
export type Outcome =
  | { readonly kind: 'arrived' | 'refused'; readonly report: Report }
  | { readonly kind: 'queued'; readonly failure: Failure }

/** What came back. */
export interface Sent {
  readonly report: Report
  /** The server knows the item by its key: the same again does no harm. */
  readonly knowsKey: boolean
}

interface RoundPorts {
  readonly store: OutboxStore
  /** @throws {ApiError} `malformed` where an answer came that cannot be read; anything else: none came */
  readonly send: (item: QueuedItem, sound: QueuedSound | null) => Promise<Sent>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly onOutcome: (item: QueuedItem, outcome: Outcome) => void
  /** Also those that pause after trouble. */
  readonly all?: boolean
}

/**
 * Sends what waits and is due, oldest first, until all has had its turn or nobody answers any more. Whatever breaks off
 * in it (this page, the browser, the power) leaves the item where it is, to be sent again under its key.
 * @returns whether everything got through that was tried
 */
export async function sendRound({ store, send, now, onOutcome, all = false }: RoundPorts): Promise<boolean> {
  const hadTurn = new Set<number>()
  let isThrough = true
  for (;;) {
    const items = await store.items()
    const item = nextToSend(items, hadTurn, all ? Infinity : now())
    if (item === null) return isThrough
    hadTurn.add(item.seq)
    const note = (writing: Promise<void>) =>
      writing.catch((error: unknown) => {
        // What can be read can be sent. It is sent again later, and the server knows it by its key.
        console.warn('The store of this browser could not be written to', error)
        isThrough = false
      })
    await note(store.noteTry(item.seq, now()))
    const { verdict, outcome } = await tryOnce(item, await store.sound(item.seq), send)
    if (verdict === 'arrived') await note(store.remove(item.seq))
    if (outcome.kind === 'refused') await note(store.noteRefusal(item.seq, outcome.report))
    if (verdict === 'failed') await note(store.noteFailure(item.seq))
    if (verdict === 'unreachable') await note(store.noteUnanswered(item.seq))
    if (outcome.kind === 'queued') isThrough = false
    onOutcome(item, outcome)
    if (verdict !== 'unreachable' || mayProbeNext(item)) continue
    // Those behind it have not been tried; whoever waits for one of them is told why.
    for (const next of items) if (next.refusal === null && !hadTurn.has(next.seq)) onOutcome(next, outcome)
    return false
  }
}

async function tryOnce(
  item: QueuedItem,
  sound: QueuedSound | null,
  send: RoundPorts['send'],
): Promise<{ verdict: Verdict; outcome: Outcome }> {
  try {
    const { report, knowsKey } = await send(item, sound)
    const verdict = verdictOf(report, knowsKey)
    return {
      verdict,
      outcome:
        verdict === 'failed'
          ? { kind: 'queued', failure: { kind: 'refused', report } }
          : { kind: verdict, report },
    }
  } catch (error) {
    // Only silence holds the others up: any answer, a proxy's page too, is trouble of this one alone.
    const wasAnswered = error instanceof ApiError && error.code === 'malformed'
    return {
      verdict: wasAnswered ? 'failed' : 'unreachable',
      outcome: { kind: 'queued', failure: { kind: 'lost', error } },
    }
  }
}
