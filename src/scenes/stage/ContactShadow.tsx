import { useThree } from '@react-three/fiber'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { BackSide, type Group, type Texture } from 'three'
import { contactShadow } from './contactShadow.ts'
import { useStageTools } from './stageTools.ts'

interface ContactShadowProps {
  /** Centre of the floor, metres in the world. */
  readonly at: readonly [x: number, y: number, z: number]
  /** Half the side of the darkened square, metres. */
  readonly half: number
  /** Height up to which objects darken it, metres. */
  readonly reach: number
  readonly opacity: number
  /** The objects, rendered once on mount. */
  readonly children: ReactNode
}

/**
 * A soft shadow where objects touch the floor, rendered once. drei's ContactShadows looks the same but never disposes
 * its render targets: each visit would leak two.
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
        // Rendered from below, so the texture faces down.
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
