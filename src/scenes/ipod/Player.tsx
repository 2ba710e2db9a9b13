import type { ThreeElements } from '@react-three/fiber'
import type { ReactNode, Ref } from 'react'
import type { Group, Mesh } from 'three'
import { useModel } from '../stage/useModel.ts'

type PlayerProps = ThreeElements['group'] & {
  /** The ring tilts and the button sinks; in the player's own axes. */
  readonly wheelRef?: Ref<Group>
  readonly buttonRef?: Ref<Group>
  /** Where the page lays its display and its touch surface. */
  readonly screenRef?: Ref<Mesh>
  readonly ringRef?: Ref<Mesh>
  /** The material of its display; dark where a page lays its own over it. */
  readonly display?: ReactNode
}

/** Only the shell throws shadows: what is in it would cost a draw each and change nothing. */
const shell = ['body_front', 'body_back'] as const
const still = ['hold_floor', 'jack', 'dock', 'back_print'] as const

/** The music player, its middle at the origin, its face to +z. */
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
        {/* Glossier, the black border would be grey in a white room. */}
        <meshPhysicalMaterial color="#07080a" roughness={0.07} specularIntensity={0.12} />
      </mesh>
      <Display ref={screenRef ?? null}>
        {/* A page's own display must not let this shine through at its edges. */}
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

/** The display, with its material as the child. */
export function Display(mesh: ThreeElements['mesh']) {
  return <mesh {...useModel('player').part('screen')} {...mesh} />
}
