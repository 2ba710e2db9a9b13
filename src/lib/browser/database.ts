import { type DBSchema, type IDBPDatabase, openDB, type OpenDBCallbacks } from 'idb'
import { storeTimeoutMs, withTimeout } from '../time/withTimeout.ts'

/*
 * The only place that opens IndexedDB. A database may never answer: in Safari after a crash, while another tab blocks
 * its upgrade, on a full disk. Opening and every request therefore have a time limit.
 */

/** Opens a store. @throws {TimeoutError} if the database does not answer in time; so do methods of the store */
export async function openStore<Schema extends DBSchema, Store extends object>(
  name: string,
  callbacks: Pick<OpenDBCallbacks<Schema>, 'upgrade' | 'terminated'>,
  storeIn: (db: IDBPDatabase<Schema>) => Store,
): Promise<Store> {
  const opening = openDB<Schema>(name, 1, callbacks)
  try {
    return answeredInTime(storeIn(await withTimeout(storeTimeoutMs, opening)))
  } catch (error) {
    // A database that opens too late is closed.
    opening.then(
      (db) => db.close(),
      () => {},
    )
    throw error
  }
}

/** The same store, with a time limit on every method. */
function answeredInTime<Store extends object>(store: Store): Store {
  return new Proxy(store, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return (...input: readonly unknown[]) =>
        withTimeout(storeTimeoutMs, Promise.resolve(Reflect.apply(method, target, input)))
    },
  })
}
