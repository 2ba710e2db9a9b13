import { useKiosk } from '#state/kiosk.ts'

/** Holds a wake lock while this kiosk is open (HOURS-05): the system must not let its display sleep. */
export function keepAwake(): void {
  // Typed as always there, but absent on plain http.
  const wakeLock: WakeLock | undefined = navigator.wakeLock
  if (!wakeLock) return
  let asking = Promise.resolve()
  let lock: WakeLockSentinel | null = null

  async function follow() {
    const isWanted = useKiosk.getState().phase === 'open' && !document.hidden
    // The browser lets go of it by itself while the page is hidden.
    if (lock?.released === true) lock = null
    if (isWanted && lock === null) lock = (await wakeLock?.request('screen')) ?? null
    if (!isWanted && lock !== null) {
      await lock.release()
      lock = null
    }
  }
  const followNext = () => {
    asking = asking.then(follow).catch((error: unknown) => console.warn('The display may fall asleep', error))
  }
  useKiosk.subscribe(({ phase }) => phase, followNext)
  document.addEventListener('visibilitychange', followNext)
  followNext()
}
