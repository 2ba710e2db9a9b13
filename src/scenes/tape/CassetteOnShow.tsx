import { use, useRef } from 'react'
import type { Group } from 'three'
import { damp } from '../stage/damp.ts'
import { preloadModels, useModel } from '../stage/useModel.ts'
import { useMotion } from '../stage/useMotion.ts'
import { useDisposable } from '../stage/useDisposable.ts'
import { loadFaces } from '../hall/faces.ts'
import type { OnShowProps } from '../hall/nearness.ts'
import { smooth } from '../hall/Pedestal.tsx'
import { cassetteLabel } from './hallLabel.ts'

preloadModels('cassette')

/** Radians that the reels turn when approached. */
const runsOn = -1.3

const inside = ['windows', 'ticks', 'tape_path', 'rollers_and_pad', 'pad_spring', 'label_b'] as const
const sides = ['shell_front', 'shell_back'] as const
const screws = { shell_front: 'screws_front', shell_back: 'screws_back' } as const
const reels = ['left', 'right'] as const
/** Needed because the geometry is a prop: such a mesh has no morph influences. */
const asModelled = [0] as const

const sideA = () => cassetteLabel('A')

/** The cassette in the hall: labelled, and its reels turn a little when approached. */
export function CassetteOnShow({ nearness }: OnShowProps) {
  const { node, part, material } = useModel('cassette')
  use(loadFaces())
  const label = useDisposable(sideA)
  const paper = material('label')
  const left = useRef<Group>(null)
  const right = useRef<Group>(null)
  const refs = { left, right }

  useMotion((seconds) => {
    const goal = nearness === 'near' ? runsOn : 0
    return [left.current, right.current]
      .map((reel) => reel !== null && damp(reel.rotation, 'z', goal, smooth, seconds))
      .includes(true)
  })

  return (
    <>
      {sides.map((side) => (
        <group key={side} quaternion={node(side).quaternion}>
          <mesh {...part(`${side}_face`)} castShadow receiveShadow />
          <mesh {...part(screws[side])} receiveShadow />
        </group>
      ))}
      {inside.map((name) => (
        <mesh key={name} {...part(name)} receiveShadow />
      ))}
      <mesh {...part('label_a')} receiveShadow>
        <meshStandardMaterial
          map={label}
          roughness={paper.roughness}
          normalMap={paper.normalMap}
          normalScale={paper.normalScale}
        />
      </mesh>
      {reels.map((reel) => (
        <group
          key={reel}
          position={node(`reel_${reel}`).position}
          quaternion={node(`reel_${reel}`).quaternion}
        >
          <group ref={refs[reel]}>
            <mesh {...part(`hub_${reel}`)} receiveShadow />
            <mesh {...part(`tape_${reel}`)} morphTargetInfluences={[...asModelled]} receiveShadow />
          </group>
        </group>
      ))}
    </>
  )
}
