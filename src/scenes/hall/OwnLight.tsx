import { type ReactNode, useLayoutEffect, useState } from 'react'
import { Mesh, MeshStandardMaterial, Scene, type Texture } from 'three'
import { damp } from '../stage/damp.ts'
import { type Rig, Studio } from '../stage/Studio.tsx'
import { useMotion } from '../stage/useMotion.ts'

interface OwnLightProps {
  /** A constant. */
  readonly rig: Rig
  /** Factor on all reflections, and the seconds in which it follows a new one. */
  readonly intensity: number
  readonly smooth: number
  readonly children: ReactNode
}

/**
 * Children that reflect a studio of their own. three reads the environment of the outermost scene alone, so each
 * material below this one is given it.
 */
export function OwnLight({ rig, intensity, smooth, children }: OwnLightProps) {
  const [scene] = useState(() => new Scene())
  // Before programs are compiled, and again with each frame: children may come later, and the quality may change.
  useLayoutEffect(() => reflect(scene, scene.environment, scene.environmentIntensity))
  useMotion((seconds) => {
    const moves = damp(scene, 'environmentIntensity', intensity, smooth, seconds)
    reflect(scene, scene.environment, scene.environmentIntensity)
    return moves
  })
  // Models share their materials with other rooms.
  useLayoutEffect(() => () => reflect(scene, null, 1), [scene])
  return (
    <primitive object={scene}>
      <Studio rig={rig} intensity={intensity} scene={scene} />
      {children}
    </primitive>
  )
}

function reflect(scene: Scene, envMap: Texture | null, envMapIntensity: number): void {
  scene.traverse((object) => {
    if (object instanceof Mesh && object.material instanceof MeshStandardMaterial)
      Object.assign(object.material, { envMap, envMapIntensity })
  })
}
