import type { DBSchema, IDBPDatabase } from 'idb'
import type { Report } from '#contract/common.ts'
import { openStore } from '#lib/browser/database.ts'
import type { QueuedItem, QueuedSound } from '#lib/outbox/item.ts'

/** Where what is left lies until it has arrived. Apart from it, nothing here ever removes anything. */
export interface OutboxStore {
  /**
   * Keeps it, on the disk before it resolves. A key that is here already stays what it is and waits again.
   * @throws {DOMException} QuotaExceededError where there is no room
   */
  add(left: Pick<QueuedItem, 'key' | 'kind' | 'input' | 'storedAt'>, sound: QueuedSound | null): Promise<void>
  /** Oldest first, without their recordings. */
  items(): Promise<readonly QueuedItem[]>
  sound(seq: number): Promise<QueuedSound | null>
  /** It is about to be sent. */
  noteTry(seq: number, now: number): Promise<void>
  /** An answer came, but none to it. */
  noteFailure(seq: number): Promise<void>
  noteUnanswered(seq: number): Promise<void>
  noteRefusal(seq: number, refusal: Report): Promise<void>
  /** Staff let it be sent again, now. */
  release(seq: number): Promise<void>
  remove(seq: number): Promise<void>
  /** Writes and removes so many bytes. @throws {DOMException} QuotaExceededError where there is no room */
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
 * An item as an earlier version may have stored it: without some fields, or, by a clock alone, as too old to be sent
 * (status 0, which no server says). That goes out again: the server knows each key, however old.
 */
function fromStore(item: Omit<QueuedItem, 'seq'>): Omit<QueuedItem, 'seq'> {
  const whole = { ...untried, ...{ storedAt: Date.now() }, ...item }
  return whole.refusal?.statusCode === 0 ? { ...whole, refusal: null } : whole
}

/** A power cut right after must not take it: the browser writes through to the disk. */
const onDisk = { durability: 'strict' } as const

/** Opens this browser's outbox. @param onGone the browser has closed it by itself @throws where it has no place for one */
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
    add: async (left, sound) => {
      const work = db.transaction(['items', 'sounds'], 'readwrite', onDisk)
      // A write without room ends the whole transaction, which says so itself.
      work.done.catch(() => {})
      const items = work.objectStore('items')
      const known = await items.index('key').get(left.key)
      if (known === undefined) {
        const seq = await items.add({ ...left, ...untried })
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
