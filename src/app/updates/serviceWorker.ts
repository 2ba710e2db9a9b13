import { after, every } from '#lib/time/timers.ts'

/*
 * The service worker of this page, and the build that waits behind it. A new build never takes over in the middle of a
 * visit: a kiosk calls `activateNewVersion` when nobody is there; in a visitor's browser it takes over when the
 * exhibition is opened the next time.
 */

/** How often a page that nobody reloads asks whether there is a new build, ms. */
const lookEveryMs = 900_000
/** A build that has not taken over by then is tried again with the next reload, ms. */
const takeOverMs = 10_000

let waiting: ServiceWorker | null = null

/** Lets the waiting build take over. Resolves once it has, does not, or without one: whoever calls loads the page anew. */
export function activateNewVersion(): Promise<void> {
  const next = waiting
  if (next === null) return Promise.resolve()
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
    after(takeOverMs, resolve)
    next.postMessage('takeOver')
  })
}

/** Registers the worker; a browser without one is as before. @param kiosk whether this screen decides itself when a new build takes over */
export async function startServiceWorker(kiosk: boolean): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  if (!registration) return
  // It came during an earlier visit, and this page is its own, fresh from the server.
  if (!kiosk) registration.waiting?.postMessage('takeOver')
  const note = (worker: ServiceWorker | null) => {
    if (navigator.serviceWorker.controller !== null) waiting = worker
  }
  if (kiosk) note(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') note(registration.waiting)
    })
  })
  every(lookEveryMs, () => registration.update().catch(console.warn))
  const { active } = await navigator.serviceWorker.ready
  // Models, pictures and sounds of all rooms, unless somebody counts the bytes.
  if (kiosk || !savesData()) active?.postMessage('bringRest')
}

/** Not every browser says so. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
