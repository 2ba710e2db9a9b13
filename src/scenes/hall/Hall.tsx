import { PerspectiveCamera } from '@react-three/drei'
import { useThree } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import { type PerspectiveCamera as Camera, Vector3 } from 'three'
import { damp } from '../stage/damp.ts'
import { preloadModels } from '../stage/useModel.ts'
import { useMotion } from '../stage/useMotion.ts'
import { closeUpOf, type HallView, hallView, standOf } from './layout.ts'
import type { HallDevice } from './hallDevice.ts'
import { Pedestal } from './Pedestal.tsx'
import { Prints } from './Prints.tsx'
import { Wall } from './Wall.tsx'

preloadModels('plinth')

export interface HallProps {
  /** What stands in it, in the order of its time. */
  readonly devices: readonly HallDevice[]
  /** Who somebody is near to. */
  readonly approached: string | null
  /** Who the camera goes into. */
  readonly chosen: string | null
  /** Addresses of the prints behind the cassette. */
  readonly prints: readonly string[]
  /** The camera is inside the chosen device. */
  readonly onArrived: () => void
}

/** Devices on plinths in one dark hall, each in the light of its own room. */
export function Hall({ devices, approached, chosen, prints, onArrived }: HallProps) {
  const { width, height } = useThree((state) => state.size)
  const view = useMemo(() => hallView(width / height, devices), [width, height, devices])
  const focus = chosen ?? approached
  return (
    <>
      <color attach="background" args={['#000000']} />
      <Visitor view={view} chosen={chosen} onArrived={onArrived} />
      <Wall view={view} focus={focus} />
      {view.stands.map((stand) => {
        const { slug, OnShow } = stand
        const nearness = focus === null ? 'none' : focus === slug ? 'near' : 'other'
        return (
          <Pedestal
            key={slug}
            stand={stand}
            nearness={nearness}
            behind={stand.hasPrints && <Prints urls={prints} />}
          >
            <OnShow nearness={nearness} />
          </Pedestal>
        )
      })}
    </>
  )
}

/** Seconds: some nine tenths into a device. */
const wayS = 0.32
/** Share of the way at which one has arrived. */
const arrivedAt = 0.975

interface VisitorProps {
  readonly view: HallView
  readonly chosen: string | null
  readonly onArrived: () => void
}

/** The camera: it looks at the whole hall, then goes into the chosen device. */
function Visitor({ view, chosen, onArrived }: VisitorProps) {
  const camera = useRef<Camera>(null)
  const way = useRef({ share: 0, hasArrived: false })

  useMotion((seconds) => {
    if (camera.current === null) return false
    const moves = damp(way.current, 'share', chosen === null ? 0 : 1, wayS, seconds)
    const { share } = way.current
    const { eye, target } = chosen === null ? view.camera : closeUpOf(standOf(chosen, view))
    camera.current.position.set(...view.camera.eye).lerp(new Vector3(...eye), share)
    camera.current.lookAt(new Vector3(...view.camera.target).lerp(new Vector3(...target), share))
    if (share > arrivedAt && !way.current.hasArrived) {
      way.current.hasArrived = true
      onArrived()
    }
    return moves
  })
  return <PerspectiveCamera ref={camera} makeDefault fov={view.camera.fov} near={0.05} far={8} />
}
