import { createHash } from 'node:crypto'
import type { Report } from '#contract/common.ts'
import type { QueuedItem, QueuedSound } from '#lib/outbox/item.ts'

/** What happens to one try. */
export type NetworkOutcome =
  /** It arrives and is answered. */
  | 'answered'
  /** It never leaves: the network is away, or the server. */
  | 'lostBefore'
  /** It is stored, and the answer gets lost. */
  | 'lostAfter'
  /** The server is in trouble and stores nothing. */
  | 'failed'
  /** The browser dies while it is on its way: before the server has it, or after. */
  | 'killedBefore'
  | 'killedAfter'

/** The browser is gone: nothing after this runs. */
export class Killed extends Error {
  static {
    this.prototype.name = 'Killed'
  }
}

/** A server that honours keys, as the real one does. */
export function modelServer() {
  const stored: { key: string; content: string }[] = []
  const accept = (item: QueuedItem, sound: QueuedSound | null): Report => {
    const content = contentOf(item.input, sound)
    const before = stored.find(({ key }) => key === item.key)
    if (before === undefined) stored.push({ key: item.key, content })
    else if (before.content !== content) return { statusCode: 409, message: 'Another content.' }
    return { statusCode: 200, message: 'Thanks.' }
  }
  return {
    stored,
    async send(outcome: NetworkOutcome, item: QueuedItem, sound: QueuedSound | null): Promise<Report> {
      await Promise.resolve()
      if (outcome === 'killedBefore') throw new Killed()
      if (outcome === 'lostBefore') throw new Error('The server cannot be reached.')
      if (outcome === 'failed') return { statusCode: 503, message: 'Later.' }
      const answer = accept(item, sound)
      if (outcome === 'killedAfter') throw new Killed()
      if (outcome === 'lostAfter') throw new Error('The answer is lost.')
      return answer
    },
  }
}

/** Everything of a submission, to the byte. */
export function contentOf(input: unknown, sound: QueuedSound | null): string {
  const bytes = sound === null ? '' : createHash('sha256').update(new Uint8Array(sound.bytes)).digest('hex')
  return JSON.stringify([input, sound?.type, bytes])
}
