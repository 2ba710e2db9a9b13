import { health } from '#contract/kioskRoutes.ts'
import { call } from '#api/client.ts'
import { scriptIsServed } from '#api/scriptIsServed.ts'
import { buildVersion } from '#lib/server/buildVersion.ts'
import { type Check, failed, notApplicable, passed, pause, until } from '../finding.ts'
import { canStage, displayFacts } from '#ui/parts/stageAbility.ts'
import { retryScene, useStage } from '#state/stage.ts'
import { MicrophoneError, openMicrophone } from '#audio/recorder/microphone.ts'
import { waitMs } from '#audio/recorder/recorderMachine.ts'
import type { SelfTestReason } from '#content/pages/selfTest.ts'
import { withTimeout } from '#lib/time/withTimeout.ts'

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

/** ms: the stage's code has to come, and a slow machine to draw. */
const stageMs = 30_000
/** ms until the stage that was just built draws. */
const settleMs = 500
/** ms: it waits five seconds itself before it gives up. */
const returnMs = 8_000

export const graphics: Check = async () => {
  // Whether it would draw if it could.
  if (!canStage({ ...displayFacts(), webgl2: true })) return notApplicable('stillsOnly')
  const gl = document.createElement('canvas').getContext('webgl2')
  if (gl === null) return failed('noGraphics')
  const renderer = String(gl.getParameter(gl.RENDERER))
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return passed(renderer)
}

/** Takes the graphics away from the stage of the exhibition itself, gives them back, and watches it recover. */
export const lostGraphics: Check = async (bench) => {
  if (!canStage(displayFacts())) return notApplicable('stillsOnly')
  const showing = new AbortController()
  let graphics = 'present'
  bench.onStage((next) => {
    graphics = next
  }, showing.signal)
  try {
    const canvas = () => document.querySelector<HTMLCanvasElement>('[aria-hidden] canvas')
    // A context that is asked for before the stage has drawn would not be the stage's own.
    await until(() => canvas() !== null && useStage.getState().status === 'ready', stageMs)
    await pause(settleMs)
    const extension = canvas()?.getContext('webgl2')?.getExtension('WEBGL_lose_context')
    if (!extension) return failed('noGraphics')
    extension.loseContext()
    if (!(await until(() => graphics === 'lost', returnMs))) return failed('noReturnOfGraphics')
    extension.restoreContext()
    return (await until(() => graphics === 'present', returnMs)) ? passed() : failed('noReturnOfGraphics')
  } finally {
    showing.abort()
    retryScene()
  }
}

const recordMs = 2_000
const lookMs = 40
/** dB re full scale: a quiet room is louder, a microphone that is switched off is not. */
const silenceDb = -75

const reasons: Readonly<Record<string, SelfTestReason>> = {
  denied: 'micDenied',
  noDevice: 'micMissing',
  busy: 'micBusy',
}

/** Records for two seconds with the recorder's own microphone, and measures. */
export const microphone: Check = async () => {
  try {
    const opened = await openMicrophone(() => {})
    let bytes = 0
    let peakDb = -Infinity
    try {
      const ended = new Promise<void>((resolve) =>
        opened.roll({
          onStart: () => {},
          onData: ({ size }) => {
            bytes += size
          },
          onEnd: resolve,
          onError: () => {},
        }),
      )
      for (let passedMs = 0; passedMs < recordMs; passedMs += lookMs) {
        await pause(lookMs)
        peakDb = Math.max(peakDb, opened.level()?.peakDb ?? -Infinity)
      }
      opened.stop()
      await withTimeout(waitMs.finishing, ended)
    } finally {
      opened.close()
    }
    if (bytes === 0) return failed('micEmpty')
    return peakDb < silenceDb ? failed('micSilent') : passed(`${Math.round(peakDb)} dB`)
  } catch (error) {
    if (!(error instanceof MicrophoneError)) throw error
    return failed(reasons[error.fault] ?? 'micImpossible')
  }
}
