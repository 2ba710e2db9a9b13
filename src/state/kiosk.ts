import { create } from 'zustand'
import { subscribeWithSelector } from 'zustand/middleware'
import type { SelfTestResult } from '#contract/kiosks.ts'
import type { KioskSettings } from '#contract/kioskSettings.ts'
import { deviceStore } from '#lib/browser/storage.ts'
import { useSession } from './session.ts'

/** Of localStorage: what a kiosk that is started without a network goes by. */
const keys = {
  settings: 'kiosk_settings',
  closed: 'kiosk_closed',
  volume: 'kiosk_volume',
  selfTest: 'kiosk_self_test',
  testedAt: 'kiosk_tested_at',
  clock: 'kiosk_clock_ahead',
} as const

export type Phase = 'open' | 'closing' | 'closed'

interface KioskState {
  /** As the server said last; nothing is set in anybody's own browser. */
  readonly settings: KioskSettings
  /** By how much the server's clock is ahead of this machine's, ms. */
  readonly clockAheadMs: number
  /** By the opening hours. A kiosk that is closed is black and shows no page. */
  readonly phase: Phase
  /** Of full loudness, 0 to 1, at this hour: the most that a visitor can choose. */
  readonly volume: number
}

export const useKiosk = create<KioskState>()(
  subscribeWithSelector<KioskState>(() => {
    const { kiosk } = useSession.getState()
    return {
      settings: (kiosk && readStored<KioskSettings>(keys.settings)) || {},
      clockAheadMs: kiosk ? Number(deviceStore.read(keys.clock) ?? 0) : 0,
      phase: kiosk && deviceStore.read(keys.closed) !== null ? 'closed' : 'open',
      volume: kiosk ? Number(deviceStore.read(keys.volume) ?? 1) : 1,
    }
  }),
)

function readStored<T>(key: string): T | undefined {
  const text = deviceStore.read(key)
  if (text === null) return undefined
  try {
    const stored: T = JSON.parse(text)
    return stored
  } catch (error) {
    console.warn('What this kiosk has kept cannot be read', key, error)
    return undefined
  }
}

/** @returns whether they are others than those kept */
export function keepSettings(settings: KioskSettings): boolean {
  const text = JSON.stringify(settings)
  if (text === (deviceStore.read(keys.settings) ?? '{}')) return false
  deviceStore.write(keys.settings, text)
  useKiosk.setState({ settings })
  return true
}

export function setPhase(phase: Phase): void {
  if (phase === 'closed') deviceStore.write(keys.closed, 'yes')
  else deviceStore.remove(keys.closed)
  useKiosk.setState({ phase })
}

/** What the server said its time is, also for a start without it. */
export function setClock(serverMs: number): void {
  const clockAheadMs = serverMs - Date.now()
  if (Math.abs(clockAheadMs - Number(deviceStore.read(keys.clock) ?? 0)) > 1000)
    deviceStore.write(keys.clock, String(clockAheadMs))
  useKiosk.setState({ clockAheadMs })
}

/** A page in a frame of this kiosk has the volume that the page around it keeps. */
export function followVolume(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === keys.volume) useKiosk.setState({ volume: Number(newValue ?? 1) })
  })
}

export function setVolume(volume: number): void {
  if (volume === useKiosk.getState().volume) return
  deviceStore.write(keys.volume, String(volume))
  useKiosk.setState({ volume })
}

/** How this kiosk's own self-test went, until the server has heard it. */
export const storedSelfTest = () => readStored<SelfTestResult[]>(keys.selfTest)
export const keepSelfTest = (results: readonly SelfTestResult[]) =>
  deviceStore.write(keys.selfTest, JSON.stringify(results))
/** When it began last; ms since 1970, 0 for never. */
export const lastSelfTest = () => Number(deviceStore.read(keys.testedAt) ?? 0)
export const noteSelfTest = (atMs: number) => deviceStore.write(keys.testedAt, String(atMs))
export const forgetSelfTest = () => deviceStore.remove(keys.selfTest)

/** By the server's clock, ms since 1970. */
export const museumNow = (): number => Date.now() + useKiosk.getState().clockAheadMs
