import { useDisposable } from '../stage/useDisposable.ts'
import { plaster, wall, windowPane, windowView } from './wall.ts'

/** The wall behind the shelf, and the window in it. */
export function Wall() {
  const paint = useDisposable(plaster)
  const view = useDisposable(windowView)
  return (
    <>
      <mesh position-z={wall.z} receiveShadow>
        <planeGeometry args={[wall.width, wall.height]} />
        {/* What keeps light from the wall keeps the room's reflections from it, too. */}
        <meshStandardMaterial map={paint} aoMap={paint} aoMapIntensity={0.6} roughness={0.94} />
      </mesh>
      <mesh position={[windowPane.x, windowPane.y, windowPane.z]}>
        <planeGeometry args={[windowPane.width, windowPane.height]} />
        <meshBasicMaterial map={view} color="#b9c4d8" />
      </mesh>
    </>
  )
}
