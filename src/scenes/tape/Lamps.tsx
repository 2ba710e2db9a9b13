import { type RefObject, useRef } from 'react'
import type { Group, MeshPhysicalMaterial, MeshStandardMaterial, PointLight } from 'three'
import { damp } from '../stage/damp.ts'
import { useModel } from '../stage/useModel.ts'
import { useMotion } from '../stage/useMotion.ts'
import { useDisposable } from '../stage/useDisposable.ts'
import { type FilmClock, filmPose } from './film.ts'
import { bulb } from './lights.ts'
import { meterPrint } from './print.ts'

/** Candela of the bulb; factors on emissive parts. The display's print is faintly visible without light. */
const full = { bulb: 0.022, glass: 2.4, led: 1.1, display: 0.88, displayOff: 0.12 } as const
/** Travel of the power key, metres. */
const powerTravel = 0.0026
/** Seconds. */
const smooth = { lamps: 0.33, key: 0.033 } as const

interface LampsProps {
  readonly isOn: boolean
  readonly film: FilmClock | null
}

/** The power key, and what comes on with it: the bulb over the tape, the red light, the display. */
export function Lamps({ isOn, film }: LampsProps) {
  const { node, part } = useModel('deck')
  const now = useRef({ power: 1, share: 1 })
  const key = useRef<Group>(null)
  const light = useRef<PointLight>(null)
  const glass = useRef<MeshStandardMaterial>(null)
  const led = useRef<MeshStandardMaterial>(null)
  const display = useRef<MeshPhysicalMaterial>(null)

  useMotion((seconds) => {
    const pose = film === null ? null : filmPose(film.seconds())
    if (pose !== null) now.current = { power: pose.power, share: pose.lamps }
    const moves = [
      damp(now.current, 'power', pose?.power ?? Number(isOn), smooth.key, seconds),
      damp(now.current, 'share', pose?.lamps ?? Number(isOn), smooth.lamps, seconds),
    ].includes(true)
    const { power, share } = now.current
    if (key.current) key.current.position.z = -powerTravel * power
    if (light.current) light.current.intensity = full.bulb * share
    if (glass.current) glass.current.emissiveIntensity = full.glass * share
    if (led.current) led.current.emissiveIntensity = full.led * share
    if (display.current) display.current.emissiveIntensity = full.displayOff + full.display * share
    return moves || pose !== null
  })

  return (
    <>
      <group position={node('button_power').position}>
        <group ref={key}>
          <mesh {...part('button_power_cap')} receiveShadow />
        </group>
      </group>
      <pointLight ref={light} {...bulb} intensity={0} />
      <mesh {...part('bay_lamp')} receiveShadow>
        <meshStandardMaterial ref={glass} color="#2a2018" emissive="#ffb36a" roughness={0.4} />
      </mesh>
      <mesh {...part('led_power')} receiveShadow>
        <meshStandardMaterial ref={led} color="#3a0806" emissive="#ff2a18" roughness={0.3} />
      </mesh>
      <Display material={display} />
    </>
  )
}

/** The glass of the display with its glowing print. */
export function Display({
  material = null,
}: {
  readonly material?: RefObject<MeshPhysicalMaterial | null> | null
}) {
  const { part } = useModel('deck')
  const print = useDisposable(meterPrint)
  return (
    <mesh {...part('meter')} receiveShadow>
      <meshPhysicalMaterial
        ref={material}
        color="#050607"
        roughness={0.3}
        clearcoat={1}
        clearcoatRoughness={0.03}
        emissive="#ffffff"
        emissiveMap={print}
        emissiveIntensity={full.displayOff + full.display}
      />
    </mesh>
  )
}
