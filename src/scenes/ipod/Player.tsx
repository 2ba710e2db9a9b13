import type { ThreeElements } from '@react-three/fiber'
import type { ReactNode, Ref } from 'react'
import type { Group, Mesh } from 'three'
import { useModel } from '../stage/useModel.ts'

type PlayerProps = ThreeElements['group'] & {
  /** For the tilt of the ring and the travel of the button, in the player's axes. */
  readonly wheelRef?: Ref<Group>
  readonly buttonRef?: Ref<Group>
  /** Where the page places its display and its touch surface. */
  readonly screenRef?: Ref<Mesh>
  readonly ringRef?: Ref<Mesh>
  /** Material of the display; by default dark, under the page's own. */
  readonly display?: ReactNode
}

/** Only the shell casts shadows: inner parts would cost a draw call each and change nothing. */
const shell = ['body_front', 'body_back'] as const
const still = ['hold_floor', 'jack', 'dock', 'back_print'] as const

/** The music player, centred on the origin, front to +z. */
export function Player({ wheelRef, buttonRef, screenRef, ringRef, display, ...group }: PlayerProps) {
  const { node, part } = useModel('player')
  return (
    <group {...group}>
      {shell.map((name) => (
        <mesh key={name} {...part(name)} castShadow receiveShadow />
      ))}
      {still.map((name) => (
        <mesh key={name} {...part(name)} receiveShadow />
      ))}
      <group position={node('hold_switch').position} quaternion={node('hold_switch').quaternion}>
        <mesh {...part('hold_slider')} />
      </group>
      <mesh {...part('screen_glass')}>
        {/* More reflection would turn the black border grey in white surroundings. */}
        <meshPhysicalMaterial color="#07080a" roughness={0.07} specularIntensity={0.12} />
      </mesh>
      <Display ref={screenRef ?? null}>
        {/* Dark, so that nothing shines through at the edges of the page's display. */}
        {display ?? <meshBasicMaterial color="#06080b" toneMapped={false} />}
      </Display>
      <group ref={wheelRef ?? null} position={node('wheel').position}>
        <mesh {...part('wheel_ring')} ref={ringRef ?? null} />
        <mesh {...part('wheel_legends')} />
      </group>
      <group position={node('button_center').position}>
        <group ref={buttonRef ?? null}>
          <mesh {...part('button_center_cap')} />
        </group>
      </group>
    </group>
  )
}

/** The display mesh; its child is the material. */
export function Display(mesh: ThreeElements['mesh']) {
  return <mesh {...useModel('player').part('screen')} {...mesh} />
}
