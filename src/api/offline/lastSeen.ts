import type { DBSchema, IDBPDatabase } from 'idb'
import { openStore } from '#lib/browser/database.ts'

interface Seen {
  readonly data: unknown
  /** When it was written, ms since 1970; absent in entries of earlier versions. */
  readonly at?: number
}

interface Schema extends DBSchema {
  lists: { key: string; value: Seen }
}

export interface LastSeen {
  read(name: string): Promise<Seen | undefined>
  write(name: string, data: unknown): Promise<void>
  forget(name: string): Promise<void>
  /** Deletes what was not written in the last 24 hours: the server may have withdrawn it. */
  forgetOld(): Promise<void>
}

const dayMs = 86_400_000

/**
 * Stored answers of the server, for times without it.
 * @param shape of the data in the contract; data of another shape is deleted @throws where the browser has no store
 */
export async function openLastSeen(shape: string): Promise<LastSeen> {
  const upgrade = (fresh: IDBPDatabase<Schema>) => void fresh.createObjectStore('lists')
  const store = await openStore('nachklang-lists', { upgrade }, (db: IDBPDatabase<Schema>) =>
    storeIn(db, shape),
  )
  await store.forgetOtherShapes()
  return store
}

function storeIn(db: IDBPDatabase<Schema>, shape: string) {
  const keyOf = (name: string) => `${shape} ${name}`
  return {
    forgetOtherShapes: async () => {
      const others = (await db.getAllKeys('lists')).filter((key) => !key.startsWith(keyOf('')))
      await Promise.all(others.map((key) => db.delete('lists', key)))
    },
    read: (name: string) => db.get('lists', keyOf(name)),
    write: async (name: string, data: unknown) =>
      void (await db.put('lists', { data, at: Date.now() }, keyOf(name))),
    forget: (name: string) => db.delete('lists', keyOf(name)),
    forgetOld: async () => {
      const { store, done } = db.transaction('lists', 'readwrite')
      for await (const cursor of store) {
        // A time in the future comes from a clock that was wrong.
        if (Math.abs(Date.now() - (cursor.value.at ?? 0)) >= dayMs) await cursor.delete()
      }
      await done
    },
  }
}
