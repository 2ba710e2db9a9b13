import type { DBSchema, IDBPDatabase } from 'idb'
import { useState } from 'react'
import { openStore } from '#lib/browser/database.ts'
import { randomUuid } from '#lib/browser/randomUuid.ts'
import type { Take } from '#lib/sound/recording.ts'
import { visitStore } from '#lib/browser/storage.ts'
import { useSession } from './session.ts'
import { onVisitEnd } from './visit.ts'

/*
 * What a visitor has begun and not sent. It lasts for the visit, across pages and reloads: texts in session storage,
 * which ends with the tab, recordings in a database, which does not. Each recording is therefore tied to its tab by a
 * random name in session storage, and deleted with the visit.
 */

/** Forms with drafts. */
export type DraftName = 'share-story' | 'memory-recorder' | 'imac' | 'behalf'

/** State for a text that outlives its form. */
export function useTextDraft(name: DraftName): [string, (text: string) => void] {
  const key = textKey(name)
  const [text, setText] = useState(() => visitStore.read(key) ?? '')
  return [
    text,
    (typed) => {
      setText(typed)
      if (typed === '') visitStore.remove(key)
      else visitStore.write(key, typed)
    },
  ]
}

const textKey = (name: DraftName) => `text-draft:${name}`

/** Deletes what was not sent from this form. */
export function forgetDraft(name: DraftName): void {
  visitStore.remove(textKey(name))
  forgetTake(name)
}

interface Schema extends DBSchema {
  takes: {
    key: string
    /** Bytes, since not every browser stores Blobs reliably. */
    value: Omit<Take, 'blob'> & { readonly bytes: ArrayBuffer; readonly owner: string; readonly at: number }
  }
}

/** Recordings of this page; the only copy where the browser stores none. */
const takes = new Map<DraftName, Take>()
/** Recordings being sent, which are not offered until that has failed. */
const sending = new Set<Blob>()

/** Stores a finished recording, so that the visitor finds it on returning to the form. */
export function saveTake(name: DraftName, take: Take): void {
  if (takes.get(name)?.blob === take.blob) return
  takes.set(name, take)
  const owner = knownOwner() ?? newOwner()
  void inTurn(async (store) => {
    const { blob, ...facts } = take
    await store.put(keyOf(name, owner), { ...facts, bytes: await blob.arrayBuffer(), owner, at: Date.now() })
  })
}

/** Deletes a recording that was sent or discarded. @param only deletes nothing if the form has another recording */
export function forgetTake(name: DraftName, only?: Take): void {
  if (only !== undefined && takes.get(name)?.blob !== only.blob) return
  takes.delete(name)
  const owner = knownOwner()
  if (owner !== null) void inTurn((store) => store.delete(keyOf(name, owner)))
}

/** Offers the recording nowhere else until `work` has ended. */
export async function whileSending<T>({ blob }: Take, work: Promise<T>): Promise<T> {
  sending.add(blob)
  try {
    return await work
  } finally {
    sending.delete(blob)
  }
}

/** The unsent recording of this form from this visit. */
export async function findTake(name: DraftName): Promise<Take | null> {
  const owner = knownOwner()
  if (!takes.has(name) && owner !== null) {
    const stored = await inTurn((store) => store.get(keyOf(name, owner)))
    // Another visit may have begun meanwhile.
    if (stored && owner === knownOwner()) {
      const { bytes, owner: _owner, at: _at, ...facts } = stored
      takes.set(name, { ...facts, blob: new Blob([bytes], { type: facts.type }) })
    }
  }
  const take = takes.get(name)
  return take === undefined || sending.has(take.blob) ? null : take
}

/** Deletes recordings of closed tabs: on a kiosk all others, elsewhere those older than a day. */
export function forgetStaleTakes(): void {
  const oldestAt = useSession.getState().kiosk ? Infinity : Date.now() - dayMs
  void inTurn((store) => store.deleteOthers(knownOwner(), oldestAt))
}

const dayMs = 86_400_000
const ownerKey = 'draft:owner'

onVisitEnd(function forgetTakes() {
  takes.clear()
  const owner = knownOwner()
  visitStore.remove(ownerKey)
  if (owner !== null) void inTurn((store) => store.deleteOf(owner))
})

const keyOf = (name: DraftName, owner: string) => `${owner} ${name}`

/** The owner name of this tab; null: nothing was recorded in this visit. */
const knownOwner = () => visitStore.read(ownerKey)

function newOwner(): string {
  const owner = randomUuid()
  visitStore.write(ownerKey, owner)
  return owner
}

type TakeStore = ReturnType<typeof storeIn>
let opening: Promise<TakeStore> | null = null
let last: Promise<unknown> = Promise.resolve()

/** Runs one after the other, so that no write follows a deletion. undefined: this browser stores nothing. */
function inTurn<T>(work: (store: TakeStore) => Promise<T>): Promise<T | undefined> {
  const done = last.then(async () => {
    try {
      opening ??= openStore('nachklang-drafts', { upgrade, terminated: forgetStore }, storeIn)
      const store = await opening.catch((error: unknown) => {
        forgetStore()
        throw error
      })
      return await work(store)
    } catch (error) {
      console.warn('Recordings that are not sent yet last no longer than this page', error)
      return undefined
    }
  })
  last = done
  return done
}

function upgrade(fresh: IDBPDatabase<Schema>): void {
  fresh.createObjectStore('takes')
}

function forgetStore(): void {
  opening = null
}

function storeIn(db: IDBPDatabase<Schema>) {
  const deleteWhere = async (isObsolete: (take: Schema['takes']['value']) => boolean) => {
    const { store, done } = db.transaction('takes', 'readwrite')
    for await (const cursor of store) if (isObsolete(cursor.value)) await cursor.delete()
    await done
  }
  return {
    get: (key: string) => db.get('takes', key),
    put: async (key: string, take: Schema['takes']['value']) => void (await db.put('takes', take, key)),
    delete: (key: string) => db.delete('takes', key),
    deleteOf: (owner: string) => deleteWhere((take) => take.owner === owner),
    deleteOthers: (owner: string | null, oldestAt: number) =>
      deleteWhere((take) => take.owner !== owner && (take.at < oldestAt || take.at > Date.now())),
  }
}
