import type { Ref } from 'react'
import type { MeshStandardMaterial } from 'three'
import { useModel } from '../stage/useModel.ts'

interface SpeakerProps {
  /** The material of the ring. */
  readonly ringRef: Ref<MeshStandardMaterial>
  /** Initial brightness of the ring. */
  readonly glow: number
}

/** Only outer shells cast shadows: inner parts would cost a draw call each and change nothing. */
const shells = ['body', 'grille', 'top'] as const
const buttons = ['button_action', 'button_mute'] as const

export function Speaker({ ringRef, glow }: SpeakerProps) {
  const { node, part, material } = useModel('speaker')
  const light = material('light')
  return (
    <>
      {shells.map((name) => (
        <mesh key={name} {...part(name)} castShadow receiveShadow />
      ))}
      <group position={node('volume_ring').position}>
        <mesh {...part('volume_ring_band')} castShadow receiveShadow />
      </group>
      <mesh {...part('light_ring')} receiveShadow>
        <meshStandardMaterial
          ref={ringRef}
          color={light.color}
          roughness={light.roughness}
          emissive={light.emissive}
          emissiveMap={light.emissiveMap}
          emissiveIntensity={glow}
        />
      </mesh>
      <mesh {...part('microphones')} receiveShadow />
      <mesh {...part('plate_text')} />
      {buttons.map((name) => (
        <group key={name} position={node(name).position}>
          <mesh {...part(`${name}_cap`)} receiveShadow />
          <mesh {...part(`${name}_sign`)} receiveShadow />
        </group>
      ))}
    </>
  )
}
