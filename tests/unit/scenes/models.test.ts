import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { deckBay, deckDoor, deckKeyRow, keyX } from '#lib/tape/deckSize.ts'
import { models, type ModelName } from '#scenes/models.gen.ts'

const root = new URL('../../../', import.meta.url)
const names = Object.keys(models).filter((name): name is ModelName => name in models)
const isOpened = (name: ModelName) => Object.keys(models[name].apart).length > 0
const fileOf = (name: ModelName) => readFileSync(new URL(`public/models/${name}.glb`, root))

const Scene = z.object({
  nodes: z.array(
    z.object({
      name: z.string(),
      translation: z.array(z.number()).default([0, 0, 0]),
      extras: z.object({ motion: z.unknown() }).optional(),
    }),
  ),
})

/** The nodes of a GLB: its first chunk is JSON. */
function nodesOf(name: ModelName) {
  const file = fileOf(name)
  return Scene.parse(JSON.parse(file.toString('utf8', 20, 20 + file.readUInt32LE(12)))).nodes
}

test('every object is in a scene', () => {
  const sources = globSync('src/scenes/**/*.tsx', { cwd: root }).map((path) =>
    readFileSync(new URL(path, root), 'utf8'),
  )
  const placed = sources.flatMap((code) => [...code.matchAll(/useModel\('(\w+)'\)/g)].map(([, name]) => name))
  expect(names.filter((name) => !isOpened(name) && !placed.includes(name))).toEqual([])
})

describe.each(names)('%s', (name) => {
  const facts = models[name]

  test('matches its entry in the manifest', () => {
    const file = fileOf(name)
    const sha256 = createHash('sha256').update(file).digest('hex')
    expect(facts.sha256).toBe(sha256)
    expect(facts.url).toBe(`/models/${name}.glb?v=${sha256.slice(0, 12)}`)
    expect(file.byteLength).toBe(facts.bytes)
    // What is opened is loaded only then, and holds the closed object once more.
    expect(file.byteLength).toBeLessThanOrEqual(isOpened(name) ? 720_000 : 300_000)
  })

  test('has every node of the manifest once, with its motion', () => {
    const nodes = nodesOf(name)
    expect(nodes.map((node) => node.name).toSorted()).toEqual([...facts.nodes].toSorted())
    const moving = nodes.flatMap((node) => (node.extras ? [[node.name, node.extras.motion] as const] : []))
    expect(Object.fromEntries(moving)).toEqual(facts.motions)
  })
})

test('the models of an exhibit stay within 900 KB', () => {
  const bytes = (...names: ModelName[]): number => names.reduce((sum, name) => sum + models[name].bytes, 0)
  expect(bytes('deck', 'cassette', 'shelf')).toBeLessThanOrEqual(900_000)
  expect(bytes('cassette', 'player', 'speaker', 'plinth')).toBeLessThanOrEqual(900_000)
})

test('the keys and the door of the deck turn and sink where the page lays its controls, to a tenth of a millimetre', () => {
  const nodes = nodesOf('deck')
  const at = (name: string) => nodes.find((node) => node.name === name)?.translation ?? []
  for (const key of deckKeyRow) expect((at(`button_${key}`)[0] ?? Infinity) * 1000).toBeCloseTo(keyX(key), 1)
  expect((at('door')[1] ?? Infinity) * 1000).toBeCloseTo(deckBay.y - deckDoor.height / 2, 1)
})
