import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { type Group, Mesh, MeshStandardMaterial, Scene, type SpotLight, type Texture } from 'three'
import { AimedSpotLight } from '../stage/AimedSpotLight.tsx'
import { ContactShadow } from '../stage/ContactShadow.tsx'
import { type Rig, Studio } from '../stage/Studio.tsx'
import { damp } from '../stage/damp.ts'
import { useStageTools } from '../stage/stageTools.ts'
import { useModel } from '../stage/useModel.ts'
import { useMotion } from '../stage/useMotion.ts'
import { plinthHalf, type Stand } from './layout.ts'
import type { Nearness } from './nearness.ts'

/** Seconds that a device takes to turn. */
export const smooth = 0.31
/** Share of the light that a pedestal loses while another device is approached. */
const dimmed = 0.45
/**
 * Metres: the plinth, the height up to which a device darkens it, and the range of a lamp, which lights no neighbour.
 */
const plinthHeight = 0.4
const contactReach = 0.05
const lampReach = 1.15
const reflections = 0.9
/** Share of a lamp's cone with shadows. */
const shadowCone = 0.62

interface PedestalProps {
  readonly stand: Stand
  readonly nearness: Nearness
  /** Stands behind the device and does not turn with it. */
  readonly behind?: ReactNode
  /** The device at its model's scale. */
  readonly children: ReactNode
}

/** A plinth with its own lamp and a device that turns to the visitor. */
export function Pedestal({ stand, nearness, behind, children }: PedestalProps) {
  const { part } = useModel('plinth')
  const { shadowSize } = useStageTools().quality
  const turntable = useRef<Group>(null)
  const light = useRef<SpotLight>(null)
  const { at, turn, lamp, scale, foot, height } = stand
  const isNear = nearness === 'near'
  const brightness = isNear ? 1 + lamp.near : nearness === 'other' ? 1 - dimmed : 1

  useMotion((seconds) => {
    const [table, spot] = [turntable.current, light.current]
    if (table === null || spot === null) return false
    const turns = damp(table.rotation, 'y', turn[isNear ? 1 : 0], smooth, seconds)
    const dims = damp(spot, 'intensity', lamp.power * brightness, smooth, seconds)
    if (turns) spot.shadow.needsUpdate = true
    return turns || dims
  })

  return (
    <OwnLight rig={stand.rig} intensity={reflections * brightness} smooth={smooth}>
      <ContactShadow at={at} half={plinthHalf} reach={contactReach} opacity={0.92}>
        <group ref={turntable} position={[...at]} rotation-y={turn[0]}>
          <group rotation-x={stand.lean} position-z={stand.forward}>
            <group scale={scale} position-y={foot * scale}>
              {children}
            </group>
          </group>
        </group>
      </ContactShadow>
      <group position={[...at]}>
        {behind}
        <group position-y={-plinthHeight} scale={plinthHeight}>
          <mesh {...part('plinth_body')} receiveShadow>
            <meshStandardMaterial color={stand.plinth} roughness={0.7} vertexColors />
          </mesh>
        </group>
        <AimedSpotLight
          key={shadowSize}
          ref={light}
          at={[0, height * 0.45, 0]}
          position={[...lamp.from]}
          color={lamp.color}
          intensity={lamp.power}
          angle={lamp.angle}
          penumbra={0.9}
          distance={lampReach}
          castShadow
          shadow-autoUpdate={false}
          shadow-needsUpdate
          shadow-mapSize={[shadowSize, shadowSize]}
          // Covers its own device only.
          shadow-focus={shadowCone}
          shadow-radius={4}
          shadow-bias={-0.0004}
          shadow-normalBias={0.0015}
          shadow-camera-near={0.15}
          shadow-camera-far={1.6}
        />
      </group>
    </OwnLight>
  )
}

interface OwnLightProps {
  /** Must be constant. */
  readonly rig: Rig
  /** Factor on all reflections, and the seconds in which it changes. */
  readonly intensity: number
  readonly smooth: number
  readonly children: ReactNode
}

/** Children with their own reflections. three uses the outermost scene's environment, so each material gets one. */
function OwnLight({ rig, intensity, smooth, children }: OwnLightProps) {
  const [scene] = useState(() => new Scene())
  // Before programs are compiled, and again every frame, since children may be added and the quality may change.
  useLayoutEffect(() => reflect(scene, scene.environment, scene.environmentIntensity))
  useMotion((seconds) => {
    const moves = damp(scene, 'environmentIntensity', intensity, smooth, seconds)
    reflect(scene, scene.environment, scene.environmentIntensity)
    return moves
  })
  // Models share their materials with other scenes.
  useLayoutEffect(() => () => reflect(scene, null, 1), [scene])
  return (
    <primitive object={scene}>
      <Studio rig={rig} intensity={intensity} scene={scene} />
      {children}
    </primitive>
  )
}

function reflect(scene: Scene, envMap: Texture | null, envMapIntensity: number): void {
  scene.traverse((object) => {
    if (object instanceof Mesh && object.material instanceof MeshStandardMaterial)
      Object.assign(object.material, { envMap, envMapIntensity })
  })
}
