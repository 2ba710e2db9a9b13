import { PerspectiveCamera } from '@react-three/drei'
import { useThree } from '@react-three/fiber'
import { useLayoutEffect, useRef } from 'react'
import { CatmullRomCurve3, type PerspectiveCamera as Camera, type Texture, Vector3 } from 'three'
import { seededRandom } from '#contract/random.ts'
import { AimedSpotLight } from '../stage/AimedSpotLight.tsx'
import { ContactShadow } from '../stage/ContactShadow.tsx'
import { Studio } from '../stage/Studio.tsx'
import { painted } from '../stage/painted.ts'
import { useStageTools } from '../stage/stageTools.ts'
import { preloadModels, useModel } from '../stage/useModel.ts'
import { useDisposable } from '../stage/useDisposable.ts'
import { askew, frameOf } from './layout.ts'
import { door, hallway, lamp, reflections } from './lights.ts'
import { Machine, type MachineProps } from './Machine.tsx'

preloadModels('answeringMachine')

export type AnsweringMachineSceneProps = MachineProps

/** Metres: half the side of the darkened square, and the height up to which the machine darkens it. */
const contact = { half: 0.2, reach: 0.05 } as const

/** The machine on a narrow table in a hallway. */
export function AnsweringMachineScene(props: AnsweringMachineSceneProps) {
  useModel('answeringMachine')
  const { shadowSize } = useStageTools().quality
  return (
    <>
      <Lens />
      <Studio rig={hallway} intensity={reflections} />
      {/* A shadow map cannot change its size. */}
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

/** The part of the picture that the page shows. */
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

/** Metres. */
const table = { width: 2.4, depth: 1.5, back: -0.34 } as const
const wallHeight = 1.2

/** Dark veneer; its grain runs from left to right. */
function veneer(): Texture {
  const [width, height] = [1536, 960]
  const map = painted(width, height, (c) => {
    c.fillStyle = '#4b2c1b'
    c.fillRect(0, 0, width, height)
    const random = seededRandom(1979)
    for (let i = 0; i < 900; i++) {
      const y = random() * height
      const [bend, wave] = [4 + 16 * random(), 0.6 + random()]
      c.strokeStyle = random() > 0.42 ? `rgba(26,12,6,${0.05 + 0.13 * random()})` : 'rgba(168,104,62,0.06)'
      c.lineWidth = 0.5 + 2.2 * random() * random()
      c.beginPath()
      for (let x = 0; x <= width; x += 32) {
        const at = y + bend * Math.sin((x / width) * Math.PI * 2 * wave + i * 0.02)
        if (x === 0) c.moveTo(x, at)
        else c.lineTo(x, at)
      }
      c.stroke()
    }
  })
  map.anisotropy = 8
  return map
}

/** Wallpaper with broad, faint stripes. */
function wallpaper(): Texture {
  const [width, height] = [1200, 600]
  return painted(width, height, (c) => {
    c.fillStyle = '#8d7c5c'
    c.fillRect(0, 0, width, height)
    for (let x = 0; x < width; x += 30) {
      c.fillStyle = x % 60 === 0 ? 'rgba(255,236,190,0.07)' : 'rgba(30,18,4,0.07)'
      c.fillRect(x, 0, 15, height)
    }
    const shade = c.createLinearGradient(0, height, 0, height * 0.7)
    shade.addColorStop(0, 'rgba(0,0,0,0.4)')
    shade.addColorStop(1, 'rgba(0,0,0,0)')
    c.fillStyle = shade
    c.fillRect(0, 0, width, height)
  })
}
