import { create } from 'zustand'
import { subscribeWithSelector } from 'zustand/middleware'
import type { KioskSettings } from '#contract/kioskSettings.ts'
import { deviceStore } from '#lib/storage.ts'
import { useSession } from './session.ts'

/** Of localStorage: what a kiosk that is started without a network goes by. */
const keys = { settings: 'kiosk_settings', closed: 'kiosk_closed', volume: 'kiosk_volume' } as const

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
      settings: kiosk ? readSettings(deviceStore.read(keys.settings)) : {},
      clockAheadMs: 0,
      phase: kiosk && deviceStore.read(keys.closed) !== null ? 'closed' : 'open',
      volume: kiosk ? Number(deviceStore.read(keys.volume) ?? 1) : 1,
    }
  }),
)

function readSettings(text: string | null): KioskSettings {
  try {
    const settings: KioskSettings = JSON.parse(text ?? '{}')
    return settings
  } catch (error) {
    console.warn('The settings of this kiosk cannot be read; the server says them again', error)
    return {}
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

export function setVolume(volume: number): void {
  if (volume === useKiosk.getState().volume) return
  deviceStore.write(keys.volume, String(volume))
  useKiosk.setState({ volume })
}

/** By the server's clock, ms since 1970. */
export const museumNow = (): number => Date.now() + useKiosk.getState().clockAheadMs
