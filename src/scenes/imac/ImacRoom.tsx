import { PerspectiveCamera } from '@react-three/drei'
import { useThree } from '@react-three/fiber'
import { useRef, useState } from 'react'
import type { PerspectiveCamera as Camera } from 'three'
import { ContactShadow } from '../stage/ContactShadow.tsx'
import { damp } from '../stage/damp.ts'
import { quadOf, type ScreenPlane } from '../stage/screenPlane.ts'
import { Studio } from '../stage/Studio.tsx'
import { useMotion } from '../stage/useMotion.ts'
import { Computer } from './Computer.tsx'
import { between, layoutOf, tubeCorners } from './layout.ts'
import { key, studio } from './lights.ts'
import { PaperSweep } from './PaperSweep.tsx'

export interface ImacRoomProps {
  /** Somebody sits before the tube; else the whole machine is looked at. */
  readonly isNear: boolean
  readonly isOn: boolean
  readonly isPressed: boolean
  /** The page's desktop, held on the tube; null while another picture than this scene is looked at. */
  readonly plane: ScreenPlane | null
}

/** Seconds of the way into the chair before the tube. */
const way = 0.65

/** The studio with the machine in it. */
export function ImacRoom({ isNear, isOn, isPressed, plane }: ImacRoomProps) {
  return (
    <>
      <Chair isNear={isNear} plane={plane} />
      <Studio rig={studio} intensity={0.92} />
      <directionalLight position={key.from} color={key.color} intensity={key.power} />
      <PaperSweep />
      <ContactShadow at={[0.02, 0, 0.1]} half={0.62} reach={0.11} opacity={0.74}>
        <Computer isOn={isOn} isPressed={isPressed} />
      </ContactShadow>
    </>
  )
}

/** Where one looks from; it keeps the page's desktop on the tube. */
function Chair({ isNear, plane }: Pick<ImacRoomProps, 'isNear' | 'plane'>) {
  const size = useThree((state) => state.size)
  const camera = useRef<Camera>(null)
  const [share] = useState(() => ({ current: isNear ? 1 : 0 }))
  useMotion((seconds) => {
    const isMoving = damp(share, 'current', isNear ? 1 : 0, way, seconds)
    const { welcome, desk } = layoutOf(size.width / size.height)
    const seen = between(welcome, desk, share.current)
    if (camera.current) {
      camera.current.position.set(...seen.eye)
      camera.current.lookAt(...seen.target)
      camera.current.fov = seen.fov
      camera.current.updateProjectionMatrix()
    }
    plane?.place(quadOf(tubeCorners, seen, size))
    return isMoving
  })
  return <PerspectiveCamera ref={camera} makeDefault near={0.05} far={8} />
}
