import { type Group, Mesh, type Object3D, Vector3 } from 'three'
import { deckKeyRow } from '#lib/tape/deckSize.ts'
import type { DeckKey } from '#lib/tape/deck.ts'
import { models } from '../models.gen.ts'
import { meshNamed, named } from '../stage/nodes.ts'
import type { Motion } from '#lib/modelMotion.ts'

/** A part of a model that slides or turns, at its place at rest. */
interface Part {
  readonly node: Object3D
  /** Moves it: share of its travel, or radians from its rest. */
  readonly move: (to: number) => void
}

/** The moving parts of deck and cassette, looked up once. */
export interface Machine {
  readonly keys: readonly { readonly key: DeckKey; readonly part: Part }[]
  readonly power: Part
  readonly door: Part
  readonly heads: Part
  readonly knob: Part
  readonly spindles: readonly [Part, Part]
  readonly counter: readonly [Part, Part, Part]
  readonly reels: readonly [Part, Part]
  readonly packs: readonly [Mesh, Mesh]
  readonly cassette: Group
  /** Puts everything back as it was made: the models are shared with other rooms. */
  rest(): void
}

export function machineOf(deck: Group, cassette: Group): Machine {
  const all: Part[] = []
  const part = (root: Group, name: string, motion: Motion | undefined) => {
    const node = named(root, name)
    const made = { node, move: motion?.kind === 'slide' ? slides(node, motion) : turns(node, motion) }
    all.push(made)
    return made
  }
  const ofDeck = (name: keyof typeof models.deck.motions) => part(deck, name, models.deck.motions[name])
  const reel = (side: 'left' | 'right') =>
    part(cassette, `reel_${side}`, models.cassette.motions[`reel_${side}`])
  const packs = [meshNamed(cassette, 'tape_left'), meshNamed(cassette, 'tape_right')] as const
  return {
    keys: deckKeyRow.map((key) => ({ key, part: ofDeck(`button_${key}`) })),
    power: ofDeck('button_power'),
    door: ofDeck('door'),
    heads: ofDeck('head_block'),
    knob: ofDeck('knob_volume'),
    spindles: [ofDeck('spindle_left'), ofDeck('spindle_right')],
    counter: [ofDeck('counter_wheel_0'), ofDeck('counter_wheel_1'), ofDeck('counter_wheel_2')],
    reels: [reel('left'), reel('right')],
    packs,
    cassette,
    rest: () => {
      for (const each of all) each.move(0)
      for (const pack of packs) pack.morphTargetInfluences?.fill(0)
      cassette.position.set(0, 0, 0)
      cassette.quaternion.identity()
      cassette.visible = true
    },
  }
}

function slides(node: Object3D, { axis, travel }: Motion & { kind: 'slide' }): (share: number) => void {
  const rest = node.position.clone()
  const way = new Vector3(...axis).multiplyScalar(travel / 1000)
  return (share) => void node.position.copy(rest).addScaledVector(way, share)
}

function turns(node: Object3D, motion: Motion | undefined): (radians: number) => void {
  if (motion?.kind !== 'turn') throw new Error(`${node.name} does not turn`)
  const rest = node.quaternion.clone()
  const axis = new Vector3(...motion.axis)
  return (radians) => void node.quaternion.setFromAxisAngle(axis, radians).premultiply(rest)
}
