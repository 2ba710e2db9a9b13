import { type ThreeElements } from '@react-three/fiber'
import { useState } from 'react'
import { Object3D } from 'three'

type AimedSpotLightProps = ThreeElements['spotLight'] & {
  /** Its target, metres in its parent. */
  readonly at: readonly [x: number, y: number, z: number]
}

/** A spot light with its target in the scene. A target outside a scene would be the origin. */
export function AimedSpotLight({ at, ...light }: AimedSpotLightProps) {
  const [target] = useState(() => new Object3D())
  return (
    <>
      <primitive object={target} position={[...at]} />
      <spotLight target={target} {...light} />
    </>
  )
}
