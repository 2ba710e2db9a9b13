import { PerspectiveCamera } from '@react-three/drei'
import { useThree } from '@react-three/fiber'
import { useRef, useState } from 'react'
import { BufferGeometry, Color, Float32BufferAttribute, type PerspectiveCamera as Camera } from 'three'
import { ContactShadow } from '../stage/ContactShadow.tsx'
import { damp } from '../stage/damp.ts'
import { quadOf, type ScreenPlane } from '../stage/screenPlane.ts'
import { Studio } from '../stage/Studio.tsx'
import { useDisposable } from '../stage/useDisposable.ts'
import { useMotion } from '../stage/useMotion.ts'
import { Computer } from './Computer.tsx'
import { between, layoutOf, tubeCorners } from './layout.ts'
import { key, studio } from './lights.ts'

export interface ImacSceneProps {
  /** The view of the tube; else of the whole machine. */
  readonly isNear: boolean
  readonly isOn: boolean
  readonly isPressed: boolean
  /** The page's desktop on the tube; null while a still is shown. */
  readonly plane: ScreenPlane | null
}

/** Seconds of the camera's flight to the tube. */
const closing = 0.65

/** The machine in a studio. */
export function ImacScene({ isNear, isOn, isPressed, plane }: ImacSceneProps) {
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

/** The camera; keeps the page's desktop on the tube. */
function Chair({ isNear, plane }: Pick<ImacSceneProps, 'isNear' | 'plane'>) {
  const size = useThree((state) => state.size)
  const camera = useRef<Camera>(null)
  const [share] = useState(() => ({ current: isNear ? 1 : 0 }))
  useMotion((seconds) => {
    const isMoving = damp(share, 'current', isNear ? 1 : 0, closing, seconds)
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

/** Metres: length in front, half width, where it bends, radius and height. */
const paper = { front: 3, half: 7, bend: -0.75, radius: 1.1, top: 6 } as const
const bendSteps = 14

/**
 * A sweep of tangerine paper, hung from the ceiling and paler on the floor: complementary to the machine's blue, whose
 * light falls on it through the shell.
 */
function PaperSweep() {
  const geometry = useDisposable(sweep)
  return (
    <mesh geometry={geometry}>
      <shaderMaterial vertexShader={vertexShader} fragmentShader={fragmentShader} uniforms={colors} />
    </mesh>
  )
}

function sweep(): BufferGeometry {
  const profile: (readonly [y: number, z: number])[] = [[0, paper.front]]
  for (let step = 0; step <= bendSteps; step += 1) {
    const angle = (step / bendSteps) * (Math.PI / 2)
    profile.push([paper.radius * (1 - Math.cos(angle)), paper.bend - paper.radius * Math.sin(angle)])
  }
  profile.push([paper.top, paper.bend - paper.radius])
  const positions = profile.flatMap(([y, z]) => [-paper.half, y, z, paper.half, y, z])
  const index = profile
    .slice(1)
    .flatMap((_, i) => [2 * i, 2 * i + 1, 2 * i + 2, 2 * i + 1, 2 * i + 3, 2 * i + 2])
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setIndex(index)
  return geometry
}

const vertexShader = `varying vec3 at;
void main() {
  at = position;
  gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0);
}`

/** Without tone mapping. Dithered, since soft gradients band on 8-bit displays. */
const fragmentShader = `varying vec3 at;
uniform vec3 floorColor, wallColor, topColor, shellColor;
float hash(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * 0.1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}
void main() {
  float rise = smoothstep(0.0, 1.7, at.y);
  float away = smoothstep(0.5, -1.9, at.z);
  vec3 color = mix(floorColor, wallColor, clamp(0.85 * away, 0.0, 1.0));
  color = mix(color, topColor, rise);
  vec2 pool = (at.xz - vec2(-0.3, 0.35)) / vec2(1.5, 1.1);
  color = mix(color, vec3(1.0, 0.985, 0.955), 0.55 * exp(-dot(pool, pool)) * (1.0 - rise));
  float onFloor = 1.0 - smoothstep(0.0, 0.02, at.y);
  vec2 through = (at.xz - vec2(0.2, -0.16)) * mat2(0.83, -0.56, 0.56, 0.83) / vec2(0.36, 0.17);
  float blue = onFloor * exp(-dot(through, through));
  color = mix(color, color * shellColor * 1.12, 0.62 * blue);
  gl_FragColor = vec4(color + (hash(gl_FragCoord.xy) - 0.5) / 160.0, 1.0);
}`

/** Colours written to the display without conversion. */
const asShown = (css: string) => ({ value: new Color().setStyle(css, '') })

const colors = {
  floorColor: asShown('#fbe7d3'),
  wallColor: asShown('#f9c08a'),
  topColor: asShown('#f2924a'),
  shellColor: asShown('#4fd0dc'),
}
