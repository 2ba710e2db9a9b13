import { Quaternion, Vector3 } from 'three'
import { describe, expect, test } from 'vitest'
import type { Motion } from '../../../src/lib/hold/modelMotion.ts'
import {
  deckBay,
  deckCounter,
  deckDoor,
  deckKeyRow,
  deckKeys,
  deckKnob,
  deckMeter,
  doorOpens,
  keyX,
} from '../../../src/lib/tape/deckSize.ts'
import { models, type ModelName } from '../../../src/scenes/models.gen.ts'
import { documentOf } from './load.ts'
import { boxOf, nodeNamed, originOf, verticesBelow } from './space.ts'

const moving = Object.entries(models).flatMap(([name, { motions }]) =>
  Object.entries<Motion>(motions).map(([node, motion]) => ({ name, node, motion })),
)

function isModel(name: string): name is ModelName {
  return name in models
}

async function load(name: string) {
  if (!isModel(name)) throw new Error(`no model ${name}`)
  return documentOf(name)
}

describe.each(moving)('$name: $node', ({ name, node: nodeName, motion }) => {
  test('is an empty pivot without a scale, its meshes below it, its motion written on it', async () => {
    const node = nodeNamed(await load(name), nodeName)
    expect(node.getMesh()).toBeNull()
    expect(node.getScale()).toEqual([1, 1, 1])
    expect(verticesBelow(node).length).toBeGreaterThan(0)
    expect(node.getExtras()).toEqual({ motion })
    expect(new Vector3(...motion.axis).length()).toBeCloseTo(1, 6)
  })
})

const turns = moving.filter(({ motion }) => motion.kind === 'turn')
const endless = turns.filter(({ motion }) => motion.kind === 'turn' && motion.to === undefined)

describe.each(endless)('$name: $node turns', ({ name, node: nodeName, motion }) => {
  test('about its real axis: a part turned round half keeps its box', async () => {
    const node = nodeNamed(await load(name), nodeName)
    const before = boxOf(verticesBelow(node))
    turn(node, motion, Math.PI)
    const after = boxOf(verticesBelow(node))
    // Round parts look the same half a turn on; their box would jump if the pivot lay beside the axis.
    expect(after.min.distanceTo(before.min)).toBeLessThan(0.9)
    expect(after.max.distanceTo(before.max)).toBeLessThan(0.9)
  })
})

test('both reels keep their hubs where the spindles are, whatever the angle', async () => {
  const document = await documentOf('cassette')
  for (const [side, x] of [
    ['left', -21.25],
    ['right', 21.25],
  ] as const) {
    const reel = nodeNamed(document, `reel_${side}`)
    for (const angle of [0.4, 1.7, 3.9]) {
      turn(reel, { kind: 'turn', axis: [0, 0, 1] }, angle)
      const { min, max } = boxOf(verticesBelow(nodeNamed(document, `hub_${side}`)))
      const middle = min.add(max).multiplyScalar(0.5)
      expect(middle.distanceTo(new Vector3(x, 2.8, 0))).toBeLessThan(0.1)
    }
  }
})

test('the tape packs wind by their morph: the left one thins, the right one fills, the core stays', async () => {
  const document = await documentOf('cassette')
  for (const [side, from, to] of [
    ['left', 24.6, 12.4],
    ['right', 12.4, 24.6],
  ] as const) {
    const tape = nodeNamed(document, `tape_${side}`)
    const primitive = tape.getMesh()?.listPrimitives()[0]
    const target = primitive?.listTargets()[0]
    const [base, offset] = [primitive?.getAttribute('POSITION'), target?.getAttribute('POSITION')]
    if (!base || !offset) throw new Error('no morph')
    const scale = tape.getScale()[0] * 1000
    const radii = (weight: number): number[] =>
      Array.from({ length: base.getCount() }, (_, i) => {
        const [p, d] = [base.getElement(i, []), offset.getElement(i, [])]
        return Math.hypot((p[0] ?? 0) + weight * (d[0] ?? 0), (p[1] ?? 0) + weight * (d[1] ?? 0)) * scale
      })
    expect(Math.max(...radii(0))).toBeCloseTo(from, 1)
    expect(Math.max(...radii(1))).toBeCloseTo(to, 1)
    expect(Math.min(...radii(1))).toBeCloseTo(10.6, 1)
  }
})

