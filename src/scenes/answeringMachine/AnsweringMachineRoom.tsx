import { PerspectiveCamera } from '@react-three/drei'
import { useThree } from '@react-three/fiber'
import { useLayoutEffect, useRef } from 'react'
import { CatmullRomCurve3, type PerspectiveCamera as Camera, Vector3 } from 'three'
import { AimedSpotLight } from '../stage/AimedSpotLight.tsx'
import { ContactShadow } from '../stage/ContactShadow.tsx'
import { Studio } from '../stage/Studio.tsx'
import { useStageTools } from '../stage/stageTools.ts'
import { preloadModels, useModel } from '../stage/useModel.ts'
import { useDisposable } from '../stage/useDisposable.ts'
import { askew, frameOf } from './layout.ts'
import { door, hallway, lamp, reflections } from './lights.ts'
import { Machine, type MachineProps } from './Machine.tsx'
import { table, veneer, wallHeight, wallpaper } from './tableTop.ts'

preloadModels('answeringMachine')

export type AnsweringMachineRoomProps = MachineProps

/** Metres: half of the table that shows where the machine stands, and how high what darkens it reaches. */
const contact = { half: 0.2, reach: 0.05 } as const

/** A narrow table in a hallway, and on it the machine. */
export function AnsweringMachineRoom(props: AnsweringMachineRoomProps) {
  useModel('answeringMachine')
  const { shadowSize } = useStageTools().quality
  return (
    <>
      <Lens />
      <Studio rig={hallway} intensity={reflections} />
      {/* A shadow map keeps the size that it was made with. */}
      <AimedSpotLight
        key={shadowSize}
        {...lamp}
        castShadow
        shadow-autoUpdate={false}
        shadow-needsUpdate
        shadow-mapSize={[shadowSize, shadowSize]}
        shadow-radius={3}
        shadow-bias={-0.0004}
        shadow-normalBias={0.001}
        shadow-camera-near={0.2}
        shadow-camera-far={2}
      />
      <AimedSpotLight {...door} />
      <TableAndWall />
      <ContactShadow at={[0, 0, 0]} {...contact} opacity={0.7}>
        <group rotation-y={askew}>
          <Machine {...props} />
        </group>
      </ContactShadow>
      <Cord />
    </>
  )
}

/** Shows what of the picture lies on the page. */
function Lens() {
  const { width, height } = useThree((state) => state.size)
  const camera = useRef<Camera>(null)
  const { camera: seen, aspect, ...frame } = frameOf({ width, height })
  useLayoutEffect(function look() {
    camera.current?.lookAt(...seen.target)
    camera.current?.setViewOffset(frame.width, frame.height, -frame.left, -frame.top, width, height)
  })
  return (
    <PerspectiveCamera
      ref={camera}
      makeDefault
      manual
      aspect={aspect}
      fov={seen.fov}
      near={0.05}
      far={6}
      position={[...seen.eye]}
    />
  )
}

function TableAndWall() {
  const wood = useDisposable(veneer)
  const paper = useDisposable(wallpaper)
  return (
    <>
      <mesh rotation-x={-Math.PI / 2} position-z={table.back + table.depth / 2} receiveShadow>
        <planeGeometry args={[table.width, table.depth]} />
        <meshPhysicalMaterial map={wood} roughness={0.55} clearcoat={0.12} clearcoatRoughness={0.4} />
      </mesh>
      <mesh position={[0, wallHeight / 2, table.back]} receiveShadow>
        <planeGeometry args={[table.width, wallHeight]} />
        <meshStandardMaterial map={paper} roughness={0.95} />
      </mesh>
    </>
  )
}

/** The cord to the telephone line: out at the back, along the wall and off the table. Metres. */
const cord = new CatmullRomCurve3(
  (
    [
      [-0.05, 0.02, -0.08],
      [-0.08, 0.006, -0.16],
      [-0.2, 0.003, -0.2],
      [-0.3, 0.003, -0.14],
      [-0.46, 0.003, -0.22],
      [-0.8, 0.003, -0.3],
    ] as const
  ).map((point) => new Vector3(...point)),
)

function Cord() {
  return (
    <mesh receiveShadow castShadow>
      <tubeGeometry args={[cord, 80, 0.0024, 8]} />
      <meshStandardMaterial color="#3a322a" roughness={0.55} />
    </mesh>
  )
}
