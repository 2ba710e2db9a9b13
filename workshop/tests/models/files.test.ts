import { describe, expect, test } from 'vitest'
import { models, modelsMadeOn, type ModelName } from '../../../src/scenes/models.gen.ts'
import { limitsOf } from '#workshop/models/limits.ts'
import { documentOf } from './load.ts'
import { attributeOf, boxOf, nodeNamed, verticesBelow } from './space.ts'

const names = Object.keys(models).filter((name): name is ModelName => name in models)

/** Nodes whose pictures a room draws. */
const pictured: Partial<Record<ModelName, string[]>> = {
  cassette: ['label_a', 'label_b'],
  cassetteInside: ['label_a', 'label_b'],
  deck: ['meter', 'faceplate'],
  deckInside: ['meter', 'faceplate'],
  player: ['screen', 'wheel_ring'],
  playerInside: ['screen', 'wheel_ring'],
  speaker: ['light_ring', 'grille'],
  speakerInside: ['light_ring', 'grille'],
  computer: ['screen', 'fascia'],
  computerInside: ['screen', 'fascia'],
  plinth: ['plinth_label'],
}

/** Real sizes in millimetres; the research for each names its source. */
const sizes: Record<ModelName, [node: string, x: number, y: number, z: number]> = {
  answeringMachine: ['answeringMachine', 230, 61.9, 180.3],
  cassette: ['cassette', 100.4, 63.8, 12],
  cassetteInside: ['cassetteInside', 100.4, 63.8, 12],
  deck: ['faceplate', 430, 156, 7.7],
  deckInside: ['faceplate', 430, 156, 7.7],
  player: ['body_back', 61.8, 103.5, 6.35],
  playerInside: ['body_back', 61.8, 103.5, 6.35],
  speaker: ['grille', 83.26, 138.6, 83.26],
  speakerInside: ['grille', 83.26, 138.6, 83.26],
  computer: ['machine', 386, 401, 447],
  computerInside: ['computerInside', 386, 401, 447],
  plinth: ['plinth', 420, 1000, 422],
  shelf: ['shelf', 924, 877, 308],
}

describe.each(names)('%s', (name) => {
  const facts = models[name]

  test('holds every node of the manifest, once', async () => {
    const document = await documentOf(name)
    const found = document
      .getRoot()
      .listNodes()
      .map((node) => node.getName())
    expect(found.toSorted()).toEqual([...facts.nodes].toSorted())
  })

  test('draws as many triangles as the manifest says, within the limits of a model', async () => {
    const document = await documentOf(name)
    let triangles = 0
    for (const node of document.getRoot().listNodes())
      for (const primitive of node.getMesh()?.listPrimitives() ?? [])
        triangles += (primitive.getIndices()?.getCount() ?? 0) / 3
    expect(triangles).toBe(facts.triangles)
    const limits = limitsOf(facts.apart)
    expect(facts.triangles).toBeLessThanOrEqual(limits.triangles)
    expect(facts.drawCalls).toBeLessThanOrEqual(limits.drawCalls)
    expect(facts.bytes).toBeLessThanOrEqual(limits.bytes)
  })

  test('has its bounds in millimetres, to half a millimetre', async () => {
    const document = await documentOf(name)
    const box = boxOf(verticesBelow(nodeNamed(document, name)))
    for (const [k, axis] of (['x', 'y', 'z'] as const).entries()) {
      expect(Math.abs(box.min[axis] - (facts.bounds.min[k] ?? Infinity))).toBeLessThanOrEqual(0.5)
      expect(Math.abs(box.max[axis] - (facts.bounds.max[k] ?? Infinity))).toBeLessThanOrEqual(0.5)
    }
  })

  test('has the size of the real thing', async () => {
    const [node, ...size] = sizes[name]
    const { min, max } = boxOf(verticesBelow(nodeNamed(await documentOf(name), node)))
    const measured = max.sub(min).toArray()
    for (const [k, value] of size.entries())
      expect(Math.abs((measured[k] ?? 0) - value)).toBeLessThanOrEqual(0.5)
  })

  test('carries uv within 0 to 1 wherever a picture goes', async () => {
    const document = await documentOf(name)
    for (const node of pictured[name] ?? []) {
      const uv = attributeOf(nodeNamed(document, node), 'TEXCOORD_0')
      const values = Array.from({ length: uv.getCount() }, (_, i) => uv.getElement(i, [])).flat()
      expect(Math.min(...values)).toBeGreaterThanOrEqual(0)
      expect(Math.max(...values)).toBeLessThanOrEqual(1)
      expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(0.9)
    }
  })

  test('has unit normals everywhere', async () => {
    let worst = 0
    for (const node of (await documentOf(name)).getRoot().listNodes()) {
      if (!node.getMesh()) continue
      const normals = attributeOf(node, 'NORMAL')
      for (let i = 0; i < normals.getCount(); i++) {
        const length = Math.hypot(...normals.getElement(i, []))
        worst = Math.max(worst, Math.abs(length - 1))
      }
    }
    expect(worst).toBeLessThan(0.03)
  })
})

test('the manifest says on what the files were made', () => {
  expect(modelsMadeOn).toMatch(/^v\d+\.\d+\.\d+ (x64|arm64)$/)
})
