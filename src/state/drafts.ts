import type { DBSchema, IDBPDatabase } from 'idb'
import { useState } from 'react'
import { openStore } from '#lib/browser/database.ts'
import { randomUuid } from '#lib/browser/randomUuid.ts'
import type { Take } from '#lib/sound/recording.ts'
import { visitStore } from '#lib/browser/storage.ts'
import { useSession } from './session.ts'
import { onVisitEnd } from './visit.ts'

/*
 * What somebody has begun and not sent yet. It stays for this visit, over other pages and a reload: texts in the session
 * storage, which ends with the tab, recordings in a database of the browser, which does not. So each recording there
 * belongs to a tab, by a name that only its session storage knows, and goes with the visit.
 */

/** The forms that texts and recordings are begun in. */
export type DraftName = 'share-story' | 'memory-recorder' | 'imac' | 'behalf'

/** A text that outlives its form. */
export function useTextDraft(name: DraftName): [string, (text: string) => void] {
  const key = `text-draft:${name}`
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

interface Schema extends DBSchema {
  takes: {
    key: string
    /** Bytes, since not every browser keeps a Blob whole in its store. */
    value: Omit<Take, 'blob'> & { readonly bytes: ArrayBuffer; readonly owner: string; readonly at: number }
  }
}

/** Recordings of this page; where the browser stores none, they last as long as it does. */
const takes = new Map<DraftName, Take>()
/** Those on their way: not offered while they may still arrive. */
const sending = new Set<Blob>()

/** A finished recording, to be found again when the visitor comes back to its form. */
export function saveTake(name: DraftName, take: Take): void {
  if (takes.get(name)?.blob === take.blob) return
  takes.set(name, take)
  const owner = knownOwner() ?? newOwner()
  void inTurn(async (store) => {
    const { blob, ...facts } = take
    await store.put(keyOf(name, owner), { ...facts, bytes: await blob.arrayBuffer(), owner, at: Date.now() })
  })
}

/** It was sent or thrown away. @param only leaves another recording of that form where it is */
export function forgetTake(name: DraftName, only?: Take): void {
  if (only !== undefined && takes.get(name)?.blob !== only.blob) return
  takes.delete(name)
  const owner = knownOwner()
  if (owner !== null) void inTurn((store) => store.delete(keyOf(name, owner)))
}

/** Until `work` has ended, the recording is not offered anywhere else. */
export async function whileSending<T>({ blob }: Take, work: Promise<T>): Promise<T> {
  sending.add(blob)
  try {
    return await work
  } finally {
    sending.delete(blob)
  }
}

/** What was recorded in this form during this visit and not sent. */
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

/**
 * Deletes recordings whose tab was closed: on a screen of the museum all but this page's own, elsewhere those of
 * yesterday, because another tab may be open.
 */
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

/** Whose recordings this tab may offer; null: nothing was recorded in this visit. */
const knownOwner = () => visitStore.read(ownerKey)

function newOwner(): string {
  const owner = randomUuid()
  visitStore.write(ownerKey, owner)
  return owner
}

type TakeStore = ReturnType<typeof storeIn>
let opening: Promise<TakeStore> | null = null
let last: Promise<unknown> = Promise.resolve()

/** One after the other: what is deleted must not be written after that. undefined: this browser stores nothing. */
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
