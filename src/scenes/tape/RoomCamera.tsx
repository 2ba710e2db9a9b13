import { PerspectiveCamera } from '@react-three/drei'
import { useThree } from '@react-three/fiber'
import { useMemo, useRef, useState } from 'react'
import { type PerspectiveCamera as Camera, Vector3 } from 'three'
import { damp } from '../stage/damp.ts'
import { useMotion } from '../stage/useMotion.ts'
import { filmCamera, type FilmClock } from './film.ts'
import { layoutOf } from './layout.ts'

/** Seconds that the camera takes to where it stays, also when the screen is turned. */
const smooth = 0.4

/** Where the film has it, afterwards straight before the shelf. */
export function RoomCamera({ film }: { readonly film: FilmClock | null }) {
  const { width, height } = useThree((state) => state.size)
  const aspect = width / height
  const layout = useMemo(() => layoutOf(aspect), [aspect])
  const [start] = useState(layout.camera)
  const camera = useRef<Camera>(null)
  const target = useRef(new Vector3(...start.target))

  useMotion((seconds) => {
    const lens = camera.current
    if (lens === null) return false
    const { position } = lens
    const lookedAt = target.current
    const goal = film === null ? layout.camera : filmCamera(film.seconds(), layout, aspect)
    if (film !== null) {
      position.set(...goal.eye)
      lookedAt.set(...goal.target)
      lens.fov = goal.fov
    }
    const moves = [
      film !== null,
      damp(position, 'x', goal.eye[0], smooth, seconds),
      damp(position, 'y', goal.eye[1], smooth, seconds),
      damp(position, 'z', goal.eye[2], smooth, seconds),
      damp(lookedAt, 'x', goal.target[0], smooth, seconds),
      damp(lookedAt, 'y', goal.target[1], smooth, seconds),
      damp(lookedAt, 'z', goal.target[2], smooth, seconds),
      damp(lens, 'fov', goal.fov, smooth, seconds),
    ]
    lens.lookAt(lookedAt)
    lens.updateProjectionMatrix()
    return moves.includes(true)
  })

  return (
    <PerspectiveCamera
      ref={camera}
      makeDefault
      near={0.05}
      far={8}
      fov={start.fov}
      position={[...start.eye]}
    />
  )
}
