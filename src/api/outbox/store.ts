import type { DBSchema, IDBPDatabase } from 'idb'
import type { Report } from '#contract/common.ts'
import { openStore } from '#lib/browser/database.ts'
import type { QueuedItem, QueuedSound } from '#lib/outbox/item.ts'

/** Stores submissions until they have arrived. Only the outbox deletes them. */
export interface OutboxStore {
  /**
   * Resolves when the item is on the disk. Where the key is stored already, the item keeps its content and waits again.
   * @throws {DOMException} QuotaExceededError where there is no space
   */
  add(
    submission: Pick<QueuedItem, 'key' | 'kind' | 'input' | 'storedAt'>,
    sound: QueuedSound | null,
  ): Promise<void>
  /** Oldest first, without recordings. */
  items(): Promise<readonly QueuedItem[]>
  sound(seq: number): Promise<QueuedSound | null>
  /** The item is about to be sent. */
  noteTry(seq: number, now: number): Promise<void>
  /** The answer was a failure. */
  noteFailure(seq: number): Promise<void>
  noteUnanswered(seq: number): Promise<void>
  noteRefusal(seq: number, refusal: Report): Promise<void>
  /** Staff release it: it is sent again now. */
  release(seq: number): Promise<void>
  remove(seq: number): Promise<void>
  /** Writes and deletes this many bytes. @throws {DOMException} QuotaExceededError where there is no space */
  tryWriting(bytes: number): Promise<void>
}

interface Schema extends DBSchema {
  items: { key: number; value: Omit<QueuedItem, 'seq'> & { seq?: number }; indexes: { key: string } }
  /** By the item's `seq`. */
  sounds: { key: number; value: QueuedSound }
  trial: { key: number; value: ArrayBuffer }
}

const untried: Pick<QueuedItem, 'triedAt' | 'failures' | 'unanswered' | 'refusal'> = {
  triedAt: null,
  failures: 0,
  unanswered: 0,
  refusal: null,
}

/**
 * Completes an item of an earlier version: missing fields, or status 0 for items that were too old to be sent. These
 * are sent again: the server recognizes every key.
 */
function fromStore(item: Omit<QueuedItem, 'seq'>): Omit<QueuedItem, 'seq'> {
  const whole = { ...untried, ...{ storedAt: Date.now() }, ...item }
  return whole.refusal?.statusCode === 0 ? { ...whole, refusal: null } : whole
}

/** Writes through to the disk, so that a power cut loses nothing. */
const onDisk = { durability: 'strict' } as const

/**
 * Opens this browser's outbox.
 * @param onClosed called when the browser closes the database by itself
 * @throws where the browser has no storage
 */
export function openOutboxStore(onClosed: () => void = () => {}): Promise<OutboxStore> {
  const upgrade = (fresh: IDBPDatabase<Schema>) => {
    fresh.createObjectStore('items', { keyPath: 'seq', autoIncrement: true }).createIndex('key', 'key', {
      unique: true,
    })
    fresh.createObjectStore('sounds')
    fresh.createObjectStore('trial', { autoIncrement: true })
  }
  return openStore('nachklang-outbox', { upgrade, terminated: onClosed }, storeIn)
}

function storeIn(db: IDBPDatabase<Schema>): OutboxStore {
  const change = async (seq: number, part: (item: QueuedItem) => Partial<QueuedItem>) => {
    const work = db.transaction('items', 'readwrite', onDisk)
    const item = await work.store.get(seq)
    if (item !== undefined) await work.store.put({ ...item, ...part({ ...fromStore(item), seq }) })
    await work.done
  }
  return {
    add: async (submission, sound) => {
      const work = db.transaction(['items', 'sounds'], 'readwrite', onDisk)
      // A failed write aborts the transaction, and the caller gets that error.
      work.done.catch(() => {})
      const items = work.objectStore('items')
      const known = await items.index('key').get(submission.key)
      if (known === undefined) {
        const seq = await items.add({ ...submission, ...untried })
        if (sound !== null) await work.objectStore('sounds').add(sound, seq)
      } else {
        await items.put({ ...known, ...untried })
      }
      await work.done
    },
    items: async () =>
      (await db.getAll('items')).flatMap(({ seq, ...item }) => (seq ? [{ ...fromStore(item), seq }] : [])),
    sound: async (seq) => (await db.get('sounds', seq)) ?? null,
    noteTry: (seq, now) => change(seq, () => ({ triedAt: now })),
    noteFailure: (seq) => change(seq, ({ failures }) => ({ failures: failures + 1, unanswered: 0 })),
    noteUnanswered: (seq) => change(seq, ({ unanswered }) => ({ unanswered: unanswered + 1 })),
    noteRefusal: (seq, refusal) => change(seq, () => ({ refusal })),
    release: (seq) => change(seq, () => untried),
    remove: async (seq) => {
      const work = db.transaction(['items', 'sounds'], 'readwrite', onDisk)
      await Promise.all([
        work.objectStore('items').delete(seq),
        work.objectStore('sounds').delete(seq),
        work.done,
      ])
    },
    tryWriting: async (bytes) => {
      const work = db.transaction('trial', 'readwrite', onDisk)
      work.done.catch(() => {})
      await work.store.add(crypto.getRandomValues(new Uint8Array(bytes)).buffer)
      await work.store.clear()
      await work.done
    },
  }
}
