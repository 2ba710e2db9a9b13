import { after, every } from '#lib/time/timers.ts'

/*
 * The service worker of this page and the build that waits behind it. A new build never takes over during a visit: a
 * kiosk calls `activateNewVersion` when no visitor is there; in a visitor's browser it takes over when the exhibition
 * is opened again.
 */

/** ms between checks for a new build on a page that stays open. */
const lookEveryMs = 900_000
/** ms after which a build that has not taken over is left to the next reload. */
const takeOverMs = 10_000

let waiting: ServiceWorker | null = null

/** Lets the waiting build take over, if there is one and it does. The caller reloads the page afterwards. */
export function activateNewVersion(): Promise<void> {
  const next = waiting
  if (next === null) return Promise.resolve()
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
    after(takeOverMs, resolve)
    next.postMessage('takeOver')
  })
}

/**
 * Registers the worker, where the browser supports it. @param kiosk whether this kiosk decides when a new build takes
 * over
 */
export async function startServiceWorker(kiosk: boolean): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  if (!registration) return
  // A build from an earlier visit may take over: this page was just loaded from the server.
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
  // Models, pictures and sounds of all exhibits, unless the visitor saves data.
  if (kiosk || !savesData()) active?.postMessage('bringRest')
}

/** Only some browsers report this. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
