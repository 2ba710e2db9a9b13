/**
 * Web storage that cannot break a page: a browser may refuse it (blocked, full, absent in Node). What cannot be stored
 * stays in memory for the life of the page.
 */
export interface KeyedStore {
  read(key: string): string | null
  write(key: string, value: string): void
  remove(key: string): void
}

interface ClearableStore extends KeyedStore {
  /** Removes everything but these keys. */
  clear(keep: readonly string[]): void
}

/** A store that falls back to memory where the browser's own fails. */
export function keyedStore(storage: () => Storage): ClearableStore {
  const memory = new Map<string, string>()
  const guarded = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(storage())
    } catch (error) {
      console.warn('The browser refuses storage; this visit is kept in memory only.', error)
      return otherwise
    }
  }
  return {
    read: (key) => guarded((storage) => storage.getItem(key), null) ?? memory.get(key) ?? null,
    write: (key, value) => {
      memory.delete(key)
      const isStored = guarded((storage) => {
        storage.setItem(key, value)
        return true
      }, false)
      if (!isStored) memory.set(key, value)
    },
    remove: (key) => {
      memory.delete(key)
      guarded((storage) => storage.removeItem(key), undefined)
    },
    clear: (keep) => {
      for (const key of [...memory.keys()]) if (!keep.includes(key)) memory.delete(key)
      guarded((storage) => {
        const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
        for (const key of keys) if (key !== null && !keep.includes(key)) storage.removeItem(key)
      }, undefined)
    },
  }
}

/** Lasts across visits: tokens and theme. */
export const deviceStore = keyedStore(() => globalThis.localStorage)
/** Lasts until the tab closes: the language of the visit, the number of reloads. */
export const visitStore = keyedStore(() => globalThis.sessionStorage)
