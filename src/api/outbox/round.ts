import type { Report } from '#contract/common.ts'
import { mayProbeNext, nextToSend, verdictOf, type Verdict } from '#lib/outbox/decide.ts'
import type { QueuedItem, QueuedSound } from '#lib/outbox/item.ts'
import type { Failure } from '#lib/outbox/submission.ts'
import { ApiError } from '../ApiError.ts'
import type { KeyedAnswer } from '../client.ts'
import type { OutboxStore } from './store.ts'

/** What happened to an item. */
export type Outcome =
  | { readonly kind: 'arrived' | 'refused'; readonly report: Report }
  | { readonly kind: 'queued'; readonly failure: Failure }

interface RoundPorts {
  readonly store: OutboxStore
  /** @throws {ApiError} `malformed` where an answer cannot be read; other errors mean no answer */
  readonly send: (item: QueuedItem, sound: QueuedSound | null) => Promise<KeyedAnswer<Report>>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly onOutcome: (item: QueuedItem, outcome: Outcome) => void
  /** Also sends items that are pausing after a failure. */
  readonly all?: boolean
}

/**
 * Sends the due items, oldest first, until each had its turn or the server is unreachable. An interruption (page
 * closed, power lost) leaves the item in the store, to be sent again under its key.
 * @returns whether everything that was tried got through
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
        // The store can still be read, so the item is sent, and sent again later; the server recognizes its key.
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
    // The items behind it were not tried; their pages get the same reason.
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
    const { answer: report, knowsKey } = await send(item, sound)
    const verdict = verdictOf(report, knowsKey)
    return {
      verdict,
      outcome:
        verdict === 'failed'
          ? { kind: 'queued', failure: { kind: 'refused', report } }
          : { kind: verdict, report },
    }
  } catch (error) {
    // Only a missing answer stops the round. Any answer, even a proxy's page, is a failure of this item alone.
    const wasAnswered = error instanceof ApiError && error.code === 'malformed'
    return {
      verdict: wasAnswered ? 'failed' : 'unreachable',
      outcome: { kind: 'queued', failure: { kind: 'lost', error } },
    }
  }
}
