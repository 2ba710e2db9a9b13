import { useThree } from '@react-three/fiber'
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import {
  Box3,
  type Group,
  Material,
  Mesh,
  MeshStandardMaterial,
  Raycaster,
  Sphere,
  Vector2,
  Vector3,
} from 'three'
import { apartShare } from '#lib/hold/apartShare.ts'
import type { Apart } from '#lib/hold/modelMotion.ts'
import { type ModelName, models } from '../models.gen.ts'
import { damp } from '../stage/damp.ts'
import { useModel } from '../stage/useModel.ts'
import { useMotion } from '../stage/useMotion.ts'
import type { Framing } from './Grip.tsx'
import type { HeldLook, HeldProps, HeldSceneProps } from './held.ts'

interface OpenedProps extends Pick<HeldProps, 'opening' | 'part' | 'surface' | 'onPart'> {
  readonly name: ModelName
  readonly look: HeldLook
  readonly goesWith: NonNullable<HeldSceneProps['goesWith']>
  readonly frame: RefObject<Framing | null>
  readonly onReady: () => void
  /** Called when the parts are back together. */
  readonly onClosed: () => void
}

/** Seconds by which parts lag behind the slider. */
const smooth = 0.22
/** Glow of the selected part, and opacity of the others, which may hide it. */
const lit = { color: '#ffb14a', intensity: 0.1, others: 0.14 } as const
/** CSS px that a finger may move in a tap. */
const tapReach = 10

/** An object taken apart. */
export function Opened({
  name,
  opening,
  part,
  surface,
  look,
  goesWith,
  frame,
  onPart,
  onReady,
  onClosed,
}: OpenedProps) {
  const camera = useThree((state) => state.camera)
  const invalidate = useThree((state) => state.invalidate)
  const model = useModel(name)
  const group = useRef<Group>(null)
  const shown = useRef({ opening: 0 })
  const parts = useMemo(() => {
    const apart: Readonly<Record<string, Apart>> = models[name].apart
    return Object.entries(apart).map(([id, motion]) => {
      const object = model.node(id).clone()
      return { id, motion, object, box: new Box3().setFromObject(object) }
    })
  }, [model, name])
  const ready = useEffectEvent(onReady)
  const chosen = useEffectEvent(onPart)
  useEffect(
    function begin() {
      ready()
      frame.current?.aside()
    },
    [frame],
  )

  useMotion((seconds) => {
    const isMoving = damp(shown.current, 'opening', opening, smooth, seconds)
    parts.forEach(({ motion }, index) => {
      group.current?.children[index]?.position.copy(offsetOf(motion, shown.current.opening))
    })
    if (!isMoving && opening === 0) onClosed()
    return isMoving
  })

  useEffect(
    function lookAt() {
      const seen = new Box3()
      for (const { id, motion, box } of parts)
        if (part === null || part === id) seen.union(box.clone().translate(offsetOf(motion, opening)))
      const { center, radius } = seen.getBoundingSphere(new Sphere())
      frame.current?.show(center.sub(new Vector3(...look.middle)), Math.max(radius, 0.12 * look.reach))
    },
    [parts, part, opening, look, frame],
  )
  useEffect(
    function light() {
      if (part === null) return
      const before = new Map<Mesh, Material>()
      parts.forEach(({ id }, index) =>
        group.current?.children[index]?.traverse((node) => {
          if (!(node instanceof Mesh) || !(node.material instanceof Material)) return
          before.set(node, node.material)
          node.material = node.material.clone()
          if (id !== part) {
            node.material.transparent = true
            node.material.depthWrite = false
            node.material.opacity *= lit.others
          } else if (node.material instanceof MeshStandardMaterial && node.material.emissiveMap === null) {
            node.material.emissive.set(lit.color)
            node.material.emissiveIntensity = lit.intensity
          }
        }),
      )
      invalidate()
      return () => {
        for (const [mesh, material] of before) {
          if (mesh.material instanceof Material) mesh.material.dispose()
          mesh.material = material
        }
        invalidate()
      }
    },
    [parts, part, invalidate],
  )
  useEffect(
    function hearTaps() {
      const listening = new AbortController()
      const down = new Vector2()
      const ray = new Raycaster()
      surface.addEventListener('pointerdown', ({ clientX, clientY }) => down.set(clientX, clientY), listening)
      surface.addEventListener(
        'click',
        ({ clientX, clientY }) => {
          if (group.current === null || down.distanceTo({ x: clientX, y: clientY }) > tapReach) return
          const { left, top, width, height } = surface.getBoundingClientRect()
          const at = new Vector2(((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / height) * 2)
          ray.setFromCamera(at, camera)
          const [hit] = ray.intersectObject(group.current)
          const index = group.current.children.findIndex((child) => {
            let isIn = false
            child.traverse((node) => {
              isIn ||= node === hit?.object
            })
            return isIn
          })
          const id = parts[index]?.id
          if (id !== undefined) chosen(id)
        },
        listening,
      )
      return () => listening.abort()
    },
    [surface, camera, parts],
  )

  return (
    <group ref={group}>
      {parts.map(({ id, object }) => (
        <group key={id}>
          <primitive object={object} />
          {goesWith[id]}
        </group>
      ))}
    </group>
  )
}

/** Metres. */
const offsetOf = (motion: Apart, opening: number) =>
  new Vector3(...motion.by).multiplyScalar(apartShare(opening, motion) / 1000)
