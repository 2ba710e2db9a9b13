import { expect, test } from 'vitest'
import { returnTarget } from '#app/idle/returnTarget.ts'
import { routeOf } from '#app/routes.tsx'
import { keyedStore } from '#lib/storage.ts'
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
  ['/exhibits/werkschau/tape', false, undefined, '/exhibits/werkschau'],
  ['/exhibits/werkschau/ipod', true, '/about', '/exhibits/werkschau'],
  ['/exhibits/werkschau/echo', false, undefined, '/exhibits/werkschau'],
  ['/exhibits/imac/desktop', true, undefined, '/exhibits/imac/welcome'],
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
