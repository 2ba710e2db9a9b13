import type { KeyedStore } from '../browser/storage.ts'
import { tokenKeys } from '../visit/tokens.ts'

const parameter = 'kioskKey'
/** Key of localStorage: the address a kiosk was opened on, to which it returns when visitors have left (FIT-04). */
export const kioskStartKey = 'kiosk_start'

/**
 * Removes `?kioskKey=` from an address (SHELL-04). A key is stored as the kiosk token; an empty one deletes it.
 * @returns the address without the parameter, as path, query and hash; null where there was none.
 */
export function takeKioskKey(href: string, store: KeyedStore): string | null {
  const url = new URL(href)
  const key = url.searchParams.get(parameter)
  if (key === null) return null
  const rest = url.search
    .slice(1)
    .split('&')
    .filter((pair) => new URLSearchParams(pair).get(parameter) === null)
    .join('&')
  const address = url.pathname + (rest === '' ? '' : `?${rest}`) + url.hash
  if (key.trim() === '') {
    store.remove(tokenKeys.kiosk)
    store.remove(kioskStartKey)
  } else {
    store.write(tokenKeys.kiosk, key.trim())
    store.write(kioskStartKey, address)
  }
  return address
}
