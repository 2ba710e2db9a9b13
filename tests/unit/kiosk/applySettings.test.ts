import { expect, test, vi } from 'vitest'
import type { KioskSettings } from '#contract/kioskSettings.ts'
import type { Loudness } from '#state/visit.ts'
import { fakeStorage } from '../lib/fakeStorage.ts'

test('[HOURS-09] settings and the server’s time are stored, and the start page is loaded when no visitor is there', async () => {
  // The state is that of a page which is just loaded.
  vi.resetModules()
  const stored = fakeStorage({
    kiosk_token: 'a-key',
    kiosk_settings: '{"volume":30}',
    kiosk_clock_ahead: '-7200000',
  })
  vi.stubGlobal('localStorage', stored)
  vi.stubGlobal('sessionStorage', fakeStorage({}))
  const { applySettings } = await import('#kiosk/heartbeat/applySettings.ts')
  const { museumNow, useKiosk } = await import('#state/kiosk.ts')
  const { preventIdle, useVisit } = await import('#state/visit.ts')
  const reload = vi.fn<() => void>()
  const replaceState = vi.fn<(state: unknown, title: string, address: string) => void>()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('history', { replaceState })
  const hear = (settings?: KioskSettings) =>
    applySettings({
      now: new Date(Date.now() + 3_600_000).toISOString(),
      version: null,
      location: null,
      order: null,
      ...(settings !== undefined && { settings }),
    })

  // As it was kept: a start without a network.
  expect(useKiosk.getState()).toMatchObject({ settings: { volume: 30 }, clockAheadMs: -7_200_000 })
  hear({ volume: 30 })
  hear()
  expect(Math.round((museumNow() - Date.now()) / 60_000)).toBe(60)
  expect(useKiosk.getState().settings).toEqual({ volume: 30 })

  // So does a start without a network, by what was known last; a second is no news.
  const kept = Number(stored.getItem('kiosk_clock_ahead'))
  expect(Math.round(kept / 60_000)).toBe(60)
  hear()
  expect(Number(stored.getItem('kiosk_clock_ahead'))).toBe(kept)

  const release = preventIdle('submission')
  hear({ volume: 50, firstExhibit: 'tape' })
  expect(useKiosk.getState().settings).toEqual({ volume: 50, firstExhibit: 'tape' })
  expect(stored.getItem('kiosk_settings')).toBe('{"volume":50,"firstExhibit":"tape"}')
  expect(reload).not.toHaveBeenCalled()

  release()
  useVisit.setState({ isInviting: true })
  hear({ volume: 50, firstExhibit: 'tape' })
  expect(replaceState.mock.calls.map(([, , address]) => address)).toEqual(['/exhibits/werkschau/tape'])
  expect(reload).toHaveBeenCalledOnce()
  hear({ volume: 50, firstExhibit: 'tape' })
  expect(reload).toHaveBeenCalledOnce()

  // A kiosk that is closed stays black; it is loaded anew when it opens.
  useKiosk.setState({ phase: 'closed' })
  hear({ volume: 60 })
  expect(reload).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('[KSET-09] a page in a frame of a kiosk follows the volume that the page around it keeps', async () => {
  vi.resetModules()
  vi.stubGlobal('localStorage', fakeStorage({ kiosk_token: 'a-key', kiosk_volume: '0.8' }))
  vi.stubGlobal('sessionStorage', fakeStorage({}))
  const told = new EventTarget()
  vi.stubGlobal('addEventListener', told.addEventListener.bind(told))
  const { followVolume, useKiosk } = await import('#state/kiosk.ts')
  followVolume()
  expect(useKiosk.getState().volume).toBe(0.8)
  const store = (key: string, newValue: string | null) =>
    told.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  store('theme', '0.5')
  expect(useKiosk.getState().volume).toBe(0.8)
  store('kiosk_volume', '0.3')
  expect(useKiosk.getState().volume).toBe(0.3)
  store('kiosk_volume', null)
  expect(useKiosk.getState().volume).toBe(1)
  vi.unstubAllGlobals()
})

test('[KSET-04] a visitor chooses a share of the volume that is set, and a closed kiosk is silent', async () => {
  vi.resetModules()
  vi.stubGlobal('localStorage', fakeStorage({ kiosk_token: 'a-key', kiosk_volume: '0.5' }))
  vi.stubGlobal('sessionStorage', fakeStorage({}))
  const { followLoudness } = await import('#audio/theMixer.ts')
  const { setPhase, setVolume } = await import('#state/kiosk.ts')
  const { chooseLoudness } = await import('#state/visit.ts')
  const set = vi.fn<(loudness: Loudness) => void>()
  followLoudness(set)
  expect(set).toHaveBeenLastCalledWith({ muted: false, volume: 0.5 })
  chooseLoudness({ muted: false, volume: 0.5 })
  expect(set).toHaveBeenLastCalledWith({ muted: false, volume: 0.25 })
  setVolume(0.25)
  expect(set).toHaveBeenLastCalledWith({ muted: false, volume: 0.125 })
  setPhase('closed')
  expect(set).toHaveBeenLastCalledWith({ muted: true, volume: 0.125 })
  vi.unstubAllGlobals()
})
