import { expect, test, vi } from 'vitest'
import { countedPattern } from '#server/analytics/patterns.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { type DefaultParams, Route, Router } from 'wouter'
import { parser, pathOf, routeOf, routes, routesOf } from '#app/routes.tsx'
import { exhibits } from '#content/exhibits/index.ts'
import { examplesOf } from '#content/exhibits/pages.ts'
import { installations } from '#exhibits/index.ts'

/** Every address of the route table in spec §2, and the pattern that answers it. */
const addresses = [
  ['/', '/'],
  ['/exhibits', '/exhibits'],
  ['/exhibits/ui-cards', '/exhibits/ui-cards'],
  ['/exhibits/ui-cards/start', '/exhibits/ui-cards/:id'],
  ['/exhibits/ui-cards/lisa-os', '/exhibits/ui-cards/:id'],
  ['/exhibits/memory-recorder', '/exhibits/memory-recorder'],
  ['/exhibits/win98-theme', '/exhibits/win98-theme'],
  ['/exhibits/interface-museum', '/exhibits/interface-museum'],
  ['/exhibits/vcfzh25', '/exhibits/vcfzh25'],
  ['/exhibits/vcfzh25/new', '/exhibits/vcfzh25/new'],
  ['/exhibits/vcfzh25/detail/abcdefgh', '/exhibits/vcfzh25/detail/:uuid'],
  ['/playground', '/playground'],
  ['/admin', '/admin'],
  ['/exhibits/imac/welcome', '/exhibits/imac/:windowType'],
  ['/exhibits/imac/desktop', '/exhibits/imac/:windowType'],
  ['/exhibits/imac/device-story', '/exhibits/imac/:windowType'],
  ['/exhibits/imac/visitor-stories', '/exhibits/imac/:windowType'],
  ['/exhibits/imac/submit-story', '/exhibits/imac/:windowType'],
  ['/exhibits/werkschau', '/exhibits/werkschau'],
  ['/exhibits/werkschau/tape', '/exhibits/werkschau/tape'],
  ['/exhibits/werkschau/ipod', '/exhibits/werkschau/ipod'],
  ['/exhibits/werkschau/echo', '/exhibits/werkschau/echo'],
  ['/exhibits/werkschau/share-story', '/exhibits/werkschau/share-story'],
  ['/exhibits/werkschau/explore-stories', '/exhibits/werkschau/explore-stories'],
  ['/about', '/about'],
  // Beyond the table: where one finds one's own story (SHARE-08).
  ['/exhibits/werkschau/my-story', '/exhibits/werkschau/my-story'],
] as const

const patternOf = (path: string) => {
  const route = routeOf(path)
  return 'page' in route ? route.pattern : `to ${route.redirect}`
}

test.each(addresses)('%s is answered by %s', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern)
})

test.each(exhibits)('$id is entered by a page of its own', (exhibit) => {
  const own = installations.filter((one) => one.exhibit === exhibit).flatMap(routesOf)
  expect(own).not.toEqual([])
  for (const address of examplesOf(exhibit)) expect(own).toContainEqual(routeOf(address))
})

test('every route is counted under its own pattern, not as other', () => {
  const patterns = addresses.map(([, pattern]) => pattern)
  expect(patterns.map(countedPattern)).toEqual(patterns)
})

test.each([
  '/nowhere',
  '/exhibits/nowhere',
  '/exhibits/vcfzh25/detail',
  '/about/more',
  '/About',
  '/exhibits/imac/desktop/more',
])('%s is not found', (path) => {
  expect(patternOf(path)).toBe('*')
})

test.each(['/exhibits/imac', '/exhibits/imac/', '/exhibits/imac/paint', '/exhibits/imac/Welcome'])(
  '%s redirects to welcome',
  (path) => {
    expect(patternOf(path)).toBe('to /exhibits/imac/welcome')
  },
)

test.each(['/exhibits/ui-cards/windows-95', '/exhibits/ui-cards/Start'])(
  '%s, which is no place of the deck, redirects to its start',
  (path) => {
    expect(patternOf(path)).toBe('to /exhibits/ui-cards/start')
  },
)

test.each([
  ['/exhibits/', '/exhibits'],
  ['/exhibits/ui-cards/end/', '/exhibits/ui-cards/:id'],
  ['/exhibits/imac/desktop/', '/exhibits/imac/:windowType'],
])('a slash at the end makes no difference: %s', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern)
})

test.each([
  ['/exhibits/imac/desktop', { windowType: 'desktop' }],
  ['/exhibits/ui-cards/os-x', { id: 'os-x' }],
  ['/exhibits/vcfzh25/detail/a%20b', { uuid: 'a b' }],
  // A stray percent sign is no encoding: it means itself.
  ['/exhibits/vcfzh25/detail/100%', { uuid: '100%' }],
])('the page at %s gets %o', (path, params) => {
  const got = vi.fn<(params: DefaultParams) => null>(() => null)
  renderToStaticMarkup(
    <Router ssrPath={path} parser={parser}>
      <Route path={pathOf(routeOf(path))}>{got}</Route>
    </Router>,
  )
  expect(got).toHaveBeenCalledWith(expect.objectContaining(params))
})

test('the addresses of the deck are one page, those of other exhibits are pages of their own', () => {
  const placeOf = (path: string) => Object.entries(routeOf(path)).find(([name]) => name === 'place')?.[1]
  expect(['/exhibits/ui-cards', '/exhibits/ui-cards/end'].map(placeOf)).toEqual([
    '/exhibits/ui-cards',
    '/exhibits/ui-cards',
  ])
  expect(placeOf('/exhibits/imac/desktop')).toBeUndefined()
})

test('memory recorder and explore begin in German, the tape in English, all others as the browser', () => {
  const own = routes.flatMap((route) =>
    'language' in route && route.language ? [[route.pattern, route.language]] : [],
  )
  expect(Object.fromEntries(own)).toEqual({
    '/exhibits/memory-recorder': 'de',
    '/exhibits/werkschau/explore-stories': 'de',
    '/exhibits/werkschau/tape': 'en',
  })
})