test('the door turns about its lower edge, and a cassette in it goes along', async () => {
  const document = await documentOf('deck')
  const [door, held, playing] = ['door', 'door_anchor', 'cassette_anchor'].map((name) =>
    nodeNamed(document, name),
  )
  if (!door || !held || !playing) throw new Error('no door')
  expect(originOf(held).distanceTo(originOf(playing))).toBeLessThan(0.01)
  const hinge = originOf(door)
  const closed = boxOf(verticesBelow(door))
  expect(hinge.y).toBeCloseTo(deckBay.y - deckDoor.height / 2, 3)
  turn(door, { kind: 'turn', axis: [1, 0, 0] }, doorOpens)
  const open = boxOf(verticesBelow(door))
  expect(originOf(door).distanceTo(hinge)).toBeLessThan(0.001)
  // The upper edge comes forwards and down, the lower edge stays.
  expect(open.max.z - closed.max.z).toBeGreaterThan(30)
  expect(Math.abs(open.min.y - closed.min.y)).toBeLessThan(2.5)
  expect(originOf(held).z).toBeGreaterThan(originOf(playing).z + 15)
})

const slides = moving.filter(({ motion }) => motion.kind === 'slide')

describe.each(slides)('$name: $node slides', ({ name, node: nodeName, motion }) => {
  test('by its travel along its axis, without turning or changing', async () => {
    if (motion.kind !== 'slide') throw new Error('not a slide')
    const node = nodeNamed(await load(name), nodeName)
    const before = verticesBelow(node)
    const start = originOf(node)
    const [x, y, z] = node.getTranslation()
    const step = new Vector3(...motion.axis).multiplyScalar(motion.travel / 1000)
    const parentAxes = new Quaternion(...(node.getParentNode()?.getWorldRotation() ?? [0, 0, 0, 1]))
    const ownAxes = new Quaternion(...node.getRotation())
    node.setTranslation([x + step.x, y + step.y, z + step.z])
    const after = verticesBelow(node)
    const expected = step.clone().multiplyScalar(1000).applyQuaternion(parentAxes)
    for (const i of [0, Math.floor(before.length / 2), before.length - 1]) {
      const [from, to] = [before[i], after[i]]
      if (!from || !to) throw new Error('no vertex')
      expect(to.clone().sub(from).distanceTo(expected)).toBeLessThan(0.01)
    }
    expect(originOf(node).sub(start).length()).toBeCloseTo(motion.travel, 2)
    expect(ownAxes.length()).toBeCloseTo(1, 5)
  })
})

test('the row of the deck holds exactly the keys of the machine, each wide enough for a thumb', async () => {
  const document = await documentOf('deck')
  const buttons = moving.filter(({ name, node }) => name === 'deck' && node.startsWith('button_'))
  expect(buttons.map(({ node }) => node.slice('button_'.length)).toSorted()).toEqual(
    [...deckKeyRow, 'power'].toSorted(),
  )
  for (const key of deckKeyRow) {
    const node = nodeNamed(document, `button_${key}`)
    const { min, max } = boxOf(verticesBelow(node))
    expect(originOf(node).x).toBeCloseTo(keyX(key), 2)
    expect(max.x - min.x).toBeCloseTo(deckKeys.width, 1)
    expect(max.y - min.y).toBeCloseTo(deckKeys.height, 1)
    // Pressed home it still stands proud, and never falls behind its well.
    expect(max.z - 5.2).toBeGreaterThan(1)
    expect(min.z).toBeLessThan(-4)
  }
})

test('face, bay, meter, counter and knob of the deck are where the page lays its controls', async () => {
  const document = await documentOf('deck')
  for (const [name, { x, y }] of [
    ['bay', deckBay],
    ['meter', deckMeter],
    ['counter', deckCounter],
    ['knob_volume', deckKnob],
  ] as const) {
    // Quantized meshes carry an offset of their own; their middle is what counts.
    const { min, max } = boxOf(verticesBelow(nodeNamed(document, name)))
    expect((min.x + max.x) / 2).toBeCloseTo(x, 0)
    expect((min.y + max.y) / 2).toBeCloseTo(y, 0)
  }
})

function turn(node: ReturnType<typeof nodeNamed>, motion: Motion, angle: number): void {
  const own = new Quaternion(...node.getRotation())
  own.multiply(new Quaternion().setFromAxisAngle(new Vector3(...motion.axis), angle))
  node.setRotation([own.x, own.y, own.z, own.w])
}
