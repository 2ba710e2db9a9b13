import { useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { Group, MeshBasicMaterial, MeshStandardMaterial, SpotLight } from 'three'
import { type Spring, stepSpring } from '#lib/spring.ts'
import { contactShadow } from '../stage/contactShadow.ts'
import { useLightRig } from '../stage/useLightRig.ts'
import type { ShadowTurns } from '../stage/shadowTurns.ts'
import { useStageTools } from '../stage/stageTools.ts'
import { useReleasedLight } from '../stage/useReleasedLight.ts'
import { dress } from './dress.ts'
import type { HallKey } from '#lib/hallKeys.ts'
import { type Place, plinthHalf, stance, stature } from './layout.ts'
import { objectLights } from './lights.ts'
import { Prints } from './Prints.tsx'

/** 1/s; three quarters of a second until it has turned. */
const turnRate = 6.4
/** Metres. */
const plinthHeight = 0.4
const shadowReach = 0.05
/** Metres at which a lamp ends: it must not light its neighbours. */
const lampReach = 1.15

/** Moves one object on by some seconds. `near` and `dim` are goals, 0 to 1. Returns whether it still moves. */
export type MoveDisplay = (seconds: number, near: number, dim: number) => boolean

interface DisplayProps {
  readonly which: HallKey
  readonly place: Place
  readonly model: Group
  readonly plinth: Group
  readonly prints: readonly string[]
  readonly shadows: ShadowTurns
  /** Hands over what moves this object; called again whenever it is rebuilt. */
  readonly onBuilt: (which: HallKey, move: MoveDisplay | null) => void
}

const lamps: Readonly<Record<HallKey, SpotLight>> = {
  tape: new SpotLight(),
  ipod: new SpotLight(),
  echo: new SpotLight(),
}

/** One object on its plinth in its own light. */
export function Display({ which, place, model, plinth, prints, shadows, onBuilt }: DisplayProps) {
  const { gl, scene } = useThree()
  const { quality } = useStageTools()
  const turntable = useRef<Group>(null)
  const light = lamps[which]
  const { key, rig, near: gain, plinth: paint } = objectLights[which]
  const { scale } = stature[which]

  const lit = useLightRig(rig)
  useReleasedLight(light)

  const stand = useMemo(() => standOf(plinth, paint), [plinth, paint])
  useEffect(() => () => stand.dispose(), [stand])

  const shade = useMemo(
    () => new MeshBasicMaterial({ transparent: true, depthWrite: false, toneMapped: false, opacity: 0.92 }),
    [],
  )
  useEffect(() => () => shade.dispose(), [shade])

  useEffect(
    function prepare() {
      const table = turntable.current
      if (table === null) return
      const dressed = dress(which, model)
      for (const material of [...dressed.materials, stand.material]) material.envMap = lit.texture
      // A target aims from its own place in the tree; outside of it, it would mean the middle of the hall.
      light.parent?.add(light.target)
      light.target.position.set(0, stature[which].height * 0.45, 0)
      shadows.ask(light)

      const nearness: Spring = { value: 0, velocity: 0 }
      const dimness: Spring = { value: 0, velocity: 0 }
      const apply = () => {
        const near = nearness.value
        const level = (1 + gain * near) * (1 - 0.45 * dimness.value)
        table.rotation.y = place.turn[0] + (place.turn[1] - place.turn[0]) * near
        for (const { node, rest, by } of dressed.wheels) node.rotation.z = rest + by * near
        for (const material of dressed.materials) material.envMapIntensity = 0.9 * level
        stand.material.envMapIntensity = (which === 'ipod' ? 0.35 : 0.8) * level
        light.intensity = key.power * level
        if (dressed.lamp) {
          const { material, far, near: most } = dressed.lamp
          material.emissiveIntensity = (far + (most - far) * near) * (1 - 0.4 * dimness.value)
        }
      }
      apply()
      table.updateWorldMatrix(true, true)
      const [x, y, z] = place.at
      const contact = contactShadow(
        gl,
        scene,
        table,
        { at: [x, y, z], half: plinthHalf, reach: shadowReach },
        quality.contactSize,
      )
      shade.map = contact.texture
      shade.needsUpdate = true

      onBuilt(which, (seconds, near, dim) => {
        const turns = stepSpring(nearness, near, turnRate, seconds)
        const dims = stepSpring(dimness, dim, turnRate, seconds)
        apply()
        if (turns) shadows.ask(light)
        return turns || dims
      })
      return () => {
        onBuilt(which, null)
        shadows.forget(light)
        dressed.undress()
        light.target.removeFromParent()
        contact.dispose()
        shade.map = null
      }
    },
    [
      which,
      model,
      place,
      stand,
      lit,
      light,
      shade,
      gl,
      scene,
      key,
      gain,
      shadows,
      onBuilt,
      quality.contactSize,
    ],
  )

  return (
    <group position={[...place.at]}>
      <primitive object={stand.object} />
      <mesh position-y={0.0004} rotation-x={Math.PI / 2} material={shade} scale-y={1} renderOrder={1}>
        <planeGeometry args={[2 * plinthHalf, 2 * plinthHalf]} />
      </mesh>
      <group ref={turntable}>
        <Posed which={which} model={model} scale={scale} />
      </group>
      {prints.length > 0 && <Prints urls={prints} envMap={lit.texture} />}
      <primitive
        object={light}
        position={[...key.from]}
        color={key.color}
        angle={key.angle}
        penumbra={0.9}
        distance={lampReach}
        castShadow
        shadow-mapSize={[quality.shadowSize, quality.shadowSize]}
        shadow-radius={4}
        shadow-bias={-0.0004}
        shadow-normalBias={0.0015}
        shadow-camera-near={0.15}
        shadow-camera-far={1.6}
      />
    </group>
  )
}

/** Models have their origin in their middle or at their foot; here each stands on its plinth. */
function Posed({ which, model, scale }: { which: HallKey; model: Group; scale: number }) {
  if (which === 'echo') return <primitive object={model} scale={scale} />
  // The cassette leans back on its lower edge, the player stands nearly upright.
  const { lean, z } = stance[which]
  const half = (which === 'tape' ? 0.0319 : 0.0517) * scale
  return (
    <group rotation-x={lean} position-z={z} position-y={0.001}>
      <primitive object={model} scale={scale} position-y={half} />
    </group>
  )
}

function standOf(plinth: Group, paint: string) {
  const object = plinth.clone()
  const material = new MeshStandardMaterial({ color: paint, roughness: 0.7, vertexColors: true })
  object.traverse((node) => {
    if (!('isMesh' in node)) return
    node.receiveShadow = true
    if (node.name === 'plinth_label') node.visible = false
    else if ('material' in node) node.material = material
  })
  object.scale.setScalar(plinthHeight)
  object.position.y = -plinthHeight
  return { object, material, dispose: () => material.dispose() }
}
