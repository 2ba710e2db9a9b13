import { useThree } from '@react-three/fiber'
import { type ComponentType, useEffect, useRef } from 'react'
import { type Group, PerspectiveCamera, type Scene, type SpotLight, Vector3 } from 'three'
import { CassetteOnShow } from '../../src/scenes/tape/CassetteOnShow.tsx'
import type { OnShowProps } from '../../src/scenes/hall/nearness.ts'
import { PlayerOnShow } from '../../src/scenes/ipod/PlayerOnShow.tsx'
import { SpeakerOnShow } from '../../src/scenes/echo/SpeakerOnShow.tsx'
import { AimedSpotLight } from '../../src/scenes/stage/AimedSpotLight.tsx'
import { ContactShadow } from '../../src/scenes/stage/ContactShadow.tsx'
import { type Rig, Studio } from '../../src/scenes/stage/Studio.tsx'
import type { HeroView } from './view.ts'

/** How one thing stands on the table: place and turn, and half the square that it darkens. Metres, radians. */
interface Stand {
  readonly Device: ComponentType<OnShowProps>
  readonly at: readonly [x: number, y: number, z: number]
  readonly turn: number
  readonly lean: number
  readonly half: number
}

/** From the hand to the pocket to the voice in the room: each further away and less sharp. */
const stands: readonly Stand[] = [
  { Device: CassetteOnShow, at: [-0.062, 0.0319, 0.03], turn: -0.26, lean: -0.06, half: 0.09 },
  { Device: PlayerOnShow, at: [0.075, 0.0517, -0.2], turn: -0.3, lean: 0, half: 0.09 },
  { Device: SpeakerOnShow, at: [0.225, 0, -0.62], turn: 0.3, lean: 0, half: 0.1 },
]

interface Lamp {
  readonly color: string
  /** Candela. */
  readonly power: number
  readonly from: readonly [x: number, y: number, z: number]
  readonly at: readonly [x: number, y: number, z: number]
  readonly angle: number
  /** Radius of its opening, metres: the larger, the softer its shadows. */
  readonly size: number
}

const lamps: readonly Lamp[] = [
  {
    color: '#ffd0a0',
    power: 1.55,
    from: [-0.5, 0.42, 0.42],
    at: [-0.09, 0.02, 0.03],
    angle: 0.2,
    size: 0.06,
  },
  { color: '#fff0e0', power: 0.45, from: [0.02, 0.6, 0.1], at: [0.08, 0.03, -0.2], angle: 0.24, size: 0.05 },
  { color: '#6f9dff', power: 2.2, from: [0.75, 0.7, -1.2], at: [0.18, 0.02, -0.55], angle: 0.5, size: 0.08 },
]
/** A lamp keeps its place for some samples: its shadow costs as much as the picture. */
const samplesAPlace = 4

/** What all three reflect: a lamp at dusk from the left, daylight from above, night from behind on both sides. */
const rig: Rig = {
  tint: '#ffffff',
  ambient: [0.015, 0.08],
  formers: [
    { at: [-8, 3.2, 2.5], size: [3.4, 7], power: 8, color: '#ffcc9a' },
    { at: [0, 9, 2], size: [9, 6], power: 3, color: '#ffffff' },
    { at: [-4.5, 2.5, 8.5], size: [5, 8], power: 2.4, color: '#ffffff' },
    { at: [5, 0.5, 8.5], size: [5, 7], power: 1.3, color: '#ffffff' },
    { at: [-9, 2, -2.6], size: [2.2, 12], power: 34, color: '#8fb8ff' },
    { at: [9, 2, -1.2], size: [2.2, 12], power: 28, color: '#d4e2ff' },
    { at: [0, 8, -5], size: [8, 3], power: 4, color: '#dfeaff' },
  ],
}

/** Factor on that: it is night here. */
const reflections = 0.45

export interface Still {
  readonly scene: Scene
  readonly camera: PerspectiveCamera
  /** Moves eye and lamps to the nth of their places. */
  readonly jitter: (sample: number) => void
}

interface StillLifeProps {
  readonly view: HeroView
  readonly onBuilt: (still: Still) => void
}

