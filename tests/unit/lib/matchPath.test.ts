import { expect, test } from 'vitest'
import { matchPath } from '#lib/matchPath.ts'

test.each([
  ['/', '/', {}],
  ['/exhibits', '/exhibits/', {}],
  ['/exhibits/imac/:windowType', '/exhibits/imac/desktop', { windowType: 'desktop' }],
  ['/detail/:uuid', '/detail/a%20b', { uuid: 'a b' }],
  ['/detail/:uuid', '/detail/100%', { uuid: '100%' }],
  ['/exhibits', '/', null],
  ['/', '/exhibits', null],
  ['/exhibits/imac/:windowType', '/exhibits/imac', null],
  ['/exhibits/imac/:windowType', '/exhibits/imac/desktop/more', null],
  ['/about', '/About', null],
])('%s and %s give %o', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params)
})
