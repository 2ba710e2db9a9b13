import { extend, useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef, useState } from 'react'
import {
  Color,
  type Group as GroupType,
  Group,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  SpotLight,
} from 'three'
import { contactShadow } from '../stage/contactShadow.ts'
import { useLightRig } from '../stage/useLightRig.ts'
import { createShadowTurns } from '../stage/shadowTurns.ts'
import { useStageTools } from '../stage/stageTools.ts'
import { useHeldPlane } from '../stage/useHeldPlane.ts'
import { useMotion } from '../stage/useMotion.ts'
import { useOpening } from '../stage/useOpening.ts'
import { useReleasedLight } from '../stage/useReleasedLight.ts'
import { type DressedPlayer, dressPlayer } from './dressed.ts'
import type { IpodRoomProps } from './IpodRoom.tsx'
import { floorY, lens, type PictureFrame, stance } from './layout.ts'
import { contactShade, cove, floorSide, lamp, mirror, white } from './lights.ts'
import { longShadow, shadowFloor } from './longShadow.ts'
import { createPosture } from './pose.ts'
import { useGaze } from './useGaze.ts'

extend({ Group, Mesh, PlaneGeometry })

const light = new SpotLight()

/** Metres: half of the floor that shows where the player touches it, and how high that reaches. */
const contact = { half: 0.085, reach: 0.03 } as const

/** The player on its floor, in its light. */
export function Furnished(props: IpodRoomProps & { readonly model: GroupType }) {
  const { model, layout, planes, keyDown, onReady } = props
  const { gl, scene, camera, size, invalidate } = useThree()
  const { quality } = useStageTools()
  const stand = useRef<GroupType>(null)
  const reflection = useRef<GroupType>(null)
  const [dressed, setDressed] = useState<DressedPlayer | null>(null)
  const [shadows] = useState(createShadowTurns)
  const [posture] = useState(createPosture)
  const gaze = useGaze(invalidate)

  const lit = useLightRig(cove)
  useReleasedLight(light)

  const floor = useMemo(
    () => ({
      veil: new MeshBasicMaterial({
        color: white,
        opacity: 1 - mirror,
        transparent: true,
        toneMapped: false,
      }),
      shadow: new MeshBasicMaterial({
        map: longShadow(),
        transparent: true,
        depthWrite: false,
        toneMapped: false,
      }),
      touch: new MeshBasicMaterial({
        transparent: true,
        depthWrite: false,
        toneMapped: false,
        opacity: contactShade,
      }),
    }),
    [],
  )
  useEffect(
    () => () => {
      floor.shadow.map?.dispose()
      for (const material of Object.values(floor)) material.dispose()
    },
    [floor],
  )

  useEffect(
    function paintItWhite() {
      const before = scene.background
      scene.background = new Color(white)
      return () => {
        scene.background = before
      }
    },
    [scene],
  )

  useEffect(
    function furnish() {
      const [group, mirrored] = [stand.current, reflection.current]
      if (group === null || mirrored === null) return
      const made = dressPlayer(model, lit.texture)
      model.rotation.set(stance.lean, stance.turn, 0)
      model.position.y = -floorY
      group.rotation.set(0, 0, 0)
      group.add(model)
      const image = model.clone()
      mirrored.add(image)
      light.parent?.add(light.target)
      light.target.position.set(...lamp.at)
      const touched = contactShadow(
        gl,
        scene,
        group,
        { at: [0, floorY, 0], half: contact.half, reach: contact.reach },
        quality.contactSize,
      )
      floor.touch.map = touched.texture
      floor.touch.needsUpdate = true
      setDressed(made)
      invalidate()
      return () => {
        setDressed(null)
        made.undress()
        touched.dispose()
        floor.touch.map = null
        group.remove(model)
        model.rotation.set(0, 0, 0)
        model.position.y = 0
        mirrored.remove(image)
        light.target.removeFromParent()
      }
    },
    [model, lit, floor, gl, scene, quality.contactSize, invalidate],
  )

  useEffect(
    function leaveTheLensAsItWas() {
      return () => {
        if (!(camera instanceof PerspectiveCamera)) return
        camera.clearViewOffset()
        camera.aspect = size.width / size.height
        camera.updateProjectionMatrix()
      }
    },
    [camera, size],
  )

  useMotion(
    (seconds) => {
      frame(camera, layout.picture, size)
      const isMoving = posture.step({ gaze: gaze.current, keyDown }, seconds)
      const pose = posture.pose()
      for (const group of [stand.current, reflection.current]) group?.rotation.set(pose.lean, pose.turn, 0)
      dressed?.give(pose.ringX, pose.ringY, pose.button)
      return isMoving
    },
    [keyDown, layout, size, dressed],
  )
  useHeldPlane(dressed?.screen ?? null, planes.screen)
  useHeldPlane(dressed?.ring ?? null, planes.wheel)
  useOpening({ isBuilt: dressed !== null, shadows, onReady })

  return (
    <>
      <group ref={stand} position-y={floorY} />
      <group position-y={floorY} scale-y={-1}>
        <group ref={reflection} />
      </group>
      <group position-y={floorY} rotation-x={-Math.PI / 2}>
        <mesh material={floor.veil} renderOrder={1}>
          <planeGeometry args={[floorSide, floorSide]} />
        </mesh>
        <mesh material={floor.shadow} renderOrder={2} position-z={0.0002}>
          <planeGeometry args={[shadowFloor.width, shadowFloor.depth]} />
        </mesh>
      </group>
      <mesh position-y={floorY + 0.0004} rotation-x={Math.PI / 2} material={floor.touch} renderOrder={3}>
        <planeGeometry args={[2 * contact.half, 2 * contact.half]} />
      </mesh>
      <primitive
        object={light}
        position={[...lamp.from]}
        color={lamp.color}
        intensity={lamp.power}
        angle={lamp.angle}
        penumbra={1}
      />
    </>
  )
}

/** Looks through the room's lens, and shows as much of its picture as lies on the page. */
function frame(
  camera: unknown,
  { left, top, side }: PictureFrame,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  if (!(camera instanceof PerspectiveCamera)) return
  camera.position.set(...lens.eye)
  camera.lookAt(...lens.target)
  const { view } = camera
  if (
    camera.fov === lens.fov &&
    camera.aspect === 1 &&
    view?.enabled &&
    view.fullWidth === side &&
    view.offsetX === -left &&
    view.offsetY === -top &&
    view.width === width &&
    view.height === height
  )
    return
  camera.fov = lens.fov
  camera.setViewOffset(side, side, -left, -top, width, height)
}
