import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { type PerspectiveCamera as Camera, type SpotLight, Vector3 } from 'three'
import { PerspectiveCamera } from '@react-three/drei'
import { useThree } from '@react-three/fiber'
import type { DeckKey, DeckMode, LoaderMove, TapeLive } from '#lib/tape/deck.ts'
import { AimedSpotLight } from '../stage/AimedSpotLight.tsx'
import { damp } from '../stage/damp.ts'
import { useStageTools } from '../stage/stageTools.ts'
import { Studio } from '../stage/Studio.tsx'
import { useDisposable } from '../stage/useDisposable.ts'
import { preloadModels, useModel } from '../stage/useModel.ts'
import { useMotion } from '../stage/useMotion.ts'
import { Bay } from './Bay.tsx'
import { filmCamera, type FilmClock } from './film.ts'
import { type LabelledTape, printFace } from './labels.ts'
import { layoutOf } from './layout.ts'
import { dusk, lamp, reflections, windowLight } from './lights.ts'
import { TapeDeck } from './TapeDeck.tsx'
import { useFace } from './useFace.ts'
import { plaster, wall, windowPane, windowView } from './wall.ts'

preloadModels('deck', 'cassette', 'shelf')

/** The page handles presses and drags with buttons over the picture, placed by `layoutOf`. */
export interface TapeSceneProps {
  /** Read every frame, never causes a render. */
  readonly live: TapeLive
  readonly mode: DeckMode
  /** Keys held by a finger or latched by the mechanism. */
  readonly keysDown: ReadonlySet<DeckKey>
  /** Clock of the film at the beginning; null when it is over. */
  readonly intro: FilmClock | null
  /** The tape in the deck. A change ejects the old one and inserts the new one. */
  readonly tape: LabelledTape | null
  /** Opens the door and ejects the tape, which stays out while this is true. */
  readonly ejecting: boolean
  /** 0 to 1. */
  readonly volume: number
  /** Door or tape starts a motion that sounds, in the film, too. */
  readonly onMove: (move: LoaderMove) => void
  /** The tape has left the deck. */
  readonly onEjected: () => void
}

/** The hi-fi shelf at dusk. */
export function TapeScene({ live, mode, keysDown, intro, volume, tape, ...loading }: TapeSceneProps) {
  // Deferred: a font that is still loading must not suspend the scene.
  const labelled = useDeferredValue(tape)
  useAssets(labelled?.hand ?? printFace)
  const { shadowSize } = useStageTools().quality
  const keyLight = useRef<SpotLight>(null)
  function redrawShadows() {
    if (keyLight.current) keyLight.current.shadow.needsUpdate = true
  }
  return (
    <>
      <TapeCamera film={intro} />
      <Studio rig={dusk} intensity={reflections} />
      {/* A shadow map cannot change its size. */}
      <AimedSpotLight
        key={shadowSize}
        ref={keyLight}
        {...lamp}
        castShadow
        shadow-autoUpdate={false}
        shadow-needsUpdate
        shadow-mapSize={[shadowSize, shadowSize]}
        shadow-radius={2.2}
        shadow-bias={-0.0004}
        shadow-normalBias={0.0015}
        shadow-camera-near={0.5}
        shadow-camera-far={2.6}
      />
      <AimedSpotLight {...windowLight} />
      <Wall />
      <Shelf />
      <TapeDeck live={live} mode={mode} keysDown={keysDown} volume={volume} film={intro} />
      <Bay live={live} mode={mode} film={intro} tape={labelled} {...loading} onShadowsMove={redrawShadows} />
    </>
  )
}

/** Suspends here for all assets: components that suspend later would paint their textures again. */
function useAssets(hand: string): void {
  useModel('deck')
  useModel('cassette')
  useModel('shelf')
  useFace(printFace)
  useFace(hand)
}

/** Seconds that the camera takes to its final pose, and to a new one after rotation of the display. */
const smooth = 0.4

/** In the film its camera, afterwards straight in front of the shelf. */
function TapeCamera({ film }: { readonly film: FilmClock | null }) {
  const { width, height } = useThree((state) => state.size)
  const aspect = width / height
  const layout = useMemo(() => layoutOf(aspect), [aspect])
  const [start] = useState(layout.camera)
  const camera = useRef<Camera>(null)
  const target = useRef(new Vector3(...start.target))

  useMotion((seconds) => {
    const lens = camera.current
    if (lens === null) return false
    const { position } = lens
    const lookedAt = target.current
    const goal = film === null ? layout.camera : filmCamera(film.seconds(), layout, aspect)
    if (film !== null) {
      position.set(...goal.eye)
      lookedAt.set(...goal.target)
      lens.fov = goal.fov
    }
    const moves = [
      film !== null,
      damp(position, 'x', goal.eye[0], smooth, seconds),
      damp(position, 'y', goal.eye[1], smooth, seconds),
      damp(position, 'z', goal.eye[2], smooth, seconds),
      damp(lookedAt, 'x', goal.target[0], smooth, seconds),
      damp(lookedAt, 'y', goal.target[1], smooth, seconds),
      damp(lookedAt, 'z', goal.target[2], smooth, seconds),
      damp(lens, 'fov', goal.fov, smooth, seconds),
    ]
    lens.lookAt(lookedAt)
    lens.updateProjectionMatrix()
    return moves.includes(true)
  })

  return (
    <PerspectiveCamera
      ref={camera}
      makeDefault
      near={0.05}
      far={8}
      fov={start.fov}
      position={[...start.eye]}
    />
  )
}

function Shelf() {
  const { part } = useModel('shelf')
  return <mesh {...part('shelf_boards')} castShadow receiveShadow />
}

/** The wall behind the shelf with its window. */
function Wall() {
  const paint = useDisposable(plaster)
  const view = useDisposable(windowView)
  return (
    <>
      <mesh position-z={wall.z} receiveShadow>
        <planeGeometry args={[wall.width, wall.height]} />
        {/* Occlusion limits reflections on the wall, too. */}
        <meshStandardMaterial map={paint} aoMap={paint} aoMapIntensity={0.6} roughness={0.94} />
      </mesh>
      <mesh position={[windowPane.x, windowPane.y, windowPane.z]}>
        <planeGeometry args={[windowPane.width, windowPane.height]} />
        <meshBasicMaterial map={view} color="#b9c4d8" />
      </mesh>
    </>
  )
}
