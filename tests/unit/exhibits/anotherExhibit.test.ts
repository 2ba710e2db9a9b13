import { expect, test } from 'vitest'
import { matchRoute } from 'wouter'
import { programOf } from '#app/kiosk/attract/program.ts'
import { parser, pathOf, routesOf } from '#app/routes.tsx'
import { exhibits } from '#content/exhibits/index.ts'
import { installations } from '#exhibits/index.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { patternsOf } from '#server/analytics/patterns.ts'
import { gameBoyExhibit } from '#tests/fixtures/gameBoy.ts'
import { planOf } from '#ui/pages/exhibits/ExhibitsPage.tsx'
import type { Installation, PageProps } from '#ui/parts/installation.ts'
import { shownOf } from '#ui/pages/werkschau/pedestals.ts'

const page = lazyComponent<PageProps>('game boy', async () => () => null)
const gameBoy: Installation = { exhibit: gameBoyExhibit, page }
const all = [...installations, gameBoy]

test('[EXH-01] both lists have the same exhibits in the same order, none twice', () => {
  expect(installations.map(({ exhibit }) => exhibit)).toEqual(exhibits)
  for (const of of ['id', 'number', 'address'] as const)
    expect(new Set(exhibits.map((exhibit) => exhibit[of])).size).toBe(exhibits.length)
})

test('[EXH-01] an exhibit more is on the plan, among the devices where it has one', () => {
  const { rooms } = planOf([...exhibits, gameBoyExhibit])
  const ids = rooms.map(({ id }) => id)
  expect(ids.indexOf('gameBoy')).toBe(ids.indexOf('werkschau') - 1)
  const { device: _, ...withoutDevice } = gameBoyExhibit
  expect(planOf([...exhibits, withoutDevice]).rooms.at(-1)?.id).toBe('gameBoy')
  expect(planOf([...exhibits, { ...gameBoyExhibit, isPrototype: true }]).prototypes.at(-1)?.id).toBe(
    'gameBoy',
  )
})

test.each([
  ['/exhibits/game-boy', { title: { de: 'Game Boy' }, page }],
  ['/exhibits/game-boy/back', { pattern: '/exhibits/game-boy/:side', page }],
  ['/exhibits/game-boy/inside', { redirect: '/exhibits/game-boy/front' }],
])('[EXH-01] it answers %s', (path, expected) => {
  const route = routesOf(gameBoy).find((one) => matchRoute(parser, pathOf(one), path)[0])
  expect(route).toMatchObject(expected)
})

test('[EXH-01] its pages are counted', () => {
  expect(patternsOf(gameBoyExhibit)).toEqual([
    '/exhibits/game-boy',
    '/exhibits/game-boy',
    '/exhibits/game-boy/:side',
  ])
})

test('[EXH-01] it invites at its own address, as a print; with a poster among all', () => {
  expect(programOf('/exhibits/game-boy', all)).toMatchObject([{ id: 'gameBoy', poster: null }])
  const { poster } = installations[0] ?? {}
  const withPoster = [...installations, { ...gameBoy, ...(poster && { poster }) }]
  expect(programOf('/', withPoster)?.at(-1)).toMatchObject({ id: 'gameBoy', poster })
  expect(programOf('/', all)?.some(({ id }) => id === 'gameBoy')).toBe(false)
})

test('[EXH-01] it stands in the chooser where it has a pedestal, and is invited to from there', () => {
  expect(shownOf(all)).toEqual(shownOf(installations))
  const { pedestal } = installations[0] ?? {}
  const withPedestal = [...installations, { ...gameBoy, ...(pedestal && { pedestal }) }]
  expect(shownOf(withPedestal).at(-1)?.exhibit).toBe(gameBoyExhibit)
  expect(programOf('/exhibits/werkschau', withPedestal)?.at(-1)).toMatchObject({ id: 'gameBoy' })
})
