import { buildId } from './buildId.ts'
import { deviceStore } from './storage.ts'

/** Of localStorage: why and when this screen reloaded itself last. */
const lastReloadKey = 'kiosk_last_reload'

/** Why a screen reloads itself. */
export type ReloadReason = 'failure' | 'graphics' | 'version' | 'staff'
/** A page that could not be shown, an error that nobody caught, a promise that nobody looked after. */
export type ErrorKind = 'render' | 'script' | 'rejection'

export interface KioskHealth {
  /** The build that this page runs; null outside of a built client. */
  readonly version: string | null
  /** When this page was loaded, ms since 1970. */
  readonly since: number
  /** Since then. */
  readonly errors: Readonly<Record<ErrorKind, number>>
  /** Of the last sample, frames a second; null before the first, and while the page is hidden. */
  readonly frameRate: number | null
  /** Null where it never did. `at`: ms since 1970. */
  readonly lastReload: { readonly reason: string; readonly at: number } | null
}

const since = Date.now()
const errors: Record<ErrorKind, number> = { render: 0, script: 0, rejection: 0 }
let frameRate: number | null = null

/** How this screen is doing, for its sign of life (ADMIN-09). */
export function kioskHealth(): KioskHealth {
  return { version: buildId(), since, errors: { ...errors }, frameRate, lastReload: lastReload() }
}

export function countError(kind: ErrorKind): void {
  errors[kind] += 1
}

export function noteFrameRate(framesPerSecond: number | null): void {
  frameRate = framesPerSecond
}

export function noteReload(reason: ReloadReason): void {
  deviceStore.write(lastReloadKey, `${reason} ${Date.now()}`)
}

function lastReload(): KioskHealth['lastReload'] {
  const [reason = '', at] = (deviceStore.read(lastReloadKey) ?? '').split(' ')
  return at === undefined ? null : { reason, at: Number(at) }
}