/** Three devices on one dark table at night: a lamp from the left, the cold of a window behind. */
export function StillLife({ view, onBuilt }: StillLifeProps) {
  const scene = useThree((state) => state.scene)
  const mirrored = useRef<Group>(null)
  const lights = useRef<(SpotLight | null)[]>([])
  useEffect(
    function build() {
      const camera = new PerspectiveCamera(view.fov, view.width / view.height, 0.05, 12)
      mirrored.current?.traverse((node) => {
        node.castShadow = false
        node.receiveShadow = false
      })
      const jitter = (sample: number) => {
        jitterCamera(camera, view, sample)
        if (sample % samplesAPlace === 0)
          lamps.forEach((lamp, index) => jitterLamp(lights.current[index], lamp, sample, view.samples))
        // A worn surface mirrors in many slightly different directions.
        mirrored.current?.rotation.set(
          (halton(sample + 1, 11) - 0.5) * 0.05,
          0,
          (halton(sample + 1, 13) - 0.5) * 0.03,
        )
      }
      onBuilt({ scene, camera, jitter })
    },
    [scene, view, onBuilt],
  )
  return (
    <>
      <color attach="background" args={['#020203']} />
      <Studio rig={rig} intensity={reflections} />
      {stands.map((stand) => {
        const [x, , z] = stand.at
        return (
          <ContactShadow key={x} at={[x * view.spread, 0, z]} half={stand.half} reach={0.05} opacity={0.95}>
            <Thing {...stand} spread={view.spread} />
          </ContactShadow>
        )
      })}
      <group ref={mirrored} scale-y={-1}>
        {stands.map((stand) => (
          <Thing key={stand.turn} {...stand} spread={view.spread} />
        ))}
      </group>
      <Table />
      <Wall />
      {lamps.map(({ color, power, from, at, angle }, index) => (
        <AimedSpotLight
          key={color}
          ref={(light) => {
            lights.current[index] = light
          }}
          at={at}
          position={[...from]}
          color={color}
          intensity={power}
          distance={3}
          angle={angle}
          penumbra={0.95}
          castShadow
          shadow-autoUpdate={false}
          shadow-mapSize={[1024, 1024]}
          shadow-radius={2}
          shadow-bias={-0.0002}
          shadow-normalBias={0.0008}
          shadow-camera-near={0.1}
        />
      ))}
    </>
  )
}

function Thing({ Device, at: [x, y, z], lean, turn, spread }: Stand & { readonly spread: number }) {
  return (
    <group position={[x * spread, y, z]} rotation={[lean, turn, 0, 'YXZ']}>
      <Device nearness="none" />
    </group>
  )
}

/** Dark lacquered wood: most of it is the mirrored room shining through. */
function Table() {
  return (
    <mesh rotation-x={-Math.PI / 2} position-z={-1} receiveShadow renderOrder={2}>
      <planeGeometry args={[8, 5]} />
      <meshPhysicalMaterial
        color="#140d09"
        roughness={0.42}
        specularIntensity={0.25}
        transparent
        opacity={0.84}
      />
    </mesh>
  )
}

/** Far behind, out of focus: the warm of the lamp, the blue of the night. */
function Wall() {
  return (
    <mesh position={[0, 2, -2]}>
      <planeGeometry args={[10, 4]} />
      <shaderMaterial args={[wall]} />
    </mesh>
  )
}

const wall = {
  vertexShader:
    'varying vec2 at; void main() { vec4 w = modelMatrix * vec4(position, 1.0); at = w.xy; gl_Position = projectionMatrix * viewMatrix * w; }',
  fragmentShader: `varying vec2 at;
float pool(vec2 middle, float size) { vec2 d = (at - middle) / size; return exp(-dot(d, d)); }
void main() {
  vec3 light = vec3(0.0016, 0.0017, 0.0022);
  light += vec3(1.0, 0.46, 0.19) * 0.045 * pool(vec2(-0.7, 0.22), 0.8);
  light += vec3(0.06, 0.17, 0.55) * 0.1 * pool(vec2(0.95, 0.3), 0.75);
  gl_FragColor = vec4(light * smoothstep(-0.04, 0.2, at.y), 1.0);
}`,
}

const [target, side, up] = [new Vector3(), new Vector3(), new Vector3()]

function jitterCamera(camera: PerspectiveCamera, view: HeroView, sample: number): void {
  camera.position.set(...view.eye)
  camera.lookAt(target.set(...view.target))
  camera.updateMatrixWorld()
  // What lies at the distance of focus stays where it is; all else moves: that is a lens.
  side.setFromMatrixColumn(camera.matrixWorld, 0)
  up.setFromMatrixColumn(camera.matrixWorld, 1)
  const [x, y] = onDisc(sample, view.samples)
  camera.position.add(side.multiplyScalar(x * view.lens).addScaledVector(up, y * view.lens))
  camera.updateProjectionMatrix()
  const reach = view.focus * Math.tan((view.fov * Math.PI) / 360)
  const [px, py] = [halton(sample + 1, 5) - 0.5, halton(sample + 1, 7) - 0.5]
  // A lens that moves without turning, and a film that moves against it.
  camera.projectionMatrix.elements[8] -= (x * view.lens) / (reach * camera.aspect) - (2 * px) / view.width
  camera.projectionMatrix.elements[9] -= (y * view.lens) / reach - (2 * py) / view.height
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert()
}

function jitterLamp(
  light: SpotLight | null | undefined,
  { from, size }: Lamp,
  sample: number,
  samples: number,
): void {
  if (!light) return
  const places = Math.ceil(samples / samplesAPlace)
  const [x, y] = onDisc(((sample / samplesAPlace) * 7) % places, places)
  light.position.set(from[0] + x * size, from[1] + y * size, from[2] + y * size)
  light.shadow.needsUpdate = true
}

/** The nth of so many places spread evenly over a disc of radius 1. */
function onDisc(index: number, count: number): readonly [number, number] {
  const radius = Math.sqrt((index + 0.5) / count)
  const angle = index * Math.PI * (3 - Math.sqrt(5))
  return [radius * Math.cos(angle), radius * Math.sin(angle)]
}

/** A sequence that fills 0 to 1 evenly however long it is. */
function halton(index: number, base: number): number {
  let [value, share, left] = [0, 1, index]
  while (left > 0) {
    share /= base
    value += share * (left % base)
    left = Math.floor(left / base)
  }
  return value
}
