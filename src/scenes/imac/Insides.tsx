import { useMemo } from 'react'
import { CatmullRomCurve3, Vector3 } from 'three'

/** Boxes on the board beside the tube: x, y, z of their middles, and their sides; millimetres. */
const chips = [
  [-136, 206, 62, 10, 30, 22],
  [-138, 234, 30, 14, 16, 38],
  [-139, 262, 60, 18, 18, 18],
  [-139, 262, 34, 18, 18, 18],
  [-136, 286, 44, 10, 10, 46],
  [-140, 204, -2, 22, 26, 26],
  [-137, 246, -14, 14, 44, 14],
  [-135, 282, -8, 10, 14, 22],
] as const

/** What shows through the shell beside the tube: the board that drives it, and the cable to the funnel. */
export function Insides() {
  const way = useMemo(
    () =>
      new CatmullRomCurve3([
        new Vector3(-0.05, 0.335, 0.075),
        new Vector3(-0.1, 0.35, 0.03),
        new Vector3(-0.135, 0.325, 0.01),
        new Vector3(-0.14, 0.292, 0.005),
      ]),
    [],
  )
  return (
    <>
      <mesh position={[-0.13, 0.246, 0.026]}>
        <boxGeometry args={[0.003, 0.12, 0.13]} />
        <meshStandardMaterial color="#15483c" roughness={0.7} />
      </mesh>
      {chips.map(([x, y, z, ...sides], index) => (
        <mesh
          key={index}
          position={[x / 1000, y / 1000, z / 1000]}
          scale={[sides[0] / 1000, sides[1] / 1000, sides[2] / 1000]}
        >
          <boxGeometry />
          <meshStandardMaterial color="#c9b46a" roughness={0.35} metalness={0.6} />
        </mesh>
      ))}
      <mesh>
        <tubeGeometry args={[way, 24, 0.0042, 7]} />
        <meshStandardMaterial color="#b3261e" roughness={0.5} />
      </mesh>
    </>
  )
}
