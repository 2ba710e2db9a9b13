import { beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../lib/fakeStorage.ts'

const [session, device] = [fakeStorage(), fakeStorage()]

/** The stores as a page that was just loaded has them. */
async function loadPage() {
  vi.resetModules()
  return { ...(await import('#state/reading.ts')), ...(await import('#state/visit.ts')) }
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', session)
  vi.stubGlobal('localStorage', device)
})

const unaided = {
  textSize: 100,
  highContrast: false,
  easierTypeface: false,
  speechRate: 1,
  largerCaptions: false,
  lowerControls: false,
}

test('[READ-02] a visitor’s settings are not stored and end with the visit; the dialog closes', async () => {
  const { chooseReading, showReadingDialog, startNewVisit, useReading, useReadingDialog } = await loadPage()
  expect(useReading.getState()).toEqual(unaided)
  chooseReading({ textSize: 200, highContrast: true })
  chooseReading({ speechRate: 0.75 })
  showReadingDialog(true)
  expect(useReading.getState()).toEqual({ ...unaided, textSize: 200, highContrast: true, speechRate: 0.75 })
  expect([session.length, device.length]).toEqual([0, 0])
  startNewVisit()
  expect(useReading.getState()).toEqual(unaided)
  expect(useReadingDialog.getState().isOpen).toBe(false)
})

test('[READ-02] a screen may start with other aids: a visitor’s choice goes before, and the next visit begins with them', async () => {
  const { chooseReading, resetReading, setReadingDefaults, startNewVisit, useReading } = await loadPage()
  chooseReading({ textSize: 125 })
  setReadingDefaults({ textSize: 150, largerCaptions: true })
  expect(useReading.getState()).toEqual({ ...unaided, textSize: 125, largerCaptions: true })
  startNewVisit()
  expect(useReading.getState()).toEqual({ ...unaided, textSize: 150, largerCaptions: true })
  chooseReading({ largerCaptions: false })
  resetReading()
  expect(useReading.getState().largerCaptions).toBe(true)
  setReadingDefaults({})
  expect(useReading.getState()).toEqual(unaided)
})
