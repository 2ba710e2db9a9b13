import { type DBSchema, type IDBPDatabase, openDB, type OpenDBCallbacks } from 'idb'
import { storeTimeoutMs, withTimeout } from '../time/withTimeout.ts'

/*
 * The only place that opens databases of the browser. Some never answer: Safari's after a crash, one whose upgrade
 * another tab blocks, one on a full disk. So opening and every question to what is opened has a limit.
 */

/**
 * Opens a database in its first version, and makes a store of it.
 * @throws {TimeoutError} where it does not open in time; so do all methods of the store that are not answered in time
 */
export async function openStore<Schema extends DBSchema, Store extends object>(
  name: string,
  callbacks: Pick<OpenDBCallbacks<Schema>, 'upgrade' | 'terminated'>,
  storeIn: (db: IDBPDatabase<Schema>) => Store,
): Promise<Store> {
  const opening = openDB<Schema>(name, 1, callbacks)
  try {
    return answeredInTime(storeIn(await withTimeout(storeTimeoutMs, opening)))
  } catch (error) {
    // One that opens too late is nobody's.
    opening.then(
      (db) => db.close(),
      () => {},
    )
    throw error
  }
}

/** The same store, whose methods do not wait for ever. */
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
