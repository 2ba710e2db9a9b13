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

/** Metres of the floor that the picture of the shadow covers: from left to right, and from behind to the front. */
const shadowFloor = { width: 0.3, depth: 0.24 } as const

/** Pixels a metre. */
const scale = 1700
/** How dark the shadow is at the foot, 0 to 1. */
const darkness = 0.34

/** Half as wide as the player, metres; how far its shadow lies to the right and back. */
const half = 0.029
const thrown = { x: 0.052, z: -0.082 } as const

/** The shadow of a lamp that is as large as a window: sharp nowhere, and lighter with every millimetre. */
function longShadow(): CanvasTexture {
  const [width, height] = [shadowFloor.width * scale, shadowFloor.depth * scale]
  return painted(width, height, (context) => {
    const at = (x: number, z: number): [number, number] => [width / 2 + x * scale, height / 2 + z * scale]
    // Slices from the far end to the foot: each nearer to the foot is darker and less blurred.
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
  /** Pieces of the page that lie on the player; kept on it in every frame. */
  readonly planes: { readonly screen: ScreenPlane; readonly wheel: ScreenPlane }
  /** The key under a finger. */
  readonly keyDown: 'menu' | 'next' | 'play' | 'previous' | 'centre' | null
}

/** Seconds: the player's body, and what is pressed on it. */
const smooth = { sway: 0.36, press: 0.06 } as const
/** Radians that the player turns towards a pointer at the edge, and gives way under a press. */
const sway = { turn: 0.055, lean: 0.028 } as const
const yielding = { turn: 0.009, lean: 0.007, button: 0.004 } as const
/** Radians of the ring, metres of the button. */
const ringTilt = 0.03
const buttonTravel = 0.00032

/** Where on the wheel a key is. */
const places = {
  menu: [0, 1],
  next: [1, 0],
  play: [0, -1],
  previous: [-1, 0],
  centre: [0, 0],
} as const

/** Metres: half of the floor that shows where the player touches it, and how high that reaches. */
const contact = { half: 0.085, reach: 0.03 } as const

/** One player in endless white. */
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

/** Looks at the player, and shows as much of the picture as lies on the page. */
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

/** White that lets a little of the mirror through, and the shadow of a lamp as large as a window. */
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

/** Where the pointer looks from, shares of the screen from its middle, -1 to 1. */
interface Gaze {
  readonly x: number
  readonly y: number
}

/** Where a mouse is, from the middle of the screen, -1 to 1: the player turns a little towards it. A finger moves nothing: it would push its own target away. */
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
