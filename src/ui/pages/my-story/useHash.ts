import { useSyncExternalStore } from 'react'

/** The fragment of the address, `#` included, as it changes. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash)
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
