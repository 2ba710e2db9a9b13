import type { ThreeElements } from '@react-three/fiber'
import { useCallback, useRef } from 'react'
import type { BufferGeometry, Group, Material, Mesh } from 'three'
import { useModel } from '../stage/useModel.ts'
import { useDisposable } from '../stage/useDisposable.ts'
import { cassetteLabel, type LabelledTape } from './labels.ts'
import { type Transport, useReels } from './useReels.ts'

type CassetteProps = ThreeElements['group'] & Transport & { readonly label: LabelledTape }

/** Static parts, with what shows through the windows. The hidden side has no label and no screws. */
const still = ['screws_front', 'windows', 'ticks', 'tape_path', 'rollers_and_pad'] as const

/** Radii of the tape packs at the ends of their morph, millimetres: see reels.ts of the cassette. */
const packs = { thin: 12.4, full: 24.6 } as const
const range = packs.full - packs.thin

/** A compact cassette, centred on the origin, label to +z. Reels and packs follow the tape's position. */
export function Cassette({ live, mode, label, ...group }: CassetteProps) {
  const { node, part } = useModel('cassette')
  const supply = useRef<Group>(null)
  const takeUp = useRef<Group>(null)
  const supplyPack = useRef<Mesh>(null)
  const takeUpPack = useRef<Mesh>(null)

  useReels({ live, mode }, ({ supplyAngle, takeUpAngle, supplyRadius, takeUpRadius }) => {
    supply.current?.rotation.set(0, 0, supplyAngle)
    takeUp.current?.rotation.set(0, 0, takeUpAngle)
    // One pack is modelled full and shrinks, the other thin and grows.
    supplyPack.current?.morphTargetInfluences?.fill((packs.full - supplyRadius) / range)
    takeUpPack.current?.morphTargetInfluences?.fill((takeUpRadius - packs.thin) / range)
  })

  /** A mesh knows its morph targets only if it has its geometry from the start. */
  const pack = (name: string) => {
    const { geometry, material, ...place } = part(name)
    return { args: [geometry, material] satisfies [BufferGeometry, Material], ...place }
  }
  return (
    <group {...group}>
      <mesh {...part('shell_front_face')} castShadow receiveShadow />
      <group quaternion={node('shell_back').quaternion}>
        <mesh {...part('shell_back_face')} receiveShadow />
      </group>
      {still.map((name) => (
        <mesh key={name} {...part(name)} receiveShadow />
      ))}
      <Label label={label} />
      <group position={node('reel_left').position} quaternion={node('reel_left').quaternion}>
        <group ref={supply}>
          <mesh {...part('hub_left')} receiveShadow />
          <mesh {...pack('tape_left')} ref={supplyPack} receiveShadow />
        </group>
      </group>
      <group position={node('reel_right').position} quaternion={node('reel_right').quaternion}>
        <group ref={takeUp}>
          <mesh {...part('hub_right')} receiveShadow />
          <mesh {...pack('tape_right')} ref={takeUpPack} receiveShadow />
        </group>
      </group>
    </group>
  )
}

/** The label of side A with its writing. */
export function Label({ label }: { readonly label: LabelledTape }) {
  const writing = useDisposable(useCallback(() => cassetteLabel(label), [label]))
  const { part, material } = useModel('cassette')
  const { normalMap, normalScale, roughness } = material('label')
  return (
    <mesh {...part('label_a')} receiveShadow>
      <meshStandardMaterial
        map={writing}
        roughness={roughness}
        normalMap={normalMap}
        normalScale={normalScale}
      />
    </mesh>
  )
}
