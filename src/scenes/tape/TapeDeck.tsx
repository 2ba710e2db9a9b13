import { useRef, useState } from 'react'
import type { Group } from 'three'
import { counterWheels } from '#lib/tape/counter.ts'
import type { DeckKey } from '#lib/tape/deck.ts'
import { deckFace, deckKeyRow, knobReach, type RowKey } from '#lib/tape/deckSize.ts'
import { damp } from '../stage/damp.ts'
import { useModel } from '../stage/useModel.ts'
import { useMotion } from '../stage/useMotion.ts'
import { useDisposable } from '../stage/useDisposable.ts'
import { type FilmClock, filmPose } from './film.ts'
import { Lamps } from './Lamps.tsx'
import { MeterLights } from './MeterLights.tsx'
import { faceplatePrint } from './print.ts'
import { type Transport, useReels } from './useReels.ts'

interface TapeDeckProps extends Transport {
  readonly keysDown: ReadonlySet<DeckKey>
  /** 0 to 1. */
  readonly volume: number
  readonly film: FilmClock | null
}

/** The cassette deck, centred on its face; door, heads and tape are in its bay. */
export function TapeDeck({ live, mode, keysDown, volume, film }: TapeDeckProps) {
  const { part } = useModel('deck')
  return (
    <>
      <mesh {...part('faceplate')} castShadow receiveShadow />
      <mesh {...part('chassis')} castShadow receiveShadow />
      <mesh {...part('trims')} receiveShadow />
      <mesh {...part('jack')} receiveShadow />
      <mesh {...part('bay')} receiveShadow />
      <mesh {...part('hinge')} receiveShadow />
      <mesh {...part('back_panel')} />
      <Print />
      {deckKeyRow.map((key) => (
        <Key key={key} name={key} isDown={keysDown.has(key)} />
      ))}
      <Knob volume={volume} />
      <Spindles live={live} mode={mode} />
      <Counter live={live} mode={mode} film={film} />
      <Lamps isOn={keysDown.has('power')} film={film} />
      <MeterLights live={live} film={film} />
    </>
  )
}

/** The lettering of the faceplate: a texture, since as geometry it aliases. */
export function Print() {
  const print = useDisposable(faceplatePrint)
  return (
    <mesh position-z={0.0002} receiveShadow>
      <planeGeometry args={[deckFace.width / 1000, deckFace.height / 1000]} />
      <meshStandardMaterial map={print} roughness={0.6} transparent depthWrite={false} />
    </mesh>
  )
}

/** Travel of a key, metres. */
const keyTravel = { y: -0.00146, z: -0.005 } as const
/** Seconds. A key reacts in the frame of its press and returns more slowly. */
const keySmooth = { down: 0.033, up: 0.077 } as const

function Key({ name, isDown }: { readonly name: RowKey; readonly isDown: boolean }) {
  const { node, part } = useModel('deck')
  const cap = useRef<Group>(null)
  useMotion((seconds) => {
    if (cap.current === null) return false
    const { position } = cap.current
    const smooth = isDown ? keySmooth.down : keySmooth.up
    const moves = [
      damp(position, 'y', isDown ? keyTravel.y : 0, smooth, seconds),
      damp(position, 'z', isDown ? keyTravel.z : 0, smooth, seconds),
    ]
    return moves.includes(true)
  })
  return (
    <group position={node(`button_${name}`).position}>
      <group ref={cap}>
        <mesh {...part(`button_${name}_cap`)} receiveShadow />
      </group>
    </group>
  )
}

/** Seconds. */
const knobSmooth = 0.11

function Knob({ volume }: { readonly volume: number }) {
  const { node, part } = useModel('deck')
  const knob = useRef<Group>(null)
  const angle = knobReach * (1 - 2 * volume)
  const [start] = useState(angle)
  useMotion(
    (seconds) => knob.current !== null && damp(knob.current.rotation, 'z', angle, knobSmooth, seconds),
  )
  return (
    <group ref={knob} position={node('knob_volume').position} rotation-z={start}>
      <mesh {...part('knob_volume_side')} castShadow receiveShadow />
      <mesh {...part('knob_volume_face')} receiveShadow />
    </group>
  )
}

function Spindles(transport: Transport) {
  const { node, part } = useModel('deck')
  const supply = useRef<Group>(null)
  const takeUp = useRef<Group>(null)
  useReels(transport, ({ supplyAngle, takeUpAngle }) => {
    supply.current?.rotation.set(0, 0, supplyAngle)
    takeUp.current?.rotation.set(0, 0, takeUpAngle)
  })
  return (
    <>
      <group ref={supply} position={node('spindle_left').position}>
        <mesh {...part('spindle_left_axle')} receiveShadow />
      </group>
      <group ref={takeUp} position={node('spindle_right').position}>
        <mesh {...part('spindle_right_axle')} receiveShadow />
      </group>
    </>
  )
}

const wheels = [0, 1, 2] as const

/** Three wheels that count the turns of the take-up hub. */
function Counter({ film, ...transport }: Transport & { readonly film: FilmClock | null }) {
  const { node, part } = useModel('deck')
  const counter = useRef<Group>(null)
  useReels(transport, ({ takeUpAngle }) => {
    const turns = film === null ? takeUpAngle / (2 * Math.PI) : filmPose(film.seconds()).turns
    const digits = counterWheels(turns)
    for (const wheel of wheels)
      counter.current?.children[wheel]?.rotation.set((digits[wheel] / 10) * 2 * Math.PI, 0, 0)
  })
  return (
    <group ref={counter} position={node('counter').position}>
      {wheels.map((wheel) => (
        <group key={wheel} position={node(`counter_wheel_${wheel}`).position}>
          <mesh {...part(`counter_wheel_${wheel}_drum`)} receiveShadow />
        </group>
      ))}
    </group>
  )
}
