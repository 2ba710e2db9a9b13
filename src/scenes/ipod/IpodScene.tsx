import { PerspectiveCamera } from '@react-three/drei'
import { useThree } from '@react-three/fiber'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { CanvasTexture, Group, Mesh, PerspectiveCamera as Camera } from 'three'
import { AimedSpotLight } from '../stage/AimedSpotLight.tsx'
import { ContactShadow } from '../stage/ContactShadow.tsx'
import { damp } from '../stage/damp.ts'
import { painted } from '../stage/painted.ts'
import type { ScreenPlane } from '../stage/screenPlane.ts'
import { Studio } from '../stage/Studio.tsx'
import { useDisposable } from '../stage/useDisposable.ts'
import { useHeldPlane } from '../stage/useHeldPlane.ts'
import { useMotion } from '../stage/useMotion.ts'
import { floorY, type IpodLayout, lens, stance } from './layout.ts'
import { bodyGlow, contactShade, cove, floorSide, lamp, mirror, white } from './lights.ts'
import { Player } from './Player.tsx'

/** Metres of floor that the shadow's texture covers: left to right, back to front. */
const shadowFloor = { width: 0.3, depth: 0.24 } as const

/** Pixels per metre. */
const scale = 1700
/** Darkness of the shadow at the player's foot, 0 to 1. */
const darkness = 0.34

/** Metres: half the player's width, and the offset of its shadow to the right and back. */
const half = 0.029
const thrown = { x: 0.052, z: -0.082 } as const

/** The shadow of a lamp as large as a window: soft everywhere, and lighter with the distance. */
function longShadow(): CanvasTexture {
  const [width, height] = [shadowFloor.width * scale, shadowFloor.depth * scale]
  return painted(width, height, (context) => {
    const at = (x: number, z: number): [number, number] => [width / 2 + x * scale, height / 2 + z * scale]
    // Slices from the far end to the foot, increasingly darker and sharper.
    const slices = 14
    for (let slice = slices; slice >= 1; slice--) {
      const share = slice / slices
      context.filter = `blur(${(3 + 26 * share).toFixed(1)}px)`
      context.fillStyle = `rgba(0 0 0 / ${((darkness / slices) * (1.7 - share)).toFixed(4)})`
      context.beginPath()
      context.moveTo(...at(-half, 0.004))
      context.lineTo(...at(half, 0.004))
      context.lineTo(...at(half + thrown.x * share, thrown.z * share))
      context.lineTo(...at(-half * (1 - 0.12 * share) + thrown.x * share, thrown.z * share))
      context.fill()
    }
  })
}

export interface IpodSceneProps {
  readonly layout: IpodLayout
  /** Elements of the page on the player, placed every frame. */
  readonly planes: { readonly screen: ScreenPlane; readonly wheel: ScreenPlane }
  /** The key under a finger. */
  readonly keyDown: 'menu' | 'next' | 'play' | 'previous' | 'centre' | null
}

/** Seconds: the player's body, and its keys. */
const smooth = { sway: 0.36, press: 0.06 } as const
/** Radians that the player turns to a pointer at the edge, and yields to a press. */
const sway = { turn: 0.055, lean: 0.028 } as const
const yielding = { turn: 0.009, lean: 0.007, button: 0.004 } as const
/** Tilt of the ring in radians, travel of the button in metres. */
const ringTilt = 0.03
const buttonTravel = 0.00032

/** Directions of the keys on the wheel. */
const places = {
  menu: [0, 1],
  next: [1, 0],
  play: [0, -1],
  previous: [-1, 0],
  centre: [0, 0],
} as const

/** Metres: half the side of the darkened square, and the height up to which the player darkens it. */
const contact = { half: 0.085, reach: 0.03 } as const

