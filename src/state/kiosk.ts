import { create } from 'zustand'
import { subscribeWithSelector } from 'zustand/middleware'
import type { SelfTestResult } from '#contract/kiosks.ts'
import type { KioskSettings } from '#contract/kioskSettings.ts'
import { deviceStore } from '#lib/browser/storage.ts'
import { useSession } from './session.ts'

/** Keys of localStorage, so that a kiosk can start without a network. */
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
  /** The settings last received; empty in a browser that is no kiosk. */
  readonly settings: KioskSettings
  /** ms by which the server's clock is ahead of this machine's. */
  readonly clockAheadMs: number
  /** From the opening hours. A closed kiosk is black and shows no page. */
  readonly phase: Phase
  /** The most that a visitor can choose at this hour, 0 to 1 of full volume. */
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
    console.warn('A stored value of this kiosk cannot be read', key, error)
    return undefined
  }
}

/** @returns whether they differ from those stored */
export function storeSettings(settings: KioskSettings): boolean {
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

/** Sets the offset from the server's time and stores it for a start without the server. */
export function setClock(serverMs: number): void {
  const clockAheadMs = serverMs - Date.now()
  if (Math.abs(clockAheadMs - Number(deviceStore.read(keys.clock) ?? 0)) > 1000)
    deviceStore.write(keys.clock, String(clockAheadMs))
  useKiosk.setState({ clockAheadMs })
}

/** Follows the volume of the page around this one, which is in a frame of the same kiosk. */
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

/** Results of the last self-test until the server has received them. */
export const storedSelfTest = () => readStored<SelfTestResult[]>(keys.selfTest)
export const storeSelfTest = (results: readonly SelfTestResult[]) =>
  deviceStore.write(keys.selfTest, JSON.stringify(results))
/** When the last self-test began, ms since 1970; 0 for never. */
export const lastSelfTest = () => Number(deviceStore.read(keys.testedAt) ?? 0)
export const noteSelfTest = (atMs: number) => deviceStore.write(keys.testedAt, String(atMs))
export const forgetSelfTest = () => deviceStore.remove(keys.selfTest)

/** The server's time, ms since 1970. */
export const museumNow = (): number => Date.now() + useKiosk.getState().clockAheadMs
