import { useThree } from '@react-three/fiber'
import { type ReactNode, type Ref, useRef } from 'react'
import type { Group, MeshPhysicalMaterial, PointLight } from 'three'
import { damp } from '../stage/damp.ts'
import { pose, useModel } from '../stage/useModel.ts'
import { useMotion } from '../stage/useMotion.ts'
import { type MachineKey, machineKeys } from './layout.ts'
import { red } from './lights.ts'
import { countedAfter, isLampOn } from './messageLamp.ts'

export interface MachineProps {
  /** Number of blinks; a change restarts them. */
  readonly count: number
  /** The running tape; null for none. */
  readonly running: 'greeting' | 'messages' | null
  /** The message to which the tape is wound. */
  readonly place: number
  readonly pressed: MachineKey | null
}

/** Metres: tape speed per second, and radii of the wound tape (workshop/models/objects/answeringMachine.ts). */
const speed = 0.024
const radius = { left: 0.0096, right: 0.0069 } as const
/** Radians that the left reel turns from one message to the next. */
const fromOneToNext = 7 * Math.PI
/** Seconds. */
const smooth = { wind: 0.5, key: 0.05, lamp: 0.05 } as const
/** Metres. */
const keyTravel = 0.002
const brightness = 1.5

/** The machine: its reels turn while a tape runs, its lamp counts the messages, its keys go down. */
export function Machine({ count, running, place, pressed }: MachineProps) {
  const { node, part } = useModel('answeringMachine')
  const greeting = useReels()
  const messages = useReels()
  const lens = useRef<MeshPhysicalMaterial>(null)
  const light = useRef<PointLight>(null)
  const clock = useThree((state) => state.clock)
  const now = useRef({ greeting: 0, messages: 0, wound: fromOneToNext * place, glow: 1, count: -1, since: 0 })

  useMotion((seconds) => {
    const { current } = now
    if (current.count !== count) Object.assign(current, { count, since: clock.elapsedTime })
    // By the clock: `seconds` is limited after a slow frame.
    const counted = clock.elapsedTime - current.since
    if (running !== null) current[running] += (speed * seconds) / radius.left
    const moves = [
      running !== null,
      counted <= countedAfter(count),
      damp(current, 'wound', fromOneToNext * place, smooth.wind, seconds),
      damp(current, 'glow', isLampOn(count, counted) ? 1 : 0, smooth.lamp, seconds),
    ]
    greeting.turn(current.greeting)
    messages.turn(current.messages + current.wound)
    if (lens.current) lens.current.emissiveIntensity = brightness * current.glow
    if (light.current) light.current.intensity = red.intensity * current.glow
    return moves.includes(true)
  })

  const cassette = (name: 'greeting' | 'messages', { left, right }: typeof greeting) => (
    <group {...pose(node(`${name}_tape`))}>
      <mesh {...part(`${name}_shell`)} receiveShadow />
      <mesh {...part(`${name}_label`)} receiveShadow />
      <Reel at={pose(node(`${name}_left`))} turning={left}>
        <mesh {...part(`${name}_left_hub`)} receiveShadow />
      </Reel>
      <Reel at={pose(node(`${name}_right`))} turning={right}>
        <mesh {...part(`${name}_right_hub`)} receiveShadow />
      </Reel>
      <mesh {...part(`${name}_pane`)} />
    </group>
  )

  return (
    <>
      <mesh {...part('base')} castShadow receiveShadow />
      <group {...pose(node('face'))}>
        <mesh {...part('shell')} castShadow receiveShadow />
        <mesh {...part('floor')} receiveShadow />
        {cassette('greeting', greeting)}
        {cassette('messages', messages)}
        <mesh {...part('lid')} />
        <mesh {...part('strip')} receiveShadow />
        <mesh {...part('legends')} receiveShadow />
        <mesh {...part('lamp')}>
          <meshPhysicalMaterial
            ref={lens}
            color="#5a0e08"
            emissive="#ff1608"
            roughness={0.22}
            clearcoat={0.6}
            clearcoatRoughness={0.1}
          />
        </mesh>
        <pointLight ref={light} {...red} intensity={0} position={[-0.092, -0.011, 0.046]} />
        {machineKeys.map((key) => (
          <Key key={key} name={modelNames[key]} isDown={key === pressed}>
            {key === 'next' && <mesh {...part('key_play_sign')} receiveShadow />}
          </Key>
        ))}
      </group>
    </>
  )
}

const modelNames = { greeting: 'key_0', rewind: 'key_1', stop: 'key_2', next: 'key_play' } as const

interface KeyProps {
  readonly name: string
  readonly isDown: boolean
  readonly children: ReactNode
}

function Key({ name, isDown, children }: KeyProps) {
  const { node, part } = useModel('answeringMachine')
  const cap = useRef<Group>(null)
  useMotion(
    (seconds) =>
      cap.current !== null && damp(cap.current.position, 'z', isDown ? -keyTravel : 0, smooth.key, seconds),
  )
  return (
    <group position={node(name).position}>
      <group ref={cap}>
        <mesh {...part(`${name}_cap`)} castShadow receiveShadow />
        {children}
      </group>
    </group>
  )
}

interface ReelProps {
  readonly at: ReturnType<typeof pose>
  readonly turning: Ref<Group>
  readonly children: ReactNode
}

function Reel({ at, turning, children }: ReelProps) {
  return (
    <group {...at}>
      <group ref={turning}>{children}</group>
    </group>
  )
}

/** The two reels of a cassette; `turn` sets the radians of the left one, and the right one follows with the same tape. */
function useReels() {
  const left = useRef<Group>(null)
  const right = useRef<Group>(null)
  const turn = (radians: number) => {
    if (left.current) left.current.rotation.z = -radians
    if (right.current) right.current.rotation.z = (-radians * radius.left) / radius.right
  }
  return { left, right, turn }
}
