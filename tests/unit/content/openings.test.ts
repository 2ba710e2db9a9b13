import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { exhibits } from '#content/exhibits/index.ts'
import { examplesOf } from '#content/exhibits/pages.ts'
import { firstViewOf } from '#content/openings.ts'
import { sitePages } from '#content/pages/sitePages.ts'
import { routeOf } from '#app/routes.tsx'

const addresses = [
  '/exhibits/werkschau',
  '/nothing/here',
  '/exhibits/vcfzh25/detail/abc',
  ...Object.values(sitePages).flatMap(({ pattern }) => (pattern === '*' ? [] : pattern)),
  ...exhibits.flatMap(examplesOf),
]

test.each(addresses)('the document of %s finds the page that answers it, in its language', (address) => {
  const view = firstViewOf(address, {})
  const route = routeOf(address)
  expect(view && globSync(`${view.folder}/*Page.tsx`)).toHaveLength(1)
  expect('language' in route ? route.language : undefined).toBe(view?.language)
})

test('a card names its own picture', () => {
  const still = (id: string) => firstViewOf(`/exhibits/ui-cards/${id}`, {})?.picture?.stills[0]?.still.url
  expect(still('lisa-os')).toMatch(/lisa-os\.webp/)
  expect(still('os-x')).toMatch(/os-x\.webp/)
  expect(still('end')).toBeUndefined()
})
