import { PerspectiveCamera } from '@react-three/drei'
import { useThree } from '@react-three/fiber'
import { useLayoutEffect, useRef } from 'react'
import type { Group, Mesh, PerspectiveCamera as Camera } from 'three'
import { AimedSpotLight } from '../stage/AimedSpotLight.tsx'
import { ContactShadow } from '../stage/ContactShadow.tsx'
import { damp } from '../stage/damp.ts'
import type { ScreenPlane } from '../stage/screenPlane.ts'
import { Studio } from '../stage/Studio.tsx'
import { useDisposable } from '../stage/useDisposable.ts'
import { useHeldPlane } from '../stage/useHeldPlane.ts'
import { useMotion } from '../stage/useMotion.ts'
import { floorY, type IpodLayout, lens, stance } from './layout.ts'
import { bodyGlow, contactShade, cove, floorSide, lamp, mirror, white } from './lights.ts'
import { longShadow, shadowFloor } from './longShadow.ts'
import { Player } from './Player.tsx'
import { useGaze } from './useGaze.ts'

export interface IpodRoomProps {
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
export function IpodRoom({ layout, planes, keyDown }: IpodRoomProps) {
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
