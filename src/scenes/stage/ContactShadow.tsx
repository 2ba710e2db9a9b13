import { useThree } from '@react-three/fiber'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { BackSide, type Group, type Texture } from 'three'
import { contactShadow } from './contactShadow.ts'
import { useStageTools } from './stageTools.ts'

interface ContactShadowProps {
  /** Middle of the floor, metres in the world. */
  readonly at: readonly [x: number, y: number, z: number]
  /** Half the side of the square that is darkened, metres. */
  readonly half: number
  /** Height of what still darkens it, metres. */
  readonly reach: number
  readonly opacity: number
  /** What stands there; it is taken as it stands when it comes. */
  readonly children: ReactNode
}

/**
 * The soft dark where something touches the floor, drawn once. drei's ContactShadows looks alike, but never gives its
 * render targets back: each visit would keep two.
 */
export function ContactShadow({ at: [x, y, z], half, reach, opacity, children }: ContactShadowProps) {
  const { gl, scene } = useThree()
  const { contactSize } = useStageTools().quality
  const casters = useRef<Group>(null)
  const [texture, setTexture] = useState<Texture | null>(null)
  useLayoutEffect(
    function drawOnce() {
      if (casters.current === null) return
      const shadow = contactShadow(gl, scene, casters.current, { at: [x, y, z], half, reach }, contactSize)
      setTexture(shadow.texture)
      return () => {
        setTexture(null)
        shadow.dispose()
      }
    },
    [gl, scene, x, y, z, half, reach, contactSize],
  )
  return (
    <>
      <group ref={casters}>{children}</group>
      {texture && (
        // Its texture is seen from below, as it was taken.
        <mesh position={[x, y + 0.0004, z]} rotation-x={Math.PI / 2} renderOrder={3}>
          <planeGeometry args={[2 * half, 2 * half]} />
          <meshBasicMaterial
            map={texture}
            opacity={opacity}
            transparent
            side={BackSide}
            depthWrite={false}
            toneMapped={false}
          />
        </mesh>
      )}
    </>
  )
}
