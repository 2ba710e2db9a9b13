import { extend, useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { Group, Mesh, PlaneGeometry, PointLight, SpotLight } from 'three'
import { useLightRig } from '../stage/useLightRig.ts'
import { useStageTools } from '../stage/stageTools.ts'
import type { useModels } from '../stage/useModels.ts'
import { useMotion } from '../stage/useMotion.ts'
import { useReleasedLight } from '../stage/useReleasedLight.ts'
import { dressRoom, type Dressed } from './dressed.ts'
import { cassetteLabel } from './labels.ts'
import { layoutOf } from './layout.ts'
import { bayLight, dusk, lamp, windowLight } from './lights.ts'
import { meterLights, meterPrint } from './meterLights.ts'
import { createMover, type Mover } from './mover.ts'
import { machineOf } from './parts.ts'
import type { LabelledTape, TapeRoomProps } from './props.ts'
import { deckMeter } from '#lib/tape/deckSize.ts'
import { wall, wallMaterial, windowMaterial, windowPane } from './wall.ts'

extend({ Group, Mesh, PlaneGeometry })

const keyLight = new SpotLight()
const coolLight = new SpotLight()
const bulb = new PointLight()

export type TapeModels = NonNullable<ReturnType<typeof useModels<'deck' | 'cassette' | 'shelf'>>>

/** On the cassette of the film, until it is known whose tape lies there. */
const nobodysTape: LabelledTape = { id: -1, title: 'Nachklang', hand: 'IBM Plex Mono' }

export function Furnished({ models, ...props }: TapeRoomProps & { readonly models: TapeModels }) {
  const { size, camera, invalidate } = useThree()
  const { quality } = useStageTools()
  const aspect = size.width / size.height
  const layout = useMemo(() => layoutOf(aspect), [aspect])
  const { tape } = props
  const mover = useRef<{ readonly mover: Mover; readonly dressed: Dressed } | null>(null)
  const told = useRef({ ready: false, out: false, shown: Number.NaN })
  const label = useRef<ReturnType<typeof cassetteLabel> | null>(null)

  const lit = useLightRig(dusk)
  useReleasedLight(keyLight)
  useReleasedLight(coolLight)
  useReleasedLight(bulb)

  const backdrop = useMemo(() => ({ wall: wallMaterial(), window: windowMaterial() }), [])
  useEffect(
    () => () => {
      for (const material of [backdrop.wall, backdrop.window]) {
        material.map?.dispose()
        material.dispose()
      }
    },
    [backdrop],
  )

  const lights = useMemo(() => meterLights(), [])
  useEffect(() => () => lights.dispose(), [lights])

  useEffect(
    function furnish() {
      const print = meterPrint()
      const dressed = dressRoom(models, print)
      for (const material of [...dressed.materials, backdrop.wall]) {
        material.envMap = lit.texture
        material.envMapIntensity = 0.9
      }
      backdrop.wall.envMapIntensity = 0.5
      for (const [light, { at }] of [
        [keyLight, lamp],
        [coolLight, windowLight],
      ] as const) {
        light.parent?.add(light.target)
        light.target.position.set(at[0], at[1], at[2])
      }
      keyLight.shadow.autoUpdate = false
      keyLight.shadow.needsUpdate = true
      const machine = machineOf(models.deck, models.cassette)
      mover.current = { mover: createMover(machine, { lights, dressed, bay: bulb }), dressed }
      told.current.shown = Number.NaN
      invalidate()
      return () => {
        mover.current = null
        machine.rest()
        dressed.undress()
        print.dispose()
        label.current?.dispose()
        label.current = null
        for (const light of [keyLight, coolLight]) light.target.removeFromParent()
      }
    },
    [models, backdrop, lit, lights, invalidate],
  )

  useEffect(
    function relabel() {
      told.current.shown = Number.NaN
      invalidate()
    },
    [tape?.title, tape?.hand, tape?.paper, tape?.ink, invalidate],
  )

  useMotion(
    (seconds) => {
      const built = mover.current
      if (built === null) return false
      const step = built.mover.step({ ...props, layout, aspect }, camera, seconds)
      if (step.move !== null) props.onMove(step.move)
      if (step.shadowsMove) keyLight.shadow.needsUpdate = true
      if (step.shown !== told.current.shown) {
        told.current.shown = step.shown ?? Number.NaN
        if (step.shown !== null) {
          label.current?.dispose()
          label.current = cassetteLabel(tape?.id === step.shown ? tape : nobodysTape)
          built.dressed.label.map = label.current
          built.dressed.label.needsUpdate = true
        }
      }
      if (!told.current.ready) {
        told.current.ready = true
        props.onReady()
      }
      if (step.isOut && props.ejecting && !told.current.out) {
        told.current.out = true
        props.onEjected()
      }
      if (!props.ejecting) told.current.out = false
      return step.isMoving
    },
    [props.mode, props.keysDown, props.intro, tape, props.ejecting, props.volume, layout, lit],
  )

  return (
    <>
      <mesh position-z={wall.z} material={backdrop.wall} receiveShadow>
        <planeGeometry args={[wall.width, wall.height]} />
      </mesh>
      <mesh position={[windowPane.x, windowPane.y, windowPane.z]} material={backdrop.window}>
        <planeGeometry args={[windowPane.width, windowPane.height]} />
      </mesh>
      <primitive object={models.shelf} />
      <primitive object={models.deck} />
      <primitive object={models.cassette} />
      <primitive object={lights.mesh} position={[deckMeter.x / 1000, deckMeter.y / 1000, -0.003]} />
      <primitive
        object={keyLight}
        position={[...lamp.from]}
        color={lamp.color}
        intensity={lamp.power}
        angle={lamp.angle}
        penumbra={0.8}
        castShadow
        shadow-mapSize={[quality.shadowSize, quality.shadowSize]}
        shadow-radius={2.2}
        shadow-bias={-0.0004}
        shadow-normalBias={0.0015}
        shadow-camera-near={0.5}
        shadow-camera-far={2.6}
      />
      <primitive
        object={coolLight}
        position={[...windowLight.from]}
        color={windowLight.color}
        intensity={windowLight.power}
        angle={windowLight.angle}
        penumbra={1}
      />
      <primitive
        object={bulb}
        position={[...bayLight.at]}
        color={bayLight.color}
        intensity={0}
        distance={bayLight.reach}
        decay={1.4}
      />
    </>
  )
}
