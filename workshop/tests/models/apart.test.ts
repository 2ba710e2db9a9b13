import { describe, expect, test } from 'vitest'
import type { Apart } from '../../../src/lib/hold/modelMotion.ts'
import { models } from '../../../src/scenes/models.gen.ts'
import { documentOf } from './load.ts'
import { boxOf, nodeNamed, verticesBelow } from './space.ts'

/** The parts an object comes apart into, in that order. */
const opened = [
  {
    name: 'cassetteInside',
    shut: 'cassette',
    parts: ['screws', 'frontHalf', 'liner', 'hubs', 'tape', 'pad', 'felt', 'rollers', 'backHalf'],
  },
  {
    name: 'computerInside',
    shut: 'computer',
    parts: [
      'shell',
      'tube',
      'yoke',
      'neck',
      'neckBoard',
      'logicBoard',
      'drive',
      'speakers',
      'vents',
      'chassis',
    ],
  },
  {
    name: 'deckInside',
    shut: 'deck',
    parts: [
      'cover',
      'door',
      'capstan',
      'pinchRoller',
      'headBlock',
      'motor',
      'flywheel',
      'belt',
      'meterBoard',
      'chassis',
    ],
  },
  {
    name: 'playerInside',
    shut: 'player',
    parts: ['front', 'wheel', 'electrodes', 'display', 'battery', 'disk', 'platter', 'board', 'back'],
  },
  {
    name: 'speakerInside',
    shut: 'speaker',
    parts: ['lightRing', 'microphones', 'board', 'shell', 'tweeter', 'woofer', 'duct', 'base'],
  },
] as const

/** So far may what stands out, such as a plug, lie beyond the closed object, mm. */
const beyond = 1

test('every model that comes apart is known here', () => {
  const found = Object.entries(models).flatMap(([name, { apart }]) =>
    Object.keys(apart).length > 0 ? [name] : [],
  )
  expect(found.toSorted()).toEqual(opened.map(({ name }) => name).toSorted())
})

describe.each(opened)('[OPEN-01] $name', ({ name, shut, parts }) => {
  const apart: Readonly<Record<string, Apart>> = models[name].apart

  test('comes apart into its parts, in their order', () => {
    expect(Object.keys(apart)).toEqual(parts)
    const starts = Object.values(apart).map(({ from }) => from)
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  })

  test('moves each part within the opening, and all but what the others came off', () => {
    for (const [part, { from, to }] of Object.entries(apart)) {
      expect(from, part).toBeGreaterThanOrEqual(0)
      expect(to, part).toBeLessThanOrEqual(1)
      expect(to, part).toBeGreaterThan(from)
    }
    const still = Object.values(apart).filter(({ by }) => Math.hypot(...by) === 0)
    expect(still.length).toBeLessThanOrEqual(1)
  })

  test('has each part right under its root, holding something to see', async () => {
    const document = await documentOf(name)
    const below = nodeNamed(document, name)
      .listChildren()
      .map((node) => node.getName())
    expect(below).toEqual(parts)
    for (const part of parts) {
      expect(verticesBelow(nodeNamed(document, part)).length, part).toBeGreaterThan(0)
      expect(nodeNamed(document, part).getMesh(), part).toBeNull()
    }
  })

  test('is as large as the closed object where it is put together', async () => {
    const { bounds } = models[shut]
    const box = boxOf(verticesBelow(nodeNamed(await documentOf(name), name)))
    for (const [k, value] of box.min.toArray().entries())
      expect(value).toBeGreaterThanOrEqual((bounds.min[k] ?? Infinity) - beyond)
    for (const [k, value] of box.max.toArray().entries())
      expect(value).toBeLessThanOrEqual((bounds.max[k] ?? -Infinity) + beyond)
  })

  test('has each part clear of all others once it is open', async () => {
    const document = await documentOf(name)
    const boxes = Object.entries(apart).map(([part, { by }]) => {
      const { min, max } = boxOf(verticesBelow(nodeNamed(document, part)))
      return {
        part,
        min: min.toArray().map((v, k) => v + (by[k] ?? 0)),
        max: max.toArray().map((v, k) => v + (by[k] ?? 0)),
      }
    })
    const touching = boxes.flatMap((a, i) =>
      boxes.slice(i + 1).flatMap((b) => {
        const clear = [0, 1, 2].some(
          (k) => (a.max[k] ?? 0) <= (b.min[k] ?? 0) || (b.max[k] ?? 0) <= (a.min[k] ?? 0),
        )
        return clear ? [] : [`${a.part} and ${b.part}`]
      }),
    )
    expect(touching).toEqual([])
  })
})
