import { expect, onTestFinished, test } from 'vitest'
import { returnTarget } from '#app/idle/returnTarget.ts'
import { exhibits } from '#content/exhibits/index.ts'
import { examplesOf } from '#content/exhibits/pages.ts'
import { routeOf } from '#app/routes.tsx'
import type { KioskSettings } from '#contract/kioskSettings.ts'
import { useKiosk } from '#state/kiosk.ts'
import { keyedStore } from '#lib/browser/storage.ts'
import { shown } from '#ui/pages/werkschau/pedestals.ts'
import { fakeStorage } from '#tests/unit/lib/fakeStorage.ts'

function targetOf(path: string, isKiosk: boolean, start?: string): string | null {
  const route = routeOf(path)
  if (!('page' in route)) throw new Error(`${path} is no page`)
  const storage = fakeStorage(start === undefined ? {} : { kiosk_start: start })
  return returnTarget(
    route,
    isKiosk,
    keyedStore(() => storage),
  )
}

test.each([
  ['/exhibits/werkschau/tape', true, '/about', '/exhibits/werkschau'],
  ['/exhibits/werkschau/share-story', false, undefined, null],
  ['/exhibits/werkschau/share-story', true, undefined, '/exhibits/werkschau'],
  [
    '/about',
    true,
    '/exhibits/werkschau/explore-stories?deviceId=1',
    '/exhibits/werkschau/explore-stories?deviceId=1',
  ],
  // A kiosk that was opened on a room: room and start must not take turns for ever.
  ['/exhibits/werkschau', true, '/exhibits/werkschau/tape', '/exhibits/werkschau'],
  ['/about', true, '/exhibits/imac', '/exhibits/imac/welcome'],
  ['/about', true, '/exhibits/ui-cards/nowhere', '/exhibits/ui-cards/start'],
] as const)(
  '[TAPE-07] [FIT-04] %s (kiosk: %s, opened on %s) returns to %s',
  (path, isKiosk, start, target) => {
    expect(targetOf(path, isKiosk, start)).toBe(target)
  },
)

test.each(
  exhibits.flatMap((exhibit) => examplesOf(exhibit).map((path) => [path, exhibit.idleReturn] as const)),
)('[TAPE-07] [IMAC-07] [FIT-04] %s returns to %s, in and out of a museum', (path, target) => {
  expect(targetOf(path, false)).toBe(target ?? null)
  expect(targetOf(path, true, '/about')).toBe(target ?? '/about')
})

test('[TAPE-07] whatever stands in the chooser returns to it', () => {
  expect(shown.map(({ exhibit }) => exhibit.idleReturn)).toEqual(shown.map(() => '/exhibits/werkschau'))
  expect(targetOf('/exhibits/imac/desktop', true)).toBe('/exhibits/imac/welcome')
})

test('staff’s start page goes before the address and the exhibit’s own target; a hidden exhibit is none', () => {
  onTestFinished(() => useKiosk.setState({ settings: {} }))
  const at = (settings: KioskSettings) => {
    useKiosk.setState({ settings })
    return [
      targetOf('/exhibits/werkschau/tape', true, '/about'),
      targetOf('/about', true, '/about'),
      targetOf('/about', true, '/exhibits/imac'),
    ]
  }
  expect(at({ firstExhibit: 'uiCards' })).toEqual(Array.from({ length: 3 }, () => '/exhibits/ui-cards'))
  expect(at({ firstExhibit: 'uiCards', exhibits: ['tape'] })).toEqual([
    '/exhibits/werkschau',
    '/about',
    '/exhibits/werkschau',
  ])
  expect(at({ exhibits: ['win98'] })[2]).toBe('/exhibits/win98-theme')
  expect(at({ exhibits: ['an exhibit of a later version'] })[2]).toBe('/exhibits')
  // Nobody's own browser is set.
  expect(targetOf('/about', false)).toBeNull()
})
