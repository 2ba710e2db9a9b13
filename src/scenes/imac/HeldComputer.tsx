import { MeshTransmissionMaterial } from '@react-three/drei'
import { grounds } from '../hold/grounds.ts'
import { Held } from '../hold/Held.tsx'
import type { HeldLook, HeldProps } from '../hold/held.ts'
import { useStageTools } from '../stage/stageTools.ts'
import { Computer, TubeFace } from './Computer.tsx'
import { key, studio } from './lights.ts'
import { plastics, Shell, type ShellProps } from './Shell.tsx'

const look: HeldLook = {
  middle: [0, 0.198, -0.045],
  reach: 0.32,
  above: 0.12,
  rig: studio,
  intensity: 0.92,
  lamp: key,
  backdrop: grounds.imac,
  inside: 'computerInside',
}

/** The computer in the hand, without keyboard and mouse; on fast machines its shell is transparent. */
export function HeldComputer(props: HeldProps) {
  const { tier } = useStageTools().quality
  return (
    <Held {...props} look={look} goesWith={{ tube: <SleepingTube /> }}>
      <Computer isOn={false} isPressed={false} isAlone ShellOf={tier === 'high' ? ClearShell : Shell} />
    </Held>
  )
}

/** Slightly in front of the dark glass of the part. */
const SleepingTube = () => (
  <group position-z={0.0005}>
    <TubeFace />
  </group>
)

/** Transmission through millimetres of plastic. */
function ClearShell({ part }: ShellProps) {
  return (
    <mesh {...part}>
      <MeshTransmissionMaterial
        color="#5fd3e2"
        attenuationColor={plastics.shell.color}
        attenuationDistance={0.06}
        thickness={0.01}
        ior={1.2}
        roughness={0.18}
        chromaticAberration={0.02}
        samples={6}
        resolution={1024}
        clearcoat={1}
        clearcoatRoughness={0.05}
      />
    </mesh>
  )
}
