import type { KioskFacts } from '#contract/kiosks.ts'
import { counts } from '#api/outbox/outbox.ts'
import { buildVersion } from '#lib/server/buildVersion.ts'
import { after, everyFrame } from '#lib/time/timers.ts'
import { useKiosk } from '#state/kiosk.ts'
import { canStage, displayFacts } from '#ui/parts/stageAbility.ts'
import { routeOf } from '#app/routes.tsx'
import { errorCount } from '#lib/visit/errorCount.ts'
import { storeTimeoutMs, withTimeout } from '#lib/time/withTimeout.ts'
import { restartsBy } from './executeOrder.ts'
import { readLoadReason } from '#app/updates/reload.ts'

/** ms: short enough that a page at rest is at rest again. */
const sampleMs = 1_000
/** ms: a browser that draws nothing at all calls for no frame, either. */
const timeoutMs = 3_000

/** Frames a second that the browser gives this page; null while it is hidden or where it gives none. */
function frameRate(): Promise<number | null> {
  if (document.hidden) return Promise.resolve(null)
  return new Promise((resolve) => {
    let frames = -1
    let passedMs = 0
    const finish = (rate: number | null) => {
      stopFrames()
      stopWaiting()
      resolve(rate)
    }
    const stopWaiting = after(timeoutMs, () => finish(document.hidden ? null : 0))
    const stopFrames = everyFrame((deltaMs) => {
      frames += 1
      passedMs += deltaMs
      if (passedMs >= sampleMs) finish(Math.round((frames * 10_000) / passedMs) / 10)
    })
  })
}

/** Facts that take a moment to find out. */
type Slow = Pick<KioskFacts, 'frameRate' | 'outbox' | 'storage' | 'microphone'>

const loaded = readLoadReason()
let slow: Slow = { frameRate: null, outbox: null, storage: null, microphone: null }

/** How this kiosk is. One fact that cannot be had is no reason to keep silent about the others. */
export async function kioskFacts(): Promise<KioskFacts> {
  const [rate, outbox, storage, microphone] = await Promise.all([
    frameRate(),
    orUnknown(readOutbox()),
    orUnknown(readStorage()),
    orUnknown(readMicrophone()),
  ])
  slow = { frameRate: rate, outbox, storage, microphone }
  return factsNow(false)
}

/** The same without waiting: what takes a moment is as it was the last time. */
export function factsNow(isEnding: boolean): KioskFacts {
  const { count, last } = errorCount()
  return {
    ...slow,
    version: buildVersion() ?? 'unbuilt',
    route: routeNow(),
    errors: count,
    lastError: last,
    language: document.documentElement.lang === 'de' ? 'de' : 'en',
    size: { width: innerWidth, height: innerHeight, ratio: devicePixelRatio },
    upSeconds: Math.round(performance.now() / 1000),
    scenes: canStage(displayFacts()) ? 'drawn' : 'stills',
    loaded,
    isEnding,
    isClosed: useKiosk.getState().phase === 'closed',
    restartsBy: restartsBy(),
  }
}

/** A browser that does not answer keeps no kiosk silent. */
async function orUnknown<T>(fact: Promise<T | null>): Promise<T | null> {
  try {
    return await withTimeout(storeTimeoutMs, fact)
  } catch (error) {
    console.warn('A fact of this screen is not to be had', error)
    return null
  }
}

async function readOutbox(): Promise<KioskFacts['outbox']> {
  const { waiting, refused } = await counts()
  return { waiting, refused }
}

async function readStorage(): Promise<KioskFacts['storage']> {
  // Typed as always there, but absent on plain http.
  const storage: StorageManager | undefined = navigator.storage
  if (!storage) return null
  const [{ usage = 0, quota = 0 }, isPersisted] = await Promise.all([storage.estimate(), storage.persisted()])
  return { used: usage, quota, isPersisted }
}

async function readMicrophone(): Promise<KioskFacts['microphone']> {
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (!devices) return null
  const found = await devices.enumerateDevices()
  const { state } = await navigator.permissions
    .query({ name: 'microphone' })
    // Some browsers do not know this one by name.
    .catch(() => ({ state: 'unknown' as const }))
  return { permission: state, devices: found.filter(({ kind }) => kind === 'audioinput').length }
}

/** The pattern of the page at hand; never the address, which may name a story. */
function routeNow(): string {
  const route = routeOf(location.pathname)
  return 'page' in route ? route.pattern : route.redirect
}
