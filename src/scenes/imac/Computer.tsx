import { type ComponentType, type RefObject, useMemo, useRef, useState } from 'react'
import {
  CatmullRomCurve3,
  type Group,
  type MeshPhysicalMaterial,
  type MeshStandardMaterial,
  Vector3,
  type CanvasTexture,
} from 'three'
import { damp } from '../stage/damp.ts'
import { useDisposable } from '../stage/useDisposable.ts'
import { pose, useModel } from '../stage/useModel.ts'
import { useMotion } from '../stage/useMotion.ts'
import { painted } from '../stage/painted.ts'
import { plastics, Shell, type ShellProps } from './Shell.tsx'

interface ComputerProps {
  /** Off: a sleeping face on the tube, and an amber lamp. */
  readonly isOn: boolean
  /** The power key is pressed. */
  readonly isPressed: boolean
  /** Without keyboard and mouse. */
  readonly isAlone?: boolean
  readonly ShellOf?: ComponentType<ShellProps>
}

/** Seconds: the power key, and the tube, which warms up slowly. */
const smooth = { press: 0.05, glow: 0.4 } as const
/** Travel of the power key, metres. */
const keyTravel = 0.0014

/** Brightness of tube and frame; the lamp changes from amber to green. */
const lights = {
  off: { tube: 0.95, bezel: 0, lamp: { r: 1, g: 0.42, b: 0.08, intensity: 1.2 } },
  on: { tube: 0, bezel: 0.34, lamp: { r: 0.25, g: 0.82, b: 0.18, intensity: 1.6 } },
} as const

const still = ['fascia', 'tube', 'feet', 'speaker_left', 'speaker_right'] as const
const cables = ['keyboard_cable', 'mouse_cable'] as const
const tray = ['tray_door', 'tray_button', 'tray_carriage'] as const
const keyboard = ['keyboard_base', 'keyboard_keys', 'keyboard_print'] as const
const mouse = ['mouse_band', 'mouse_sides'] as const

/** The translucent computer with keyboard and mouse, standing on y = 0, front to +z. */
export function Computer({ isOn, isPressed, isAlone = false, ShellOf = Shell }: ComputerProps) {
  const { node, part, material } = useModel('computer')
  const key = useRef<Group>(null)
  const tube = useRef<MeshPhysicalMaterial>(null)
  const bezel = useRef<MeshStandardMaterial>(null)
  const lamp = useRef<MeshStandardMaterial>(null)
  const [atFirst] = useState(lights[isOn ? 'on' : 'off'])

  useMotion((seconds) => {
    if (!key.current || !tube.current || !bezel.current || !lamp.current) return false
    const goal = lights[isOn ? 'on' : 'off']
    return [
      damp(key.current.position, 'z', isPressed ? -keyTravel : 0, smooth.press, seconds),
      damp(tube.current, 'emissiveIntensity', goal.tube, smooth.glow, seconds),
      damp(bezel.current, 'emissiveIntensity', goal.bezel, smooth.glow, seconds),
      damp(lamp.current, 'emissiveIntensity', goal.lamp.intensity, smooth.glow, seconds),
      damp(lamp.current.emissive, 'r', goal.lamp.r, smooth.glow, seconds),
      damp(lamp.current.emissive, 'g', goal.lamp.g, smooth.glow, seconds),
      damp(lamp.current.emissive, 'b', goal.lamp.b, smooth.glow, seconds),
    ].includes(true)
  })

  return (
    <>
      {still.map((name) => (
        <mesh key={name} {...part(name)} />
      ))}
      <ShellOf part={part('shell_back')} plastic={plastics.shell} />
      {/* Lighter than the original, so that it is visible through the shell. */}
      <mesh {...part('cage')}>
        <meshStandardMaterial color="#d9e4e4" roughness={0.34} metalness={0.35} />
      </mesh>
      <Insides />
      <mesh {...part('crt_bezel')}>
        <meshStandardMaterial
          ref={bezel}
          color={material('bezel').color}
          roughness={material('bezel').roughness}
          metalness={material('bezel').metalness}
          vertexColors
          emissive="#7fb9c4"
          emissiveIntensity={atFirst.bezel}
        />
      </mesh>
      <TubeFace ref={tube} glow={atFirst.tube} />
      <group position={node('button_power').position}>
        <group ref={key}>
          <mesh {...part('button_power_cap')} />
        </group>
      </group>
      <mesh {...part('led_power')}>
        <meshStandardMaterial
          ref={lamp}
          color={material('led').color}
          roughness={material('led').roughness}
          emissive={[atFirst.lamp.r, atFirst.lamp.g, atFirst.lamp.b]}
          emissiveIntensity={atFirst.lamp.intensity}
        />
      </mesh>
      <group {...pose(node('tray'))}>
        {tray.map((name) => (
          <mesh key={name} {...part(name)} />
        ))}
      </group>
      {!isAlone && <Peripherals />}
    </>
  )
}

