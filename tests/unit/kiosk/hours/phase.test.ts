import { expect, test } from 'vitest'
import { nextPhase, volumeAt } from '#kiosk/hours/phase.ts'

test('a kiosk fades when no visitor is there, returns on a touch meanwhile, and opens', () => {
  const closedHours = (isUnused: boolean) => ({ isOpenNow: false, isUnused })
  expect(nextPhase('open', { isOpenNow: true, isUnused: true })).toBe('open')
  expect(nextPhase('open', closedHours(false))).toBe('open')
  expect(nextPhase('open', closedHours(true))).toBe('closing')
  expect(nextPhase('closing', closedHours(false))).toBe('open')
  expect(nextPhase('closing', closedHours(true))).toBe('closed')
  // A touch at night opens nothing.
  expect(nextPhase('closed', closedHours(false))).toBe('closed')
  expect(nextPhase('closed', { isOpenNow: true, isUnused: false })).toBe('open')
})

test('[KSET-04] the volume of the hour: at night, over midnight, in the zone of the opening hours', () => {
  const night = { volume: 20, from: '20:00', to: '06:00' }
  const at = (iso: string) => Date.parse(iso)
  expect(volumeAt({}, at('2026-01-05T21:00:00Z'), 'UTC')).toBe(1)
  expect(volumeAt({ volume: 70 }, at('2026-01-05T21:00:00Z'), 'UTC')).toBe(0.7)
  const volumes = ['19:59', '20:00', '23:59'].map((time) =>
    volumeAt({ volume: 70, night }, at(`2026-01-05T${time}:00Z`), 'UTC'),
  )
  expect(volumes).toEqual([0.7, 0.2, 0.2])
  expect(volumeAt({ night }, at('2026-01-05T05:59:00Z'), 'UTC')).toBe(0.2)
  expect(volumeAt({ night }, at('2026-01-05T06:00:00Z'), 'UTC')).toBe(1)
  const week = Array.from({ length: 7 }, () => [{ from: '10:00', to: '17:00' }])
  const hours = { timeZone: 'Asia/Tokyo', week, exceptions: [] }
  expect(volumeAt({ night, hours }, at('2026-01-05T11:00:00Z'), 'UTC')).toBe(0.2)
})