/** A player in endless white. */
export function IpodScene({ layout, planes, keyDown }: IpodSceneProps) {
  const invalidate = useThree((state) => state.invalidate)
  const stand = useRef<Group>(null)
  const image = useRef<Group>(null)
  const wheel = useRef<Group>(null)
  const button = useRef<Group>(null)
  const screen = useRef<Mesh>(null)
  const ring = useRef<Mesh>(null)
  const gaze = useGaze(invalidate)

  useMotion((seconds) => {
    const [x, y] = keyDown === null ? [0, 0] : places[keyDown]
    const isCentre = keyDown === 'centre'
    const turn = sway.turn * gaze.current.x + yielding.turn * x
    const lean = sway.lean * gaze.current.y - yielding.lean * y - (isCentre ? yielding.button : 0)
    const [body, wheelRing, cap] = [stand.current, wheel.current, button.current]
    if (body === null || wheelRing === null || cap === null) return false
    const moves = [
      damp(body.rotation, 'x', lean, smooth.sway, seconds),
      damp(body.rotation, 'y', turn, smooth.sway, seconds),
      damp(wheelRing.rotation, 'x', -ringTilt * y, smooth.press, seconds),
      damp(wheelRing.rotation, 'y', ringTilt * x, smooth.press, seconds),
      damp(cap.position, 'z', isCentre ? -buttonTravel : 0, smooth.press, seconds),
    ]
    image.current?.rotation.copy(body.rotation)
    return moves.includes(true)
  })
  useHeldPlane(screen, planes.screen)
  useHeldPlane(ring, planes.wheel)

  const pose = { position: [0, -floorY, 0], rotation: [stance.lean, stance.turn, 0] } as const
  return (
    <>
      <color attach="background" args={[white]} />
      <Lens picture={layout.picture} />
      <Studio rig={cove} intensity={bodyGlow} />
      <AimedSpotLight
        at={lamp.at}
        position={lamp.from}
        color={lamp.color}
        intensity={lamp.power}
        angle={lamp.angle}
        penumbra={1}
      />
      <ContactShadow at={[0, floorY, 0]} {...contact} opacity={contactShade}>
        <group ref={stand} position-y={floorY}>
          <Player {...pose} wheelRef={wheel} buttonRef={button} screenRef={screen} ringRef={ring} />
        </group>
      </ContactShadow>
      <group position-y={floorY} scale-y={-1}>
        <group ref={image}>
          <Player {...pose} />
        </group>
      </group>
      <Floor />
    </>
  )
}

/** The camera, limited to the part of the picture that the page shows. */
function Lens({ picture: { left, top, side } }: { readonly picture: IpodLayout['picture'] }) {
  const { width, height } = useThree((state) => state.size)
  const camera = useRef<Camera>(null)
  useLayoutEffect(
    function frame() {
      camera.current?.lookAt(...lens.target)
      camera.current?.setViewOffset(side, side, -left, -top, width, height)
    },
    [left, top, side, width, height],
  )
  return (
    <PerspectiveCamera
      ref={camera}
      makeDefault
      manual
      aspect={1}
      fov={lens.fov}
      near={0.05}
      far={8}
      position={[...lens.eye]}
    />
  )
}

/** A white floor with a faint reflection and the shadow of a large lamp. */
function Floor() {
  const shadow = useDisposable(longShadow)
  return (
    <group position-y={floorY} rotation-x={-Math.PI / 2}>
      <mesh renderOrder={1}>
        <planeGeometry args={[floorSide, floorSide]} />
        <meshBasicMaterial color={white} opacity={1 - mirror} transparent toneMapped={false} />
      </mesh>
      <mesh renderOrder={2} position-z={0.0002}>
        <planeGeometry args={[shadowFloor.width, shadowFloor.depth]} />
        <meshBasicMaterial map={shadow} transparent depthWrite={false} toneMapped={false} />
      </mesh>
    </group>
  )
}

/** Position of the pointer from the centre of the viewport, -1 to 1. */
interface Gaze {
  readonly x: number
  readonly y: number
}

/** The position of a mouse, to which the player turns. Ignores touches: the target would move under the finger. */
function useGaze(wake: () => void): RefObject<Gaze> {
  const gaze = useRef<Gaze>({ x: 0, y: 0 })
  useEffect(
    function follow() {
      const listening = new AbortController()
      addEventListener(
        'pointermove',
        ({ pointerType, clientX, clientY, buttons }) => {
          if (pointerType !== 'mouse' || buttons > 0) return
          gaze.current = { x: (2 * clientX) / innerWidth - 1, y: (2 * clientY) / innerHeight - 1 }
          wake()
        },
        { passive: true, signal: listening.signal },
      )
      return () => listening.abort()
    },
    [wake],
  )
  return gaze
}
