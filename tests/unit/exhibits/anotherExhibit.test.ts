import { expect, test } from 'vitest'
import { matchRoute } from 'wouter'
import { programOf } from '#kiosk/attract/program.ts'
import { parser, pathOf, routesOf } from '#app/routes.tsx'
import { exhibits } from '#content/exhibits/index.ts'
import { installations } from '#exhibits/index.ts'
import { lazyComponent } from '#lib/browser/lazyComponent.ts'
import { patternsOf } from '#server/analytics/patterns.ts'
import { weatherHouseExhibit } from '#tests/fixtures/weatherHouse.ts'
import { planOf } from '#ui/pages/exhibits/ExhibitsPage.tsx'
import type { Installation, PageProps } from '#ui/parts/installation.ts'
import { shownOf } from '#ui/pages/werkschau/pedestals.ts'

const page = lazyComponent<PageProps>('weather house', async () => () => null)
const weatherHouse: Installation = { exhibit: weatherHouseExhibit, page }
const all = [...installations, weatherHouse]

test('[EXH-01] both lists have the same exhibits in the same order, none twice', () => {
  expect(installations.map(({ exhibit }) => exhibit)).toEqual(exhibits)
  for (const of of ['id', 'number', 'address'] as const)
    expect(new Set(exhibits.map((exhibit) => exhibit[of])).size).toBe(exhibits.length)
})

test('[EXH-01] an exhibit more is on the plan, among the devices where it has one', () => {
  const { catalogue } = planOf([...exhibits, weatherHouseExhibit])
  const ids = catalogue.map(({ id }) => id)
  expect(ids.indexOf('weatherHouse')).toBe(ids.indexOf('werkschau') - 1)
  const { device: _, ...withoutDevice } = weatherHouseExhibit
  expect(planOf([...exhibits, withoutDevice]).catalogue.at(-1)?.id).toBe('weatherHouse')
  expect(planOf([...exhibits, { ...weatherHouseExhibit, isPrototype: true }]).prototypes.at(-1)?.id).toBe(
    'weatherHouse',
  )
})

test.each([
  ['/exhibits/weather-house', { title: { de: 'Weather house' }, page }],
  ['/exhibits/weather-house/back', { pattern: '/exhibits/weather-house/:side', page }],
  ['/exhibits/weather-house/inside', { redirect: '/exhibits/weather-house/front' }],
])('[EXH-01] it answers %s', (path, expected) => {
  const route = routesOf(weatherHouse).find((one) => matchRoute(parser, pathOf(one), path)[0])
  expect(route).toMatchObject(expected)
})

test('[EXH-01] its pages are counted', () => {
  expect(patternsOf(weatherHouseExhibit)).toEqual([
    '/exhibits/weather-house',
    '/exhibits/weather-house',
    '/exhibits/weather-house/:side',
  ])
})

test('[EXH-01] it invites at its own address, as a print; with a poster among all', () => {
  expect(programOf('/exhibits/weather-house', all)).toMatchObject([{ id: 'weatherHouse', poster: null }])
  const { poster } = installations[0] ?? {}
  const withPoster = [...installations, { ...weatherHouse, ...(poster && { poster }) }]
  expect(programOf('/', withPoster)?.at(-1)).toMatchObject({ id: 'weatherHouse', poster })
  expect(programOf('/', all)?.some(({ id }) => id === 'weatherHouse')).toBe(false)
})

test('[EXH-01] it stands in the chooser where it has a pedestal, and is invited to from there', () => {
  expect(shownOf(all)).toEqual(shownOf(installations))
  const { pedestal } = installations[0] ?? {}
  const withPedestal = [...installations, { ...weatherHouse, ...(pedestal && { pedestal }) }]
  expect(shownOf(withPedestal).at(-1)?.exhibit).toBe(weatherHouseExhibit)
  expect(programOf('/exhibits/werkschau', withPedestal)?.at(-1)).toMatchObject({ id: 'weatherHouse' })
})
