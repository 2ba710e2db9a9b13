import { type KeyedStore, visitStore } from './storage.ts'
import { hasUnsavedWork } from './unsavedWork.ts'

/*
 * A new build takes the former one's files away. A page that misses one is loaded anew: once, only into a server that
 * answers, and never while that would cost a visitor what they typed or recorded. Else the error is shown (SHELL-08).
 */

/** Of sessionStorage: this visit has been reloaded for code that did not come. */
const reloadedKey = 'reloaded-for-code'

interface ReloadConditions {
  readonly store: KeyedStore
  readonly isServerThere: () => Promise<boolean>
  readonly isBusy: () => boolean
  readonly reload: () => void
}

let decision: Promise<boolean> = Promise.resolve(false)

/** Whether the page is being reloaded for the code that was missed last. */
export const reloadDecision = () => decision

/** Listens to what Vite reports of each import that fails. */
export function reloadForMissingCode(isServerThere: () => Promise<boolean>): void {
  const conditions = {
    store: visitStore,
    isServerThere,
    isBusy: hasUnsavedWork,
    reload: () => location.reload(),
  }
  addEventListener('vite:preloadError', () => {
    decision = decideReload(conditions)
  })
}

/** Reloads where it may. @returns whether it does */
export async function decideReload({
  store,
  isServerThere,
  isBusy,
  reload,
}: ReloadConditions): Promise<boolean> {
  if (store.read(reloadedKey) !== null || isBusy()) return false
  // Looked at again afterwards: somebody may have begun to type or speak meanwhile.
  if (!(await isServerThere()) || isBusy()) return false
  store.write(reloadedKey, 'yes')
  reload()
  return true
}

/** The page has stood for a while: the next missing file may reload it again. */
export const forgetReloadForCode = () => visitStore.remove(reloadedKey)