interface TubeFaceProps {
  readonly ref?: RefObject<MeshPhysicalMaterial | null>
  /** Initial brightness of the sleeping face. */
  readonly glow?: number
}

export function TubeFace({ ref, glow = lights.off.tube }: TubeFaceProps) {
  const { part, material } = useModel('computer')
  const face = useDisposable(sleepingFace)
  return (
    <mesh {...part('screen')}>
      <meshPhysicalMaterial
        ref={ref ?? null}
        color={material('screen').color}
        roughness={material('screen').roughness}
        metalness={material('screen').metalness}
        clearcoat={1}
        clearcoatRoughness={0.02}
        emissive="#ffffff"
        emissiveMap={face}
        emissiveIntensity={glow}
      />
    </mesh>
  )
}

/** Keyboard, mouse and their cables. */
function Peripherals() {
  const { node, part } = useModel('computer')
  return (
    <>
      {cables.map((name) => (
        <mesh key={name} {...part(name)} />
      ))}
      <group {...pose(node('keyboard'))}>
        {keyboard.map((name) => (
          <mesh key={name} {...part(name)} />
        ))}
        <Shell part={part('keyboard_edge')} plastic={plastics.edge} />
      </group>
      <group {...pose(node('mouse'))}>
        {mouse.map((name) => (
          <mesh key={name} {...part(name)} />
        ))}
      </group>
    </>
  )
}

/** Chips on the board: x, y, z of the centre, and sides; millimetres. */
const chips = [
  [-136, 206, 62, 10, 30, 22],
  [-138, 234, 30, 14, 16, 38],
  [-139, 262, 60, 18, 18, 18],
  [-139, 262, 34, 18, 18, 18],
  [-136, 286, 44, 10, 10, 46],
  [-140, 204, -2, 22, 26, 26],
  [-137, 246, -14, 14, 44, 14],
  [-135, 282, -8, 10, 14, 22],
] as const

/** Visible through the shell: the board and the cable of the tube. */
function Insides() {
  const curve = useMemo(
    () =>
      new CatmullRomCurve3([
        new Vector3(-0.05, 0.335, 0.075),
        new Vector3(-0.1, 0.35, 0.03),
        new Vector3(-0.135, 0.325, 0.01),
        new Vector3(-0.14, 0.292, 0.005),
      ]),
    [],
  )
  return (
    <>
      <mesh position={[-0.13, 0.246, 0.026]}>
        <boxGeometry args={[0.003, 0.12, 0.13]} />
        <meshStandardMaterial color="#15483c" roughness={0.7} />
      </mesh>
      {chips.map(([x, y, z, ...sides], index) => (
        <mesh
          key={index}
          position={[x / 1000, y / 1000, z / 1000]}
          scale={[sides[0] / 1000, sides[1] / 1000, sides[2] / 1000]}
        >
          <boxGeometry />
          <meshStandardMaterial color="#c9b46a" roughness={0.35} metalness={0.6} />
        </mesh>
      ))}
      <mesh>
        <tubeGeometry args={[curve, 24, 0.0042, 7]} />
        <meshStandardMaterial color="#b3261e" roughness={0.5} />
      </mesh>
    </>
  )
}

/** The tube of a machine that is off: its face, asleep. See glass/Face.tsx of the exhibit. */
function sleepingFace(): CanvasTexture {
  const texture = painted(512, 384, (c) => {
    const dusk = c.createRadialGradient(256, 168, 10, 256, 192, 330)
    dusk.addColorStop(0, '#12586a')
    dusk.addColorStop(0.6, '#0a3340')
    dusk.addColorStop(1, '#041a22')
    c.fillStyle = dusk
    c.fillRect(0, 0, 512, 384)
    c.fillStyle = '#8fe3ec'
    c.strokeStyle = '#8fe3ec'
    c.lineCap = 'round'
    for (const x of [206, 306]) {
      c.beginPath()
      c.lineWidth = 11
      c.moveTo(x - 15, 168)
      c.quadraticCurveTo(x, 180, x + 15, 168)
      c.stroke()
    }
    c.beginPath()
    c.lineWidth = 9
    c.moveTo(240, 226)
    c.quadraticCurveTo(256, 235, 272, 226)
    c.stroke()
    c.fillStyle = '#00101614'
    for (let y = 0; y < 384; y += 3) c.fillRect(0, y, 512, 1)
  })
  texture.flipY = false
  return texture
}
