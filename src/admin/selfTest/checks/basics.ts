import { health } from '#contract/kioskRoutes.ts'
import { call } from '#api/client.ts'
import { scriptIsServed } from '#api/scriptIsServed.ts'
import { buildVersion } from '#lib/server/buildVersion.ts'
import { type Check, failed, notApplicable, passed } from '../finding.ts'
import { until } from '../wait.ts'

/** ms: more would put contributions on a wrong day, and confuse what runs out. */
const mostClockMs = 120_000
/** Bytes: some ten long recordings. */
const leastFree = 50_000_000
const key = 'self-test'

/** The server works, and this page is what it hands out. */
export const server: Check = async () => {
  const answer = await call(health, {}).catch(() => null)
  if (answer === null || 'statusCode' in answer) return failed('noServer')
  const isOld = answer.version !== null && answer.version !== buildVersion()
  return isOld ? failed('oldVersion') : passed()
}

export const clock: Check = async () => {
  const sentMs = Date.now()
  const answer = await call(health, {}).catch(() => null)
  if (answer === null || 'statusCode' in answer) return failed('noServer')
  const offMs = Math.abs((sentMs + Date.now()) / 2 - Date.parse(answer.now))
  const detail = `${Math.round(offMs / 1000)} s`
  return offMs > mostClockMs ? failed('clockOff', detail) : passed(detail)
}

/** Both web storages keep what is written, past the wrappers that would go on in memory; and there is room. */
export const storage: Check = async () => {
  try {
    for (const each of [localStorage, sessionStorage]) {
      const mark = String(Math.random())
      each.setItem(key, mark)
      const found = each.getItem(key)
      each.removeItem(key)
      if (found !== mark || each.getItem(key) !== null) return failed('noStorage')
    }
  } catch (error) {
    console.warn('Storage is refused', error)
    return failed('noStorage')
  }
  const manager: StorageManager | undefined = navigator.storage
  const { usage = 0, quota = Infinity } = (await manager?.estimate()) ?? {}
  const detail = `${Math.round((quota - usage) / 1_000_000)} MB`
  return quota - usage < leastFree ? failed('storageFull', detail) : passed()
}

/** The browser's database takes bytes and gives them back. */
export const database: Check = async () => {
  const bytes = crypto.getRandomValues(new Uint8Array(1024))
  try {
    const opened = await done(indexedDB.open(key, 1), (request) => request.result.createObjectStore(key))
    await done(
      opened
        .transaction(key, 'readwrite')
        .objectStore(key)
        .put(new Blob([bytes]), 1),
    )
    const found: unknown = await done(opened.transaction(key).objectStore(key).get(1))
    opened.close()
    await done(indexedDB.deleteDatabase(key))
    if (!(found instanceof Blob)) return failed('noStorage')
    const read = new Uint8Array(await found.arrayBuffer())
    return read.length === bytes.length && read.every((byte, at) => byte === bytes[at])
      ? passed()
      : failed('noStorage')
  } catch (error) {
    console.warn('The database of the browser is refused', error)
    return failed('noStorage')
  }
}

function done<T>(request: IDBRequest<T>, onUpgrade?: (request: IDBOpenDBRequest) => unknown): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
    if (onUpgrade && request instanceof IDBOpenDBRequest)
      request.addEventListener('upgradeneeded', () => onUpgrade(request))
  })
}

const faces = [
  'Instrument Sans',
  'Instrument Serif',
  'IBM Plex Mono',
  'Jersey 20',
  'VT323',
  'Atkinson Hyperlegible Next',
] as const

export const fonts: Check = async () => {
  const loaded = await Promise.all(
    faces.map(async (name) => {
      const found = await document.fonts.load(`1rem "${name}"`).catch(() => [])
      return found.length > 0 && found.every(({ status }) => status === 'loaded')
    }),
  )
  const missing = faces.filter((_, at) => !loaded[at])
  return missing.length > 0 ? failed('fontsMissing', missing.join(', ')) : passed()
}

const workerScript = '/sw.js'

/** Where the museum hands out a service worker, this page must have one. */
export const serviceWorker: Check = async () => {
  if (!(await scriptIsServed(workerScript))) return notApplicable('noWorker')
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (!workers) return failed('insecure')
  return (await until(() => workers.controller?.state === 'activated', 5_000))
    ? passed()
    : failed('workerMissing')
}
