import { extend, useThree } from '@react-three/fiber'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  type Camera,
  Group,
  Mesh,
  MeshStandardMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Vector3,
} from 'three'
import { type Spring, stepSpring } from '#lib/spring.ts'
import { createShadowTurns } from '../stage/shadowTurns.ts'
import { useModels } from '../stage/useModels.ts'
import { useMotion } from '../stage/useMotion.ts'
import { useOpening } from '../stage/useOpening.ts'
import { Display, type MoveDisplay } from './Display.tsx'
import { loadFaces } from './faces.ts'
import { type HallKey, hallKeys } from '#lib/hallKeys.ts'
import { closeUp, type HallView, hallView } from './layout.ts'
import { wallMaterial, wallZ } from './wall.ts'

extend({ Group, Mesh, MeshStandardMaterial, PlaneGeometry })

/** 1/s; some nine tenths of a second into an object. */
const dollyRate = 6.2
/** Share of the way at which one has arrived. */
const arrivedAt = 0.975

const modelOf = { tape: 'cassette', ipod: 'player', echo: 'speaker' } as const

export interface HallProps {
  /** Who somebody is near to. */
  readonly approached: HallKey | null
  /** Who the camera goes into. */
  readonly chosen: HallKey | null
  /** Addresses of the prints behind the cassette. */
  readonly prints: readonly string[]
  readonly onProgress: (share: number) => void
  /** The first complete picture is drawn. */
  readonly onReady: () => void
  readonly onFailed: (error: unknown) => void
  /** The camera is inside the chosen object. */
  readonly onArrived: () => void
}

/** Three objects on plinths in one dark hall, each in the light of its own room. */
export function Hall(props: HallProps) {
  const models = useModels(['cassette', 'player', 'speaker', 'plinth'], props)
  const hasFaces = useFaces()
  if (models === null || !hasFaces) return null
  return <Furnished {...props} models={models} />
}

type Models = NonNullable<ReturnType<typeof useModels<'cassette' | 'player' | 'speaker' | 'plinth'>>>

function Furnished({
  models,
  approached,
  chosen,
  prints,
  onReady,
  onArrived,
}: HallProps & { models: Models }) {
  const { camera, size, invalidate } = useThree()
  const aspect = size.width / size.height
  const view = useMemo(() => hallView(aspect), [aspect])
  const wall = useMemo(() => wallMaterial(view), [view])
  useEffect(() => () => wall.dispose(), [wall])

  const moves = useRef(new Map<HallKey, MoveDisplay>())
  const levels = useRef(hallKeys.map((): Spring => ({ value: 1, velocity: 0 })))
  const way = useRef<Spring>({ value: 0, velocity: 0 })
  const hasArrived = useRef(false)
  const [shadows] = useState(createShadowTurns)
  const [isBuilt, setIsBuilt] = useState(false)

  const keep = useCallback(
    (which: HallKey, move: MoveDisplay | null) => {
      if (move === null) moves.current.delete(which)
      else moves.current.set(which, move)
      setIsBuilt(moves.current.size === hallKeys.length)
      invalidate()
    },
    [invalidate],
  )

  useEffect(
    function forgetArrival() {
      if (chosen === null) hasArrived.current = false
    },
    [chosen],
  )

  useMotion(
    (seconds) => {
      let isMoving = false
      const focus = chosen ?? approached
      const light = wall.uniforms.levels?.value
      hallKeys.forEach((key, index) => {
        const near = focus === key ? 1 : 0
        const dim = focus !== null && focus !== key ? 1 : 0
        if (moves.current.get(key)?.(seconds, near, dim)) isMoving = true
        const level = levels.current[index]
        if (level === undefined) return
        if (stepSpring(level, 1 + 0.9 * near - 0.6 * dim, 4.5, seconds)) isMoving = true
        if (light instanceof Vector3) light.setComponent(index, level.value)
      })
      if (stepSpring(way.current, chosen === null ? 0 : 1, dollyRate, seconds)) isMoving = true
      place(camera, view, chosen, way.current.value)
      if (chosen !== null && way.current.value > arrivedAt && !hasArrived.current) {
        hasArrived.current = true
        onArrived()
      }
      return isMoving
    },
    [approached, chosen, view, wall],
  )
  useOpening({ isBuilt, shadows, onReady })

  return (
    <>
      <mesh position-z={wallZ} material={wall}>
        <planeGeometry args={[12, 8]} />
      </mesh>
      {hallKeys.map((key) => (
        <Display
          key={key}
          which={key}
          place={view.places[key]}
          model={models[modelOf[key]]}
          plinth={models.plinth}
          prints={key === 'tape' ? prints : none}
          shadows={shadows}
          onBuilt={keep}
        />
      ))}
    </>
  )
}

const none: readonly string[] = []
const eye = new Vector3()
const goal = new Vector3()
const end = new Vector3()
let lastChosen: HallKey | null = null

/** Puts the camera on its way from the hall into the chosen object, and back the same way. */
function place(camera: Camera, view: HallView, chosen: HallKey | null, share: number): void {
  lastChosen = chosen ?? lastChosen
  eye.set(...view.camera.eye)
  goal.set(...view.camera.target)
  if (lastChosen !== null && share > 0) {
    const close = closeUp(lastChosen, view)
    eye.lerp(end.set(...close.eye), share)
    goal.lerp(end.set(...close.target), share)
  }
  camera.position.copy(eye)
  camera.lookAt(goal)
  if (camera instanceof PerspectiveCamera && camera.fov !== view.camera.fov) {
    camera.fov = view.camera.fov
    camera.updateProjectionMatrix()
  }
}

function useFaces(): boolean {
  const [hasFaces, setHasFaces] = useState(false)
  useEffect(function loadPrintFaces() {
    let isGone = false
    const go = () => {
      if (!isGone) setHasFaces(true)
    }
    loadFaces().then(go, (error: unknown) => {
      console.warn('A face is missing: labels are set in another one', error)
      go()
    })
    return () => {
      isGone = true
    }
  }, [])
  return hasFaces
}
