import { extend, useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type Camera as View, DirectionalLight, type Group, Mesh, PerspectiveCamera } from 'three'
import type { Camera } from '#lib/projection.ts'
import { type Spring, stepSpring } from '#lib/spring.ts'
import { contactShadow } from '../stage/contactShadow.ts'
import { useLightRig } from '../stage/useLightRig.ts'
import { quadOf } from '../stage/screenPlane.ts'
import { createShadowTurns } from '../stage/shadowTurns.ts'
import { useStageTools } from '../stage/stageTools.ts'
import { useMotion } from '../stage/useMotion.ts'
import { useOpening } from '../stage/useOpening.ts'
import { useReleasedLight } from '../stage/useReleasedLight.ts'
import { type Dressed, dress } from './dressed.ts'
import { buildInsides } from './insides.ts'
import { between, layoutOf, tubeCorners } from './layout.ts'
import { key, studio } from './lights.ts'
import type { ImacRoomProps } from './props.ts'
import { floorSquare, sweepGeometry, sweepMaterial } from './sweep.ts'

extend({ Mesh })

const lamp = new DirectionalLight()

/** 1/s: into the chair before the tube; the power key; the tube, which warms slowly. */
const rates = { way: 3.1, press: 40, glow: 5 } as const
/** Metres of the power key's travel. */
const keyTravel = 0.0014
/** Metres over the floor that still darken it. */
const shadowReach = 0.11

export function Furnished({ computer, ...props }: ImacRoomProps & { readonly computer: Group }) {
  const { gl, scene, camera, size, invalidate } = useThree()
  const { quality } = useStageTools()
  const layout = useMemo(() => layoutOf(size.width / size.height), [size.width, size.height])
  const dressed = useRef<Dressed | null>(null)
  const [isBuilt, setIsBuilt] = useState(false)
  const [shadows] = useState(createShadowTurns)
  const [springs] = useState(() => ({
    way: { value: props.isNear ? 1 : 0, velocity: 0 } satisfies Spring,
    press: { value: 0, velocity: 0 } satisfies Spring,
    glow: { value: props.isOn ? 1 : 0, velocity: 0 } satisfies Spring,
  }))
  const powerKey = useMemo(() => {
    const node = computer.getObjectByName('button_power')
    return node ? { node, rest: node.position.z } : null
  }, [computer])

  const lit = useLightRig(studio)

  useEffect(
    function furnish() {
      const insides = buildInsides()
      const made = dress(computer, lit.texture)
      for (const material of insides.materials) {
        material.envMap = lit.texture
        material.envMapIntensity = 0.8
      }
      computer.add(insides.root)
      computer.updateWorldMatrix(true, true)
      const dark = contactShadow(
        gl,
        scene,
        computer,
        { at: [floorSquare.x, 0, floorSquare.z], half: floorSquare.half, reach: shadowReach },
        quality.contactSize,
      )
      const paper = new Mesh(sweepGeometry(), sweepMaterial(dark.texture))
      scene.add(paper)
      dressed.current = made
      setIsBuilt(true)
      invalidate()
      return () => {
        setIsBuilt(false)
        dressed.current = null
        paper.removeFromParent()
        paper.geometry.dispose()
        paper.material.dispose()
        dark.dispose()
        insides.root.removeFromParent()
        insides.dispose()
        made.undress()
      }
    },
    [computer, lit, gl, scene, invalidate, quality.contactSize],
  )

  const { isNear, isOn, isPressed, plane } = props
  useMotion(
    (seconds) => {
      const { way, press, glow } = springs
      const moves = [
        stepSpring(way, isNear ? 1 : 0, rates.way, seconds),
        stepSpring(press, isPressed ? 1 : 0, rates.press, seconds),
        stepSpring(glow, isOn ? 1 : 0, rates.glow, seconds),
      ]
      if (powerKey) powerKey.node.position.z = powerKey.rest - keyTravel * press.value
      if (dressed.current) shine(dressed.current, glow.value)
      const seen = between(layout.welcome, layout.desk, way.value)
      look(camera, seen)
      plane?.place(quadOf(tubeCorners, seen, size))
      return moves.includes(true)
    },
    [isNear, isOn, isPressed, plane, layout, size, lit, isBuilt],
  )
  useReleasedLight(lamp)
  useOpening({ isBuilt, shadows, onReady: props.onReady })
  useEffect(
    () => () => {
      if (powerKey) powerKey.node.position.z = powerKey.rest
    },
    [powerKey],
  )

  return (
    <>
      <primitive object={computer} />
      <primitive object={lamp} position={[...key.from]} color={key.color} intensity={key.power} />
    </>
  )
}

/** The tube sleeps or is on, and its light lies on the frame around it; the lamp goes from amber to green. */
function shine({ tube, lamp, bezel }: Dressed, on: number): void {
  tube.emissiveIntensity = 0.95 * (1 - on)
  bezel.emissiveIntensity = 0.34 * on
  lamp.emissive.setRGB(1 - 0.75 * on, 0.42 + 0.4 * on, 0.08 + 0.1 * on)
  lamp.emissiveIntensity = 1.2 + 0.4 * on
}

function look(view: View, { eye, target, fov }: Camera): void {
  view.position.set(eye[0], eye[1], eye[2])
  view.lookAt(target[0], target[1], target[2])
  if (view instanceof PerspectiveCamera && view.fov !== fov) {
    view.fov = fov
    view.updateProjectionMatrix()
  }
}
